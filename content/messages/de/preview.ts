import type { English, Translated } from '../catalogue.ts'

export const preview = {
  title: 'Galerie',
  switches: 'Was die Galerie zeigt',
  components: 'Bausteine',
  form: 'Tauschformular',
  address: 'Adressfeld',
  order: 'Auftragsseite',
  buy: 'Kaufen',
  signIn: 'Anmeldung',
  account: 'Konto',
  allStates: 'Alle Zustände',
  wholeWindow: 'Ganzes Fenster',
  pixels: '{width} Pixel',
  frame: 'Die Galerie, {width} Pixel breit',
} as const satisfies Translated<English['preview']>
