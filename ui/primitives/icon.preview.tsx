import { Icon, iconNames } from './icon.tsx'
import type { Preview } from './preview.ts'

export const iconPreview: Preview = {
  name: 'Icon',
  examples: iconNames.map((name) => ({ title: name, show: () => <Icon name={name} /> })),
}
