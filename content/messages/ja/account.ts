import type { English, Translated } from '../catalogue.ts'

export const account = {
  signIn: 'ログイン',
  signInFailed: 'ログイン画面を開けませんでした。接続を確認して、もう一度お試しください。',
  signedIn: 'ログインしています。',
  menu: '{email}のアカウント',
  history: '履歴',
  settings: '設定',
  logOut: 'ログアウト',
  logOutFailed: 'ログアウトできませんでした。もう一度お試しください。',
} as const satisfies Translated<English['account']>
