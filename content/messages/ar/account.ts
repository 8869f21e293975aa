import type { English, Translated } from '../catalogue.ts'

export const account = {
  signIn: 'تسجيل الدخول',
  menu: 'حساب {email}',
  history: 'السجل',
  settings: 'الإعدادات',
  logOut: 'تسجيل الخروج',
  logOutFailed: 'تعذّر تسجيل خروجك. حاول مرة أخرى.',
} as const satisfies Translated<English['account']>
