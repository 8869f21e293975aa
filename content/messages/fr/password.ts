import type { English, Translated } from '../catalogue.ts'

export const password = {
  show: 'Afficher',
  hide: 'Masquer',
  showNamed: 'Afficher le mot de passe dans « {field} »',
  hideNamed: 'Masquer le mot de passe dans « {field} »',
  capsLock: 'Verr. Maj est activé.',
} as const satisfies Translated<English['password']>
