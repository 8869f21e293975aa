import type { NamespaceMessages } from '../message.ts'

export const home = {
  metaTitle: '{brand}: swap one coin for another, in minutes',
  metaDescription:
    'Instant crypto exchange without an account. Every fee visible before you send, a guaranteed rate if you like, and each step followed on chain.',
  headline: 'Swap one coin for another, in minutes.',
  lead: 'No account needed, no order book. See every fee before you send, lock the rate if you like, and follow each step on chain.',
  medianSwap: 'median swap today',
  minutesSeconds: '{minutes} min {seconds} s',
  seconds: '{seconds} s',
  coins: { one: '{count} coin', other: '{count} coins' },
  onNetworks: { one: 'on {count} network', other: 'on {count} networks' },
  lowestFee: 'lowest service fee',
  percent: '{sign}{value} %',
  pairsTitle: 'Popular pairs',
  pair: '<from>{from}</from> to <to>{to}</to>',
  pairRate: '1 {from} ~ {rate} {to}',
  change24h: 'Change in 24 hours',
  exchangePair: 'Exchange',
  howTitle: 'How it works',
  how1Title: 'Choose and check',
  how1Text:
    'Pick two coins and an amount. The market rate, our spread and every fee stand on one small list.',
  how2Title: 'Send to one address',
  how2Text:
    'You give the address that shall receive the coins, we give you one to pay to. No account needed, no deposit in advance.',
  how3Title: 'Follow it on chain',
  how3Text:
    'The order page shows each step as it happens, with links to both transactions. Close it and come back whenever you like.',
  trustTitle: 'What you can count on',
  trust1Title: 'What you see is what you pay',
  trust1Text: 'Fees are part of the quote. Nothing is added after you have sent.',
  trust2Title: 'Late or different payments are not lost',
  trust2Text:
    'A payment that comes late, or in another amount, is exchanged at the current rate or sent back: you choose.',
  trust3Title: 'Open source',
  trust3Text: 'Anyone can read how it works, and run it.',
} as const satisfies NamespaceMessages
