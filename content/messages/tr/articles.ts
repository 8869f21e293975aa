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
  noCompany: '{brand} işletmecisi şirketin adını yayımlamadı.',
  noPeople: '{brand} işletmecisi burada kimseyi tanıtmadı.',
  noPartners: '{brand} işletmecisi hiçbir iş ortağının adını vermedi.',
  noPress: '{brand} işletmecisi hiçbir yazıyı listelemedi.',
} as const satisfies Translated<English['articles']>
