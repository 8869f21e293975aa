import type { English, Translated } from '../catalogue.ts'

export const account = {
  signIn: 'Oturum aç',
  signInFailed: 'Oturum açma penceresi açılamadı. Bağlantınızı kontrol edip yeniden deneyin.',
  signedIn: 'Oturumunuz açıldı.',
  menu: 'Hesap: {email}',
  history: 'Geçmiş',
  settings: 'Ayarlar',
  logOut: 'Oturumu kapat',
  logOutFailed: 'Oturumunuz kapatılamadı. Yeniden deneyin.',
} as const satisfies Translated<English['account']>
