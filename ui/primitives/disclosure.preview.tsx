import { Disclosure } from './disclosure.tsx'
import type { Preview } from './preview.ts'

export const disclosurePreview: Preview = {
  name: 'Disclosure',
  examples: [
    { title: 'opens without script', show: () => <Disclosure summary="Details">More.</Disclosure> },
  ],
}
