import type { Preview } from '../preview.ts'
import { Button, LinkButton } from './button.tsx'
import { CopyButton } from './copy-button.tsx'

export const buttonPreview: Preview = {
  name: 'Button',
  examples: [
    { title: 'primary', show: () => <Button>Create the order</Button> },
    { title: 'secondary', show: () => <Button look="secondary">Change</Button> },
    { title: 'quiet', show: () => <Button look="quiet">Leave it</Button> },
    {
      title: 'large and wide',
      show: () => (
        <Button size="large" wide>
          Exchange now
        </Button>
      ),
    },
    { title: 'busy', show: () => <Button busy>Creating the order …</Button> },
    { title: 'disabled', show: () => <Button disabled>Create the order</Button> },
    {
      title: 'long German word',
      show: () => <Button wide>Kryptowährungsumtauschbestätigung anfordern</Button>,
    },
  ],
}

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

export const copyButtonPreview: Preview = {
  name: 'CopyButton',
  examples: [
    {
      title: 'says that it has copied',
      show: () => <CopyButton text="0.1" label="Copy the amount" short="Copy" copied="Copied" />,
    },
  ],
}
