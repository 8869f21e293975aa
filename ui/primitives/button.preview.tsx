import { Button } from './button.tsx'
import type { Preview } from './preview.ts'

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
