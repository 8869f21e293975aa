import type { Article } from '../article.ts'

export const article: Article = {
  title: 'How an exchange works',
  description:
    'From the estimate to the payout: every step of an order at {brand}, how long it takes, and what happens if a payment differs.',
  heading: 'How an exchange works',
  lead: 'An order is one payment in and one payout. Here is what happens in between.',
  sections: [
    {
      id: 'steps',
      heading: 'Five steps',
      steps: [
        'Choose two coins and an amount. The estimate shows the rate, the exchange fee, the network fee and what you get.',
        'Enter the address that will receive your new coins. Paste it or scan its code, and add the memo or tag if your wallet shows one. A guaranteed rate also requires a refund address.',
        'Review everything and create the order. You get a deposit address, an exact amount and, for some coins, a memo.',
        'Pay from your own wallet. We detect the payment within moments and process it after the number of confirmations shown on the page.',
        'We send the coins you chose to your address. The order is finished when that payout is confirmed on its network.',
      ],
    },
    {
      id: 'rates',
      heading: 'Floating or guaranteed rate',
      paragraphs: [
        'With a floating rate, the amount is set at the market rate when your payment is confirmed. It can be slightly higher or lower than the estimate. You have 36 hours to pay.',
        'With a guaranteed rate, you get exactly the amount shown if we detect the exact payment in time and the network confirms it by the deadline shown on the order page. You have 15 or 20 minutes to pay, depending on the coin. This guarantee comes with a slightly larger spread.',
      ],
    },
    {
      id: 'time',
      heading: 'How long it takes',
      paragraphs: [
        'Almost all of the time is spent waiting for confirmations. Coins with fast blocks take a minute or two, and Bitcoin often takes half an hour. Payments worth more than 25,000 US dollars need twice as many confirmations, and above 150,000 three times as many.',
      ],
    },
    {
      id: 'differs',
      heading: 'If a payment differs',
      points: [
        'Too much or too little with a floating rate: we exchange the amount received if it is within the limits.',
        'A different amount or too late with a guaranteed rate: the order waits, and you choose between the current rate and a refund.',
        'Below the minimum: send the rest to the same address, or get a refund.',
        'A refund is everything we received, minus one network fee. There is no exchange fee.',
      ],
    },
    {
      id: 'keep',
      heading: 'Save access to your order',
      paragraphs: [
        'The browser that created an order can manage it. Save the secret link or the recovery file as well: they let another browser manage it too. If you have an account, you’ll also find the order in your list.',
      ],
      links: [
        { text: 'Start an exchange', path: '/' },
        { text: 'Your orders', path: '/history' },
        { text: 'Questions and answers', path: '/faq' },
      ],
    },
  ],
}
