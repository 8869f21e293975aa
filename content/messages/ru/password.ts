import type { English, Translated } from '../catalogue.ts'

/** The field for a password, wherever one stands. */
export const password = {
  show: 'Показать',
  hide: 'Скрыть',
  showNamed: 'Показать пароль в поле «{field}»',
  hideNamed: 'Скрыть пароль в поле «{field}»',
  capsLock: 'Включён Caps Lock.',
} as const satisfies Translated<English['password']>
