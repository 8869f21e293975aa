import type { English, Translated } from '../catalogue.ts'

export const preview = {
  title: 'गैलरी',
  switches: 'गैलरी में क्या दिखे',
  components: 'घटक',
  form: 'एक्सचेंज फ़ॉर्म',
  address: 'पता फ़ील्ड',
  order: 'ऑर्डर पेज',
  buy: 'ख़रीद',
  signIn: 'साइन इन',
  account: 'खाता',
  allStates: 'सभी स्थितियाँ',
  wholeWindow: 'पूरी विंडो',
  pixels: '{width} पिक्सेल',
  frame: 'गैलरी, {width} पिक्सेल चौड़ी',
} as const satisfies Translated<English['preview']>
