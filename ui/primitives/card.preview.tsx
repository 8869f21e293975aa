import { Card } from './card.tsx'
import type { Preview } from './preview.ts'

export const cardPreview: Preview = {
  name: 'Card',
  examples: [
    { title: 'raised', show: () => <Card>On the stage, with the one soft shadow.</Card> },
    { title: 'outlined', show: () => <Card look="outlined">On the page, with a hairline.</Card> },
    { title: 'roomy', show: () => <Card roomy>With wider margins where there is room.</Card> },
  ],
}
