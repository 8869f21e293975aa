import { Badge } from './badge.tsx'
import type { Preview } from './preview.ts'

export const badgePreview: Preview = {
  name: 'Badge',
  examples: [
    { title: 'neutral', show: () => <Badge>floating</Badge> },
    { title: 'good', show: () => <Badge tone="good">confirmed</Badge> },
    { title: 'warning', show: () => <Badge tone="warning">on hold</Badge> },
    { title: 'bad', show: () => <Badge tone="bad">reversed</Badge> },
  ],
}
