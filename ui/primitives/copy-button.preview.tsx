import { CopyButton } from './copy-button.tsx'
import type { Preview } from './preview.ts'

export const copyButtonPreview: Preview = {
  name: 'CopyButton',
  examples: [
    {
      title: 'says that it has copied',
      show: () => <CopyButton text="0.1" label="Copy the amount" short="Copy" copied="Copied" />,
    },
  ],
}
