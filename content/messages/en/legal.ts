import type { NamespaceMessages } from '../message.ts'

export const legal = {
  termsTitle: 'Terms of use',
  termsDescription: 'The terms on which this exchange is offered to its customers.',
  privacyTitle: 'Privacy policy',
  privacyDescription: 'Which data this exchange keeps, why, and for how long.',
  templateNotice:
    'This is the text that comes with the software. The operator of this site is responsible for replacing it with his own.',
} as const satisfies NamespaceMessages
