import type { English, Translated } from '../catalogue.ts'

export const password = {
  show: 'Zeigen',
  hide: 'Verbergen',
  showNamed: 'Zeigen: das Passwort in „{field}“',
  hideNamed: 'Verbergen: das Passwort in „{field}“',
  capsLock: 'Die Feststelltaste ist an.',
} as const satisfies Translated<English['password']>
