import type { English, Translated } from '../catalogue.ts'

/** Signing in by another service (AUTH-06): the page behind the mailed link, and the sandbox's service. */
export const social = {
  mailMetaTitle: 'पुष्टि करें कि यह आप ही हैं – {brand}',
  mailMetaDescription: 'हमारे ईमेल का एक लिंक यहाँ लाता है।',
  mailTitle: 'पुष्टि करें कि यह आप ही हैं',
  mailText:
    'आपने किसी दूसरी सेवा से साइन इन करना शुरू किया था जिसने यह ईमेल पता बताया। एक बार दबाने से पुष्टि होती है कि यह आपका है।',
  mailWhere: 'यह एक बार चलता है, एक घंटे के भीतर, उसी ब्राउज़र में जिसमें आपने शुरू किया था।',
  mailButton: 'पुष्टि करें और साइन इन करें',

  playMetaTitle: 'सैंडबॉक्स में {provider}',
  playMetaDescription: 'सैंडबॉक्स की साइन इन सेवा में आप कौन हैं।',
  playTitle: 'सैंडबॉक्स में {provider}',
  playText:
    'यह पेज उस सेवा की भूमिका निभाता है जिससे कोई साइन इन करता है। बताएँ कि वहाँ आप कौन हैं; असली {provider} से कुछ नहीं पूछा जाता।',
  playAsks: 'एक्सचेंज आपका ईमेल पता माँगता है।',
  playEmail: 'सेवा में ईमेल पता',
  playVerified: 'सेवा ने पते की पुष्टि की है',
  playUnverified: 'सेवा ने पते की पुष्टि नहीं की है',
  playNoEmail: 'सेवा कोई पता नहीं बताती',
  playAgree: 'सहमत',
  playDecline: 'असहमत',
  playRefusedHere: 'यहाँ से सेवा की भूमिका केवल ऑपरेटर निभा सकता है।',
  playNothing: 'किसी के लिए कुछ नहीं माँगा गया। साइन इन विंडो के किसी बटन से शुरू करें।',
} as const satisfies Translated<English['social']>
