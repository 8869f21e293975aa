import type { English, Translated } from '../catalogue.ts'

export const password = {
  show: 'Göster',
  hide: 'Gizle',
  showNamed: '“{field}” alanındaki parolayı göster',
  hideNamed: '“{field}” alanındaki parolayı gizle',
  capsLock: 'Büyük harf kilidi açık.',
} as const satisfies Translated<English['password']>
