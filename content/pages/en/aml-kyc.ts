import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Screening and identity checks (AML, KYC)',
  description:
    'Which payments and addresses {brand} screens, when you need to verify your identity, and what happens to coins on hold.',
  heading: 'Screening and identity checks',
  lead: 'Most orders aren’t affected. This page explains what happens to the others, and why.',
  sections: [
    {
      id: 'why',
      heading: 'Why we screen',
      paragraphs: [
        'Stolen coins and coins from sanctioned addresses must not pass through an exchange. The law requires it, and screening protects the people the coins belong to. AML means anti-money laundering, and KYC means know your customer. Which rules apply depends on where the operator is based.',
      ],
    },
    {
      id: 'what',
      heading: 'What we screen',
      points: [
        'Your receiving address and refund address: while you fill in the form, and when you create the order. We reject a restricted address before you pay.',
        'Every payment we receive: once it is confirmed, and before we send anything.',
        'Your receiving address again before we pay out, because lists change.',
        'The value of the order, if the operator has set a limit above which an identity check is needed.',
      ],
      paragraphs: [
        'A screening service or list chosen by the operator returns a score. It receives only an address or a transaction and its coin, and nothing about you.',
      ],
    },
    {
      id: 'follows',
      heading: 'What can happen',
      points: [
        'Nothing: the order continues. This is the usual case.',
        'You need to verify your identity: the order page takes you to the verification service. Once you are approved, the order continues automatically.',
        'The order is on hold: our team reviews it, then releases it or refunds you.',
        'The service isn’t responding: paid orders wait and continue automatically once it responds. An outage never counts against you.',
      ],
    },
    {
      id: 'identified',
      heading: 'How the identity check works',
      steps: [
        'The order page tells you that an identity check is needed, and why.',
        'The button opens the verification service. You show your ID to that service. We never receive it.',
        'The service tells us only the result: approved, try again, or rejected.',
        'If you are rejected or prefer not to verify your identity, we send the coins to your refund address, minus one network fee.',
      ],
    },
    {
      id: 'never',
      heading: 'What we never do',
      points: [
        'We never keep your coins. While an order is on hold, our books show the amount as yours.',
        'We never leave you guessing. The order page shows what the order is waiting for, and we email you if you gave us an address.',
        'We don’t accuse you of anything. A score is an automated estimate about coins, not a judgement about a person.',
        'We never ask for documents by email or in a chat app. Only use the button on the order page.',
      ],
    },
    {
      id: 'operator',
      heading: 'Who is responsible',
      facts: 'company',
      contact: 'support',
      links: [
        { text: 'For competent authorities', path: '/competent-authorities' },
        { text: 'Privacy policy', path: '/privacy-policy' },
      ],
    },
  ],
}
