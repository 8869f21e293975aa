import type { NamespaceMessages } from '../message.ts'

export const legal = {
  termsTitle: 'Terms of use',
  termsDescription: 'The terms that apply when you exchange, buy or sell crypto on this site.',
  privacyTitle: 'Privacy policy',
  privacyDescription: 'What data this exchange keeps, why, and for how long.',
  updated: 'Last updated: {date}',
  templateNotice:
    'This is the default text that comes with the software. The operator of this site is responsible for replacing it with their own.',
} as const satisfies NamespaceMessages
