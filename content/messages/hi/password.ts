import type { English, Translated } from '../catalogue.ts'

/** The field for a password, wherever one stands. */
export const password = {
  show: 'दिखाएँ',
  hide: 'छिपाएँ',
  showNamed: '“{field}” में पासवर्ड दिखाएँ',
  hideNamed: '“{field}” में पासवर्ड छिपाएँ',
  capsLock: 'Caps Lock चालू है।',
} as const satisfies Translated<English['password']>
