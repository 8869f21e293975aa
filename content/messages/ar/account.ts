import type { English, Translated } from '../catalogue.ts'

export const account = {
  signIn: 'تسجيل الدخول',
  signInFailed: 'تعذّر فتح تسجيل الدخول. تحقق من اتصالك وحاول مرة أخرى.',
  signedIn: 'سُجّل دخولك.',
  menu: 'حساب {email}',
  history: 'السجل',
  settings: 'الإعدادات',
  logOut: 'تسجيل الخروج',
  logOutFailed: 'تعذّر تسجيل خروجك. حاول مرة أخرى.',
} as const satisfies Translated<English['account']>
