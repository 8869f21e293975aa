import type { NamespaceMessages } from '../message.ts'

/** The site as an app on a phone. Names of menu entries are those of Chrome and Safari in the language. */
export const mobileapp = {
  metaTitle: 'The exchange on your phone · {brand}',
  metaDescription:
    'How to put the exchange on the home screen of an Android phone, an iPhone or an iPad, and what it can do there.',
  title: 'The exchange on your phone',
  lead: 'Put this site on your home screen, and it opens like an app. It is the same exchange: every fee shown first, and no account needed.',
  picture: 'Drawing of a phone that shows the exchange form',
  androidTitle: 'On Android',
  androidOpen: 'Open this site in Chrome.',
  androidMenu: 'Press the three dots at the top.',
  androidAdd: 'Choose “Add to Home screen” or “Install app”, and confirm.',
  iosTitle: 'On iPhone and iPad',
  iosOpen: 'Open this site in Safari.',
  iosShare: 'Press the share button, the square with an arrow.',
  iosAdd: 'Choose “Add to Home Screen”, and confirm.',
  canTitle: 'What it does on a phone',
  canExchangeTitle: 'Exchange with one hand',
  canExchangeText:
    'The numeric keyboard opens for amounts, and the list of coins fills the screen.',
  canScanTitle: 'Scan an address',
  canScanText: 'The camera reads the QR code of your wallet, so that nothing has to be typed.',
  canFollowTitle: 'Follow an order',
  canFollowText:
    'The page of an order updates by itself, from the payment that is seen to the coins that are sent.',
  canPasskeyTitle: 'Sign in with your finger or face',
  canPasskeyText: 'If you have an account, a passkey of your phone stands in for the password.',
  storesTitle: 'From a store',
  storesText: 'The operator of this exchange also offers apps of its own.',
  storeIos: 'App Store',
  storeAndroid: 'Google Play',
  safeTitle: 'Make sure that it is this site',
  safeText:
    'Look at the address before you add it: {host}. An app with a similar name from elsewhere may not be ours, and nobody here ever asks for the secret words of your wallet.',
  start: 'Open the exchange',
} as const satisfies NamespaceMessages
