import type { NamespaceMessages } from '../message.ts'

/** The site as an app on a phone. Names of menu entries are those of Chrome and Safari in the language. */
export const mobileapp = {
  metaTitle: 'The exchange on your phone · {brand}',
  metaDescription:
    'How to add the exchange to the home screen of your Android phone, iPhone or iPad, and what you can do with it there.',
  title: 'The exchange on your phone',
  lead: 'Add this site to your home screen and it opens like an app. It’s the same exchange: all fees shown first, no account needed.',
  picture: 'Illustration of a phone showing the exchange form',
  androidTitle: 'On Android',
  androidOpen: 'Open this site in Chrome.',
  androidMenu: 'Tap the three dots at the top.',
  androidAdd: 'Choose “Add to Home screen” or “Install app”, and confirm.',
  iosTitle: 'On iPhone and iPad',
  iosOpen: 'Open this site in Safari.',
  iosShare: 'Tap the share button, the square with an arrow.',
  iosAdd: 'Choose “Add to Home Screen”, and confirm.',
  canTitle: 'What you can do on your phone',
  canExchangeTitle: 'Exchange with one hand',
  canExchangeText: 'You get a numeric keypad for amounts and a full-screen list of coins.',
  canScanTitle: 'Scan an address',
  canScanText: 'Scan your wallet’s QR code with the camera instead of typing.',
  canFollowTitle: 'Track an order',
  canFollowText: 'The order page updates automatically, from your payment to the payout.',
  canPasskeyTitle: 'Sign in with your finger or face',
  canPasskeyText: 'If you have an account, use a passkey on your phone instead of a password.',
  storesTitle: 'App stores',
  storesText: 'We also offer our own apps.',
  storeIos: 'App Store',
  storeAndroid: 'Google Play',
  safeTitle: 'Make sure it’s our site',
  safeText:
    'Check the address before you add it: {host}. Apps with a similar name from elsewhere may not be ours, and we never ask for your wallet’s seed phrase.',
  start: 'Open the exchange',
} as const satisfies NamespaceMessages
