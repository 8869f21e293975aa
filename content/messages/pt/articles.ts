import type { English, Translated } from '../catalogue.ts'

export const articles = {
  contents: 'Nesta página',
  writeTo: 'Escreva para <mail>{email}</mail>.',
  noContact: 'O operador da {brand} não publicou um endereço para contato.',
  companyName: 'Empresa',
  companyRegistration: 'Registro',
  companyAddress: 'Endereço',
  companyJurisdiction: 'Jurisdição',
  companyAuthority: 'Supervisionada por',
} as const satisfies Translated<English['articles']>
