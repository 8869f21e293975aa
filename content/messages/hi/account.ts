import type { English, Translated } from '../catalogue.ts'

/** The account's place in the header. Every page carries it, so it holds only that. */
export const account = {
  signIn: 'साइन इन',
  signInFailed: 'साइन इन नहीं खुल सका। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
  signedIn: 'आप साइन इन हैं।',
  menu: '{email} का खाता',
  history: 'इतिहास',
  settings: 'सेटिंग्स',
  logOut: 'साइन आउट',
  logOutFailed: 'आपको साइन आउट नहीं किया जा सका। फिर कोशिश करें।',
} as const satisfies Translated<English['account']>
