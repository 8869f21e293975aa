import type { English, Translated } from '../catalogue.ts'

export const articles = {
  contents: 'Sur cette page',
  writeTo: 'Écrivez à <mail>{email}</mail>.',
  noContact: 'L’opérateur de {brand} n’a pas publié d’adresse à laquelle écrire.',
  companyName: 'Société',
  companyRegistration: 'Enregistrée sous',
  companyAddress: 'Adresse',
  companyJurisdiction: 'Juridiction',
  companyAuthority: 'Supervisée par',
} as const satisfies Translated<English['articles']>
