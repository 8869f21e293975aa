import type { English, Translated } from '../catalogue.ts'

export const legal = {
  termsTitle: 'Kullanım koşulları',
  termsDescription: 'Bu takas hizmetinin müşterilerine sunulduğu koşulların tamamı.',
  privacyTitle: 'Gizlilik politikası',
  privacyDescription: 'Bu takas hizmetinin hangi verileri, neden ve ne kadar süre sakladığı.',
  updated: 'Son güncelleme: {date}',
  templateNotice:
    'Bu, yazılımla birlikte gelen metindir. Onu kendi metniyle değiştirmek bu sitenin işletmecisinin sorumluluğundadır.',
} as const satisfies Translated<English['legal']>
