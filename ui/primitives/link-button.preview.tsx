import { LinkButton } from './link-button.tsx'
import type { Preview } from './preview.ts'

export const linkButtonPreview: Preview = {
  name: 'LinkButton',
  examples: [
    { title: 'primary', show: () => <LinkButton href="#top">To the exchange</LinkButton> },
    {
      title: 'secondary',
      show: () => (
        <LinkButton look="secondary" href="#top">
          Back
        </LinkButton>
      ),
    },
  ],
}
