import type { NamespaceMessages } from '../message.ts'

export const articles = {
  // Name of the list of a page's headings.
  contents: 'On this page',
  writeTo: 'Email <mail>{email}</mail>.',
  noContact: '{brand} hasn’t published a contact address yet.',
  companyName: 'Company',
  companyRegistration: 'Registration',
  companyAddress: 'Address',
  companyJurisdiction: 'Jurisdiction',
  companyAuthority: 'Supervised by',
} as const satisfies NamespaceMessages
