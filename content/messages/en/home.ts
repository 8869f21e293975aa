import type { NamespaceMessages } from '../message.ts'

export const home = {
  metaTitle: '{brand}: swap one coin for another, in minutes',
  metaDescription:
    'Instant crypto exchange without an account. See every fee before you send, lock in a guaranteed rate, and track each step on-chain.',
  headline: 'Swap one coin for another, in minutes.',
  lead: 'No account, no order book. See every fee before you send, lock in the rate if you like, and track each step on-chain.',
  medianSwap: 'median swap today',
  minutesSeconds: '{minutes} min {seconds} s',
  seconds: '{seconds} s',
  coins: { one: '{count} coin', other: '{count} coins' },
  onNetworks: { one: 'on {count} network', other: 'on {count} networks' },
  lowestFee: 'lowest exchange fee',
  percent: '{sign}{value}%',
  pairsTitle: 'Popular pairs',
  pair: '<from>{from}</from> to <to>{to}</to>',
  pairRate: '1 {from} ~ {rate} {to}',
  change24h: 'Change in 24 hours',
  exchangePair: 'Exchange',
  howTitle: 'How it works',
  how1Title: 'Choose and compare',
  how1Text:
    'Pick two coins and an amount. The market rate, our spread and every fee are listed in one place.',
  how2Title: 'Send your coins',
  how2Text:
    'Enter your receiving address; we give you a deposit address. No account and no balance to top up.',
  how3Title: 'Track it on-chain',
  how3Text:
    'The order page shows each step as it happens, with links to both transactions. Close it and come back any time.',
  trustTitle: 'What you can count on',
  trust1Title: 'The price you see is the price you pay',
  trust1Text: 'Fees are part of the quote. Nothing is added after you send.',
  trust2Title: 'Late or wrong payments aren’t lost',
  trust2Text:
    'If a payment arrives late or in a different amount, you choose: exchange it at the current rate or get a refund.',
  trust3Title: 'Open source',
  trust3Text: 'Anyone can read the code and run it.',
} as const satisfies NamespaceMessages
