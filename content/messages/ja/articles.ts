import type { English, Translated } from '../catalogue.ts'

export const articles = {
  contents: 'このページの内容',
  writeTo: '<mail>{email}</mail>までご連絡ください。',
  noContact: '{brand}の運営者は、連絡先のアドレスを公開していません。',
  companyName: '会社名',
  companyRegistration: '登記',
  companyAddress: '所在地',
  companyJurisdiction: '管轄',
  companyAuthority: '監督機関',
} as const satisfies Translated<English['articles']>
