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
  noCompany: 'O operador da {brand} não publicou o nome da empresa.',
  noPeople: 'O operador da {brand} não apresentou ninguém aqui.',
  noPartners: 'O operador da {brand} não informou nenhum parceiro.',
  noPress: 'O operador da {brand} não listou nenhum artigo.',
} as const satisfies Translated<English['articles']>
