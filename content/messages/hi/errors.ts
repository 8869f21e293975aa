import type { English, Translated } from '../catalogue.ts'

export const errors = {
  notFoundTitle: 'ऐसा कोई पेज नहीं है',
  notFoundText: 'हो सकता है पता ग़लत लिखा गया हो, या पेज कहीं और चला गया हो।',
  orderNotFoundTitle: 'ऐसा कोई ऑर्डर नहीं है',
  orderNotFoundText: 'लिंक जाँचें: ऑर्डर केवल पूरे कोड से मिलता है।',
  brokenTitle: 'हमारी ओर कुछ ख़राब हो गया',
  brokenText: 'इससे आपके पैसे पर असर नहीं पड़ता। पेज फिर से लोड करें, या एक मिनट में फिर कोशिश करें।',
  offlineTitle: 'कनेक्शन नहीं है',
  offlineText: 'कनेक्शन लौटते ही पेज अपने आप आगे बढ़ेगा।',
  unavailableTitle: 'अभी उपलब्ध नहीं',
  unavailableText: 'सेवा का एक हिस्सा जवाब नहीं दे रहा। एक मिनट में फिर कोशिश करें।',
  toHome: 'एक्सचेंज पर जाएँ',
  reload: 'फिर से लोड करें',
  requestId: 'अनुरोध {id}',
  networkUnreachable: 'सर्वर से संपर्क नहीं हो पा रहा। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
  unexpected: 'कुछ गड़बड़ हुई। एक मिनट में फिर कोशिश करें।',
  rateLimited: 'बहुत अधिक अनुरोध। थोड़ा रुकें और फिर कोशिश करें।',
} as const satisfies Translated<English['errors']>
