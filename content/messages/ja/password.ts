import type { English, Translated } from '../catalogue.ts'

export const password = {
  show: '表示',
  hide: '隠す',
  showNamed: '「{field}」のパスワードを表示',
  hideNamed: '「{field}」のパスワードを隠す',
  capsLock: 'Caps Lockがオンです。',
} as const satisfies Translated<English['password']>
