import type { English, Translated } from '../catalogue.ts'

export const social = {
  mailMetaTitle: 'أكّد أنه أنت – {brand}',
  mailMetaDescription: 'يقود إلى هنا رابط من إحدى رسائلنا.',
  mailTitle: 'أكّد أنه أنت',
  mailText: 'بدأت تسجيل الدخول عبر خدمة أخرى ذكرت هذا العنوان البريدي. ضغطة واحدة تؤكّد أنه عنوانك.',
  mailWhere: 'يعمل مرة واحدة، خلال ساعة، وفي المتصفح الذي بدأت فيه.',
  mailButton: 'أكّد وسجّل الدخول',

  playMetaTitle: '{provider} في بيئة التجربة',
  playMetaDescription: 'من أنت لدى خدمة تسجيل الدخول في بيئة التجربة.',
  playTitle: '{provider} في بيئة التجربة',
  playText:
    'تمثّل هذه الصفحة الخدمة التي يُسجَّل الدخول عبرها. قل من أنت هناك؛ ولا يُسأل {provider} الحقيقي عن شيء.',
  playAsks: 'تطلب منصّة المبادلة عنوان بريدك الإلكتروني.',
  playEmail: 'العنوان البريدي لدى الخدمة',
  playVerified: 'تحقّقت الخدمة من العنوان',
  playUnverified: 'لم تتحقّق الخدمة من العنوان',
  playNoEmail: 'لا تذكر الخدمة أي عنوان',
  playAgree: 'أوافق',
  playDecline: 'أرفض',
  playRefusedHere: 'لا يجوز لغير المشغّل تمثيل الخدمة من هنا.',
  playNothing: 'لم يسأل أحد عن أحد. ابدأ بزر في نافذة تسجيل الدخول.',
} as const satisfies Translated<English['social']>
