import type { English, Translated } from '../catalogue.ts'

export const offline = {
  title: 'आप ऑफ़लाइन हैं',
  description: 'कनेक्शन न होने पर यह ब्राउज़र आपके ऑर्डरों के बारे में जो याद रखता है।',
  lead: 'कनेक्शन के बिना इस पेज तक नहीं पहुँचा जा सकता। ऑर्डर फिर भी चलते रहते हैं: जो चुकाया गया वह एक्सचेंज होकर भेजा जाता है।',
  retry: 'फिर कोशिश करें',
  ordersTitle: 'इस ब्राउज़र के ऑर्डर',
  order: '{from} से {to}',
  code: 'ऑर्डर {code}',
  lastKnown: '{status}, {time} तक',
  unknownStatus: 'स्थिति यहाँ पता नहीं',
  noOrders: 'इस ब्राउज़र को कोई ऑर्डर याद नहीं है।',
} as const satisfies Translated<English['offline']>
