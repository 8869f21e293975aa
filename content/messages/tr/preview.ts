import type { English, Translated } from '../catalogue.ts'

export const preview = {
  title: 'Galeri',
  switches: 'Galerinin gösterdikleri',
  components: 'Bileşenler',
  form: 'Takas formu',
  address: 'Adres alanı',
  order: 'Emir sayfası',
  buy: 'Satın alma',
  signIn: 'Oturum açma',
  account: 'Hesap',
  allStates: 'Tüm durumlar',
  wholeWindow: 'Tüm pencere',
  pixels: '{width} piksel',
  frame: 'Galeri, {width} piksel genişliğinde',
} as const satisfies Translated<English['preview']>
