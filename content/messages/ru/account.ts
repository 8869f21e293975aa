import type { English, Translated } from '../catalogue.ts'

/** The account's place in the header. Every page carries it, so it holds only that. */
export const account = {
  signIn: 'Войти',
  signInFailed: 'Не удалось открыть вход. Проверьте соединение и попробуйте ещё раз.',
  signedIn: 'Вы вошли.',
  menu: 'Аккаунт {email}',
  history: 'История',
  settings: 'Настройки',
  logOut: 'Выйти',
  logOutFailed: 'Не удалось выйти. Попробуйте ещё раз.',
} as const satisfies Translated<English['account']>
