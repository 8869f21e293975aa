import type { Article } from '../article.ts'

export const article: Article = {
  title: 'How an exchange works',
  description:
    'From the estimate to the payout: every step of an order at {brand}, how long it takes, and what happens if a payment differs.',
  heading: 'How an exchange works',
  lead: 'An order is one payment in and one payment out. This is what happens between the two.',
  sections: [
    {
      id: 'steps',
      heading: 'Five steps',
      steps: [
        'Choose two coins and an amount. The estimate shows the rate, the service fee, the network fee and what you get.',
        'Give the address that shall receive the new coins. Paste it, scan its code, and add the memo or tag if your wallet names one. At a guaranteed rate a refund address is needed as well.',
        'Check everything and create the order. You are shown an address, an exact amount and, for some coins, a memo.',
        'Pay from your own wallet. The payment is seen within moments and counts after a number of confirmations that the page names before you pay.',
        'The coins you chose are sent to your address. The order is finished when that payout is confirmed on its own chain.',
      ],
    },
    {
      id: 'rates',
      heading: 'Floating or guaranteed',
      paragraphs: [
        'At a floating rate the amount is settled at the market of the moment when your payment is confirmed. It can turn out a little higher or lower than the estimate. The order can be paid for 36 hours.',
        'At a guaranteed rate you get exactly the amount shown, if the exact sum is seen within the order’s time and confirmed within one hour after that. The time is 15 or 20 minutes, depending on the coin. The promise costs a somewhat larger spread.',
      ],
    },
    {
      id: 'time',
      heading: 'How long it takes',
      paragraphs: [
        'Nearly all of the time is spent waiting for confirmations. A coin with quick blocks takes a minute or two, Bitcoin often half an hour. Payments worth more than 25,000 US dollars wait twice as many confirmations, above 150,000 three times.',
      ],
    },
    {
      id: 'differs',
      heading: 'When a payment differs',
      points: [
        'Too much or too little at a floating rate: what arrived is exchanged, as long as it is within the limits.',
        'Another amount or too late at a guaranteed rate: the order waits, and you choose between the rate of the moment and a refund.',
        'Below the minimum: send the rest to the same address, or have it back.',
        'A refund is everything that arrived, less one network fee. No service fee is taken.',
      ],
    },
    {
      id: 'keep',
      heading: 'Keep the way back to your order',
      paragraphs: [
        'The browser that made an order is its holder and may choose for it. Save the secret link or the recovery file as well: they make another browser the holder. With an account, the order is in your list.',
      ],
      links: [
        { text: 'Start an exchange', path: '/' },
        { text: 'Your orders', path: '/history' },
        { text: 'Questions and answers', path: '/faq' },
      ],
    },
  ],
}
