import type { English, Translated } from '../catalogue.ts'

export const articles = {
  contents: 'En esta página',
  writeTo: 'Escriba a <mail>{email}</mail>.',
  noContact: 'El operador de {brand} no ha publicado ninguna dirección a la que escribir.',
  companyName: 'Empresa',
  companyRegistration: 'Registro',
  companyAddress: 'Dirección',
  companyJurisdiction: 'Jurisdicción',
  companyAuthority: 'Supervisada por',
} as const satisfies Translated<English['articles']>
