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
  noCompany: 'Оператор {brand} не опубликовал названия компании.',
  noPeople: 'Оператор {brand} никого здесь не представил.',
  noPartners: 'Оператор {brand} не назвал ни одного партнёра.',
  noPress: 'Оператор {brand} не указал ни одной статьи.',
} as const satisfies Translated<English['articles']>
