import type { OrderMailTexts } from '../order-mail-texts.ts'

export const arabic: OrderMailTexts = {
  states: {
    confirming: {
      subject: 'ظهرت دفعتك',
      sentence: 'ظهرت دفعتك. يتابع التبديل عندما تحصل على تأكيدات كافية.',
    },
    finished: {
      subject: 'اكتمل تبديلك',
      sentence: 'اكتمل تبديلك: تأكدت الدفعة إليك على سلسلتها.',
    },
    refunded: {
      subject: 'أُعيدت عملاتك',
      sentence: 'أُعيدت عملاتك إلى عنوان الاسترداد، وتأكد التحويل.',
    },
    hold: {
      subject: 'تبديلك في انتظارك',
      sentence: 'تبديلك في انتظارك: افتحه في المتصفح الذي أنشأه أو برابطك السري، واختر كيف يتابع.',
    },
    expired: {
      subject: 'انتهت مدة تبديلك',
      sentence: 'لم تصل دفعة في الوقت المحدد، لذلك انتهت مدة تبديلك. الدفعة المتأخرة لا تضيع.',
    },
    failed: {
      subject: 'أُغلق تبديلك',
      sentence: 'أغلق المشغّل تبديلك. لا يبقى فيه أي دين.',
    },
  },
  otherState: {
    subject: 'جديد عن تبديلك',
    sentence: 'تغيّرت حالة تبديلك.',
  },
  reasons: {
    amount_differs: 'ما وصل ليس المبلغ المتوقع.',
    amount_too_small: 'ما وصل أقل من أن يُبدَّل.',
    amount_too_large: 'ما وصل أكثر مما يمكن تبديله دفعة واحدة.',
    paid_late: 'وصلت دفعتك بعد وقتها.',
    payout_refused: 'رفضت الشبكة الدفع إلى عنوانك.',
    account_taken: 'أخذ شخص آخر اسم الحساب الذي كان سيُنشأ مع الدفع. اختر اسمًا آخر في صفحة الطلب.',
    screening: 'ينظر شخص في هذا التبديل أولًا. لا يُطلب منك شيء الآن.',
    identification: 'يُطلب منك إثبات هويتك قبل المتابعة.',
    identification_refused: 'لم ينجح إثبات الهوية، لذلك تعود عملاتك إليك.',
    refund_decided: 'لا يمكن إجراء التبديل، لذلك تعود عملاتك إليك.',
  },
  lookedAt: 'تبديلك قيد النظر',
  subjectLine: '{brand}: {subject} (\u2066{code}\u2069)',
  followHere: 'تابعه هنا: {link}',
  follow: 'تابع تبديلك',
  questions: 'أسئلة؟ اكتب إلى {support} واذكر الطلب {code}.',
  stop: 'تصلك هذه الرسالة لأن عنوانك تُرك لدى هذه الخدمة. لإيقافها أزل العنوان من صفحة التبديل.',
}
