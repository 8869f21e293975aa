import type { English, Translated } from '../catalogue.ts'

export const neighbours = {
  buyTitle: 'شراء العملات بالنقود',
  buyDescription: 'شراء العملات بالبطاقة أو بالتحويل المصرفي.',
  buyNone:
    'ليس لدى هذه الخدمة مزوّد لذلك في الوقت الحالي: لا يمكن شراء العملات هنا بالبطاقة أو بالتحويل المصرفي.',
  buyAsked: 'أردت شراء عملات مقابل \u2066{amount} {from}\u2069.',
  buyAskedFor: 'أردت شراء {to} مقابل \u2066{amount} {from}\u2069.',
  buyInstead: 'إن كنت تملك عملة أخرى، يمكنك تبديلها إلى {to} دون حساب، مع عرض كل الرسوم مسبقًا.',
  sellTitle: 'بيع العملات مقابل نقود',
  sellDescription: 'بيع العملات واستلام النقود في حساب مصرفي أو على بطاقة.',
  sellNone:
    'ليس لدى هذه الخدمة مزوّد لذلك في الوقت الحالي: لا يمكنها دفع نقود إلى حساب مصرفي أو بطاقة.',
  sellAsked: 'أردت بيع \u2066{amount} {from}\u2069.',
  sellAskedFor: 'أردت بيع \u2066{amount} {from}\u2069 مقابل {to}.',
  sellInstead:
    'يمكنك تبديل {from} إلى {to}، وهي عملة صُممت لتتبع الدولار الأمريكي. تتوقف قيمتها على وعد مُصدرها، وهي ليست نقودًا في مصرف.',
  borrowTitle: 'الاقتراض بضمان العملات',
  borrowDescription: 'اقتراض نقود أو عملات بضمان عملات تبقى ملكًا لك.',
  borrowNone: 'ليس لدى هذه الخدمة مزوّد لذلك في الوقت الحالي: لا يمكن اقتراض شيء هنا.',
  borrowAsked: 'أردت الاقتراض بضمان \u2066{amount} {from}\u2069.',
  borrowInstead:
    'يمكنك أن تبدّل إلى {to} القدر الذي تحتاج إلى إنفاقه فقط من {from} وتحتفظ بالباقي. عندئذٍ لا تدين بشيء.',
  insteadTitle: 'ما يمكنك فعله بدلًا من ذلك',
  toForm: 'بدّل {from} إلى {to}',
  nothingSent: 'لم يُطلب شيء، ولا يلزم دفع أي شيء.',
} as const satisfies Translated<English['neighbours']>
