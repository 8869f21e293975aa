import type { English, Translated } from '../catalogue.ts'

/** The field for a password, wherever one stands. */
export const password = {
  show: 'Hiện',
  hide: 'Ẩn',
  showNamed: 'Hiện mật khẩu trong ô “{field}”',
  hideNamed: 'Ẩn mật khẩu trong ô “{field}”',
  capsLock: 'Caps Lock đang bật.',
} as const satisfies Translated<English['password']>
