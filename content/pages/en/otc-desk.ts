import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Large trades: the OTC desk',
  description:
    'How to exchange amounts above the limits of the form: what to tell the operator of {brand}, how it works, and how to stay safe.',
  heading: 'Large trades',
  lead: 'For amounts above the maximum in the form, contact the operator and agree on the trade directly.',
  sections: [
    {
      id: 'when',
      heading: 'When to contact us',
      paragraphs: [
        'The form shows the current maximum for each pair. It depends on our reserves and on the market. Up to that amount, the form is faster: everyone gets the same rate, and you see it immediately.',
        'Above it, splitting an amount into many orders costs a network fee for each one and moves the market against you. A single agreed trade doesn’t.',
      ],
    },
    {
      id: 'say',
      heading: 'What to tell us',
      points: [
        'Both coins with their networks, and the amount of one of them.',
        'Whether you want one fixed price for everything, or several parts over a few hours.',
        'When the coins are ready, and which country you are in.',
        'Whether you are trading for yourself or for a company.',
      ],
    },
    {
      id: 'goes',
      heading: 'What happens next',
      steps: [
        'The operator emails you a price, how long it is valid, and the terms. The operator decides whether to offer a trade.',
        'For large amounts, the operator usually needs to verify who you are and where the coins come from. You are asked before you pay anything.',
        'If you both agree, the trade either becomes an order on this site, with a page that shows each step, or is settled under the written terms.',
      ],
      contact: 'business',
    },
    {
      id: 'safe',
      heading: 'Stay safe',
      paragraphs: [
        'Trades of this size attract people who pretend to be us. We never start these conversations in a chat app, never ask for a seed phrase, a private key or remote access to your device, and never change a deposit address during a trade. If a message does any of these things, email the address on this page before you pay.',
        'Large payments need more confirmations: twice as many above 25,000 US dollars, and three times as many above 150,000. You can send a small part first: it counts together with the rest.',
      ],
      links: [
        { text: 'Start an exchange', path: '/' },
        { text: 'Screening and identity checks', path: '/aml-kyc' },
      ],
    },
  ],
}
