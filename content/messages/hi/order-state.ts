import type { English, Translated } from '../catalogue.ts'

/** What the holder of an order can decide, keep and say. */
export const orderState = {
  heldLess: 'आपने तय राशि से कम भेजा',
  heldMore: 'आपने तय राशि से ज़्यादा भेजा',
  heldAgain: 'आपने एक और भुगतान भेजा',
  heldLate: 'पक्की दर के लिए बहुत देर हो गई',
  heldSmall: 'एक्सचेंज के लिए बहुत कम',
  heldLarge: 'एक बार में एक्सचेंज के लिए बहुत ज़्यादा',
  heldPayout: 'हम इस पते पर भुगतान नहीं कर सकते',
  heldAccount: 'खाते का नाम पहले से लिया हुआ है',
  heldCheck: 'हम आपके भुगतान की जाँच कर रहे हैं',
  heldIdentity: 'आगे बढ़ने के लिए पहचान कराएँ',
  heldRefund: 'आपके कॉइन आपको वापस मिलेंगे',
  choicesLeft: 'पक्की दर अब लागू नहीं है। आप अब भी मौजूदा दर पर एक्सचेंज कर सकते हैं या रिफ़ंड ले सकते हैं।',
  agreedTitle: 'तय राशि एक्सचेंज करें, बाकी वापस पाएँ',
  agreedText:
    'हम {amountFrom} {from} पक्की दर पर एक्सचेंज करके ठीक {amountTo} {to} देते हैं। फिर {rest} {from} वापस करते हैं: बाकी राशि में से {networkFee} {from} नेटवर्क शुल्क घटाकर।',
  agreedAccept: '{amountTo} {to} लें और {rest} {from} वापस पाएँ',
  agreedUntil: 'पक्की दर का बचा समय',
  agreedWhile: 'भुगतान का समय ख़त्म हो गया। यह विकल्प तभी तक है जब तक बाज़ार पक्की दर के पास है।',
  seenOther: 'अब तक {sent} {from} दिखा है। ऑर्डर {expected} {from} का है।',
  lessFloat: 'जो आएगा, पुष्टि होने पर मौजूदा दर पर एक्सचेंज होगा।',
  lessFixed: 'पुष्टि होने पर आप चुनेंगे: बाकी भेजें, मौजूदा दर पर एक्सचेंज करें या रिफ़ंड लें।',
  moreFixed: 'पुष्टि होने पर आप चुनेंगे कि इसका क्या हो।',
  lateFloat:
    'आपका भुगतान ऑर्डर की समय-सीमा के बाद आया। वह खोया नहीं है: पुष्टि होने पर हम उसे मौजूदा दर पर एक्सचेंज करेंगे।',
  lateFixed:
    'आपका भुगतान ऑर्डर की समय-सीमा के बाद आया। वह खोया नहीं है: पुष्टि होने पर आप मौजूदा दर या रिफ़ंड चुनेंगे।',
  againFloat: 'आपने इस ऑर्डर के लिए एक और भुगतान भेजा। पुष्टि होने पर हम उसे मौजूदा दर पर एक्सचेंज करेंगे।',
  againFixed: 'आपने इस ऑर्डर के लिए एक और भुगतान भेजा। पुष्टि होने पर आप मौजूदा दर या रिफ़ंड चुनेंगे।',
  otherSum:
    'आपने {expected} {from} के बजाय {sent} {from} भेजा, इसलिए आपको {got} {to} मिलता है। अनुमान {announced} {to} था।',
  restLater: 'भुगतान की पुष्टि होते ही हम बाकी {rest} {from} वापस करते हैं।',
  restOnWay: 'बाकी {rest} {from} आपके रिफ़ंड पते पर भेजा जा रहा है।',
  restBack: 'बाकी {rest} {from} वापस कर दिया गया।',
  sentTo: 'इस पते पर भेजा',
  refundedTo: 'इस पते पर रिफ़ंड',
  sentBackAt: 'वापस भेजा',
  youPaid: 'आपने चुकाया',
  youSold: 'आपने बेचा',
  askSupport: 'कोई सवाल? ऑर्डर कोड के साथ {support} पर लिखें।',
  eventRest: 'बाकी राशि वापस की गई',
} as const satisfies Translated<English['orderState']>
