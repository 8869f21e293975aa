import type { English, Translated } from '../catalogue.ts'

export const errors = {
  notFoundTitle: 'لا توجد صفحة كهذه',
  notFoundText: 'ربما كُتب العنوان خطأً أو نُقلت الصفحة.',
  orderNotFoundTitle: 'لا يوجد طلب كهذا',
  orderNotFoundText: 'تحقق من الرابط: لا يُعثر على الطلب إلا برمزه الكامل.',
  brokenTitle: 'حدث عطل لدينا',
  brokenText: 'لم تتأثر أموالك بذلك. أعد تحميل الصفحة أو حاول مرة أخرى بعد دقيقة.',
  offlineTitle: 'لا يوجد اتصال',
  offlineText: 'ستتابع الصفحة من تلقاء نفسها عندما يعود الاتصال.',
  unavailableTitle: 'غير متاح الآن',
  unavailableText: 'جزء من الخدمة لا يستجيب. حاول مرة أخرى بعد دقيقة.',
  toHome: 'إلى صفحة التبديل',
  reload: 'إعادة التحميل',
  requestId: 'الاستفسار {id}',
  networkUnreachable: 'لا يمكن الوصول إلى الخادم. تحقق من اتصالك وحاول مرة أخرى.',
  unexpected: 'حدث خطأ ما. حاول مرة أخرى بعد دقيقة.',
  rateLimited: 'طلبات كثيرة جدًا. انتظر لحظة ثم حاول مرة أخرى.',
} as const satisfies Translated<English['errors']>
