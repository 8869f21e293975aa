import type { English, Translated } from '../catalogue.ts'

export const password = {
  show: 'إظهار',
  hide: 'إخفاء',
  showNamed: 'إظهار كلمة المرور في «{field}»',
  hideNamed: 'إخفاء كلمة المرور في «{field}»',
  capsLock: 'مفتاح الأحرف الكبيرة مفعّل.',
} as const satisfies Translated<English['password']>
