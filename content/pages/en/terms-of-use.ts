import type { LegalPage } from '../legal-page.ts'

/** The terms that come with the software, for the operator to replace. */
export const englishTerms: LegalPage = [
  {
    heading: 'What {brand} does',
    paragraphs: [
      '{brand} exchanges one crypto coin for another. You create an order, pay to the address it names, and the coins you chose are sent to the address you gave.',
      'There is no account balance. {brand} holds your coins only between your payment and the payout of the same order.',
    ],
  },
  {
    heading: 'Rates and fees',
    paragraphs: [
      'Every estimate shows the rate, the service fee and the network fee before you create an order. Nothing is added afterwards.',
      'At a floating rate the amount is settled at the market when your payment is confirmed. At a guaranteed rate you get exactly the amount shown if your payment is seen in time and confirmed in time.',
    ],
  },
  {
    heading: 'Payments that differ',
    paragraphs: [
      'A payment that comes late, or in another amount than expected, is not lost. Depending on the order it is exchanged at the current rate, or the order waits for you to choose between an exchange and a refund.',
      'A refund is what you paid, less the fee of the network that carries it back.',
    ],
  },
  {
    heading: 'What you answer for',
    paragraphs: [
      'Check the addresses and extra ids you give. A payout to an address you confirmed cannot be called back.',
      'Send each coin on the network the order names. Coins sent on another network can be beyond reach.',
      'Use the service only where the law that applies to you allows it.',
    ],
  },
]
