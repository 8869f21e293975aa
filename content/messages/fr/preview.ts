import type { English, Translated } from '../catalogue.ts'

export const preview = {
  title: 'Galerie',
  switches: 'Ce que montre la galerie',
  components: 'Composants',
  form: 'Formulaire d’échange',
  address: 'Champ d’adresse',
  order: 'Page de l’ordre',
  buy: 'Achat',
  signIn: 'Connexion',
  account: 'Compte',
  allStates: 'Tous les états',
  wholeWindow: 'Toute la fenêtre',
  pixels: '{width} px',
  frame: 'La galerie, large de {width} pixels',
} as const satisfies Translated<English['preview']>
