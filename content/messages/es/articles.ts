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
  noCompany: 'El operador de {brand} no ha publicado el nombre de la empresa.',
  noPeople: 'El operador de {brand} no ha presentado aquí a nadie.',
  noPartners: 'El operador de {brand} no ha nombrado a ningún socio.',
  noPress: 'El operador de {brand} no ha listado ningún artículo.',
} as const satisfies Translated<English['articles']>
