import type { English, Translated } from '../catalogue.ts'

export const offline = {
  title: 'أنت غير متصل بالإنترنت',
  description: 'ما يتذكره هذا المتصفح من طلباتك ما دام الاتصال مقطوعًا.',
  lead: 'لا يمكن الوصول إلى هذه الصفحة دون اتصال. أما الطلبات فتمضي في طريقها: ما دُفع يُبدَّل ويُرسل.',
  retry: 'حاول مرة أخرى',
  ordersTitle: 'الطلبات في هذا المتصفح',
  order: '{from} إلى {to}',
  code: 'الطلب {code}',
  lastKnown: '{status}، بحسب آخر تحديث في {time}',
  unknownStatus: 'الحالة غير معروفة هنا',
  noOrders: 'لا يتذكر هذا المتصفح أي طلبات.',
} as const satisfies Translated<English['offline']>
