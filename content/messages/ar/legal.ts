import type { English, Translated } from '../catalogue.ts'

export const legal = {
  termsTitle: 'شروط الاستخدام',
  termsDescription: 'الشروط التي تُقدَّم بموجبها خدمة تبديل العملات هذه إلى عملائها.',
  privacyTitle: 'سياسة الخصوصية',
  privacyDescription: 'البيانات التي تحتفظ بها هذه الخدمة، ولماذا، وكم من الوقت.',
  updated: 'آخر تحديث: {date}',
  templateNotice:
    'هذا هو النص الذي يأتي مع البرنامج. يتحمل مشغّل هذا الموقع مسؤولية استبداله بنصه الخاص.',
} as const satisfies Translated<English['legal']>
