import type { English, Translated } from '../catalogue.ts'

export const preview = {
  title: 'المعرض',
  switches: 'ما يعرضه المعرض',
  components: 'المكوّنات',
  form: 'نموذج التبديل',
  address: 'حقل العنوان',
  order: 'صفحة الطلب',
  buy: 'الشراء',
  signIn: 'تسجيل الدخول',
  account: 'الحساب',
  allStates: 'كل الحالات',
  wholeWindow: 'النافذة كاملة',
  pixels: '{width} بكسل',
  frame: 'المعرض بعرض {width} بكسل',
} as const satisfies Translated<English['preview']>
