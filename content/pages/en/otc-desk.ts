import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Large trades: the OTC desk',
  description:
    'Exchanging a sum above the limits of the form: what to write to the operator of {brand}, how it goes, and how to stay safe.',
  heading: 'Large trades',
  lead: 'For sums above the maximum of the form, write to the operator and agree on the trade directly.',
  sections: [
    {
      id: 'when',
      heading: 'When to write',
      paragraphs: [
        'The form names the largest amount that it takes for each pair at this moment. It follows from our stock and from the market. Up to it the form is the quicker way: the rate is the same for everybody and stands there at once.',
        'Above it, dividing a sum into many orders costs a network fee for each of them and moves the market against you. One agreed trade does not.',
      ],
    },
    {
      id: 'say',
      heading: 'What to tell us',
      points: [
        'Both coins with their networks, and the amount of one of them.',
        'Whether you would like a fixed price for the whole, or several parts over some hours.',
        'When the coins are ready, and in which country you are.',
        'Whether you trade for yourself or for a company.',
      ],
    },
    {
      id: 'goes',
      heading: 'How it goes on',
      steps: [
        'You get an answer by mail from the operator, with a price, how long it holds, and the terms. Whether a trade is offered is for the operator to decide.',
        'For large sums the operator usually has to know who you are and where the coins come from. This is asked before anything is paid.',
        'Where both agree, the trade is made as an order of this site, with a page that shows each step, or as the written terms say.',
      ],
      contact: 'business',
    },
    {
      id: 'safe',
      heading: 'Stay safe',
      paragraphs: [
        'Trades of this size attract people who pretend to be us. We never begin such a conversation in a messenger, never ask for a seed phrase, a private key or remote access to your device, and never change a pay-in address in the middle of a trade. If a message does, write to the address on this page before you pay.',
        'Large payments wait for more confirmations: twice as many above 25,000 US dollars, three times as many above 150,000. Send a small part first if you like; it is counted together with the rest.',
      ],
      links: [
        { text: 'Start an exchange in the form', path: '/' },
        { text: 'Screening and identification', path: '/aml-kyc' },
      ],
    },
  ],
}
