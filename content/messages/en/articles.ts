import type { NamespaceMessages } from '../message.ts'

export const articles = {
  // Name of the list of a page's headings.
  contents: 'On this page',
  writeTo: 'Write to <mail>{email}</mail>.',
  noContact: 'The operator of {brand} has not published an address to write to.',
  companyName: 'Company',
  companyRegistration: 'Registered as',
  companyAddress: 'Address',
  companyJurisdiction: 'Jurisdiction',
  companyAuthority: 'Supervised by',
  noCompany: 'The operator of {brand} has not published the name of the company.',
  noPeople: 'The operator of {brand} has not introduced anybody here.',
  noPartners: 'The operator of {brand} has not named any partners.',
  noPress: 'The operator of {brand} has not listed any articles.',
} as const satisfies NamespaceMessages
