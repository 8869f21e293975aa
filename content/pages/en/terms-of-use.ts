import type { LegalPage } from '../legal-page.ts'

/** The terms that come with the software, for the operator to replace. */
export const englishTerms: LegalPage = [
  {
    heading: 'What {brand} does',
    paragraphs: [
      '{brand} exchanges one crypto coin for another. You create an order and pay to the deposit address it shows, and we send the coins you chose to the address you entered.',
      'There is no account balance. {brand} holds your coins only between your payment and the payout of the same order.',
    ],
  },
  {
    heading: 'Rates and fees',
    paragraphs: [
      'Every estimate shows the rate, the exchange fee and the network fee before you create an order. We add nothing afterwards.',
      'With a floating rate, the amount is set at the market rate when your payment is confirmed. With a guaranteed rate, you get exactly the amount shown if your payment arrives in time and is confirmed in time.',
    ],
  },
  {
    heading: 'Late or different payments',
    paragraphs: [
      'A payment that arrives late or in a different amount isn’t lost. Depending on the order, we exchange it at the current rate, or the order waits for you to choose between an exchange and a refund.',
      'A refund is the amount you paid minus the network fee for sending it back.',
    ],
  },
  {
    heading: 'Your responsibilities',
    paragraphs: [
      'Check the addresses, memos and tags you enter. A payout to an address you confirmed can’t be reversed.',
      'Send each coin on the network shown on the order. Coins sent on another network may not be recoverable.',
      'Use the service only where the law that applies to you allows it.',
    ],
  },
]
