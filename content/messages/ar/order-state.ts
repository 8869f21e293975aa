import type { English, Translated } from '../catalogue.ts'

export const orderState = {
  heldLess: 'أرسلت أقل من المتفق عليه',
  heldMore: 'أرسلت أكثر من المتفق عليه',
  heldAgain: 'أرسلت دفعة أخرى',
  heldLate: 'فات وقت السعر المضمون',
  heldSmall: 'المبلغ أقل من أن يُستبدل',
  heldLarge: 'المبلغ أكبر من أن يُستبدل دفعة واحدة',
  heldPayout: 'لا يمكننا الدفع إلى هذا العنوان',
  heldAccount: 'اسم الحساب محجوز',
  heldCheck: 'نتحقق من دفعتك',
  heldIdentity: 'أثبت هويتك للمتابعة',
  heldRefund: 'ستعود عملاتك إليك',
  choicesLeft:
    'لم يعد السعر المضمون ساريًا. ما زال بإمكانك الاستبدال بالسعر الحالي أو استرداد المبلغ.',
  agreedTitle: 'استبدال المبلغ المتفق عليه وردّ الباقي',
  agreedText:
    'نستبدل {amountFrom} {from} بالسعر المضمون وندفع {amountTo} {to} بالضبط. ثم نردّ {rest} {from}: الباقي ناقص رسوم الشبكة {networkFee} {from}.',
  agreedAccept: 'استلم {amountTo} {to} واستردّ {rest} {from}',
  agreedUntil: 'يسري السعر المضمون لمدة',
  agreedWhile: 'انتهى وقت الدفع. يبقى هذا الخيار ما دام السوق قريبًا من السعر المضمون.',
  seenOther: 'رأينا حتى الآن {sent} {from}. الطلب على {expected} {from}.',
  lessFloat: 'ما يصل يُستبدل بالسعر الحالي بعد تأكيده.',
  lessFixed: 'بعد التأكيد تختار: إرسال الباقي أو الاستبدال بالسعر الحالي أو الاسترداد.',
  moreFixed: 'بعد التأكيد تختار ما يحدث به.',
  lateFloat: 'وصلت دفعتك بعد انتهاء مدة الطلب. لم تضِع: نستبدلها بالسعر الحالي بعد تأكيدها.',
  lateFixed:
    'وصلت دفعتك بعد انتهاء مدة الطلب. لم تضِع: بعد تأكيدها تختار السعر الحالي أو الاسترداد.',
  againFloat: 'أرسلت دفعة أخرى لهذا الطلب. نستبدلها بالسعر الحالي بعد تأكيدها.',
  againFixed: 'أرسلت دفعة أخرى لهذا الطلب. بعد تأكيدها تختار السعر الحالي أو الاسترداد.',
  otherSum:
    'أرسلت {sent} {from} بدلًا من {expected} {from}، لذلك تحصل على {got} {to}. كان التقدير {announced} {to}.',
  restLater: 'نردّ الباقي، {rest} {from}، فور تأكيد الدفع.',
  restOnWay: 'الباقي، {rest} {from}، في طريقه إلى عنوان الاسترداد.',
  restBack: 'تم ردّ الباقي، {rest} {from}.',
  sentTo: 'أُرسل إلى',
  refundedTo: 'رُدّ إلى',
  sentBackAt: 'أُعيد في',
  youPaid: 'دفعت',
  youSold: 'بعت',
  askSupport: 'لديك سؤال؟ اكتب إلى {support} مع رمز الطلب.',
  eventRest: 'تم ردّ الباقي',
} as const satisfies Translated<English['orderState']>
