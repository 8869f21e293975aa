import type { English, Translated } from '../catalogue.ts'

export const articles = {
  contents: 'Bu sayfada',
  writeTo: '<mail>{email}</mail> adresine yazın.',
  noContact: '{brand} işletmecisi yazılacak bir adres yayımlamadı.',
  companyName: 'Şirket',
  companyRegistration: 'Kayıt',
  companyAddress: 'Adres',
  companyJurisdiction: 'Yetki alanı',
  companyAuthority: 'Denetleyen kurum',
} as const satisfies Translated<English['articles']>
