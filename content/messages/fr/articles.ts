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
  noCompany: 'L’opérateur de {brand} n’a pas publié le nom de la société.',
  noPeople: 'L’opérateur de {brand} n’a présenté personne ici.',
  noPartners: 'L’opérateur de {brand} n’a nommé aucun partenaire.',
  noPress: 'L’opérateur de {brand} n’a indiqué aucun article.',
} as const satisfies Translated<English['articles']>
