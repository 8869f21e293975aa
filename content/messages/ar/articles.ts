import type { English, Translated } from '../catalogue.ts'

export const articles = {
  contents: 'في هذه الصفحة',
  writeTo: 'اكتب إلى <mail>{email}</mail>.',
  noContact: 'لم ينشر مشغّل {brand} عنوانًا للمراسلة.',
  companyName: 'الشركة',
  companyRegistration: 'رقم التسجيل',
  companyAddress: 'العنوان',
  companyJurisdiction: 'الولاية القضائية',
  companyAuthority: 'الجهة المشرفة',
  noCompany: 'لم ينشر مشغّل {brand} اسم الشركة.',
  noPeople: 'لم يعرّف مشغّل {brand} بأحد هنا.',
  noPartners: 'لم يذكر مشغّل {brand} أي شركاء.',
  noPress: 'لم يدرج مشغّل {brand} أي مقالات.',
} as const satisfies Translated<English['articles']>
