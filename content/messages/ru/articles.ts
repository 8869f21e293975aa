import type { English, Translated } from '../catalogue.ts'

export const articles = {
  contents: 'На этой странице',
  writeTo: 'Напишите на адрес <mail>{email}</mail>.',
  noContact: 'Оператор {brand} не опубликовал адреса, на который можно написать.',
  companyName: 'Компания',
  companyRegistration: 'Регистрация',
  companyAddress: 'Адрес',
  companyJurisdiction: 'Юрисдикция',
  companyAuthority: 'Надзорный орган',
} as const satisfies Translated<English['articles']>
