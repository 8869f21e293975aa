import type { Preview } from './preview.ts'
import { TextField } from './text-field.tsx'

export const textFieldPreview: Preview = {
  name: 'TextField',
  examples: [
    {
      title: 'with hint',
      show: () => <TextField label="E-mail" aside="optional" hint="Only for this order." />,
    },
    {
      title: 'an address that fits',
      show: () => (
        <TextField
          label="Your BTC address"
          isCode
          defaultValue="bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"
          good="This is a valid Bitcoin address."
        />
      ),
    },
    {
      title: 'an address that does not',
      show: () => (
        <TextField
          label="Your BTC address"
          isCode
          defaultValue="0x71C7656EC7ab88b098defB751B7401B5f6d8976F"
          error="This address belongs to Ethereum, not to Bitcoin."
        />
      ),
    },
    { title: 'disabled', show: () => <TextField label="E-mail" disabled /> },
  ],
}
