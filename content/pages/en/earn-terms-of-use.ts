import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Terms of the affiliate programme',
  description:
    'Terms under which partners lead customers to {brand} for a commission, where the operator runs such a programme: a template.',
  heading: 'Terms of the affiliate programme',
  lead: 'A template that comes with the software. It applies where the operator of {brand} runs such a programme and has admitted you to it.',
  sections: [
    {
      id: 'parties',
      heading: 'Who agrees with whom',
      paragraphs: [
        'The programme is an agreement between the operator of {brand} and a partner whom he has admitted in writing. There is no right to be admitted. Both may end it at any time by a message to the other; what was earned until then stays earned.',
        'The terms of use of the exchange apply as well. Where the two differ for partners, these go first.',
      ],
    },
    {
      id: 'commission',
      heading: 'Commission',
      points: [
        'Commission is a share of our income from orders of customers whom the partner has led here. The share is agreed when the partner is admitted.',
        'An order counts when it is finished. Orders that expire or are refunded do not count.',
        'The partner’s own orders, and those of people who act for him, do not count.',
        'If several partners have led the same customer here, the order counts for one of them only.',
        'Commission for income that had to be given back is taken back.',
      ],
    },
    {
      id: 'payout',
      heading: 'Payout',
      paragraphs: [
        'Commission is paid in coins, to an address that the partner names and answers for. The smallest payout, the coins offered and the network fee are shown before a payout is asked for. The partner pays taxes on it where he owes them. The operator may ask who the partner is before he pays.',
      ],
    },
    {
      id: 'allowed',
      heading: 'How partners may advertise',
      points: [
        'Truthfully: without promises of profit, invented rates or invented reviews.',
        'Visibly as advertising, where the law asks for that.',
        'Not by unsolicited mail, and not by programs that open links without the person’s doing.',
        'Not under our name: no domains, accounts or search advertisements that could be taken for ours.',
        'Not to people in countries to which the operator does not offer the exchange.',
      ],
    },
    {
      id: 'breach',
      heading: 'When a partner breaks them',
      paragraphs: [
        'The operator may stop counting orders, and hold back commission that came from the breach, until the matter is cleared up. He says what he holds back and why. For breaches on purpose he may end the agreement at once.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability and changes',
      paragraphs: [
        'The programme is offered as it is: links can fail, and figures can be corrected. Neither side answers for income that the other had hoped for. What the law does not let anybody exclude is not excluded.',
        'Changes are told to partners at least 14 days before they apply. Whoever does not agree may leave before that day.',
      ],
      contact: 'business',
      links: [
        { text: 'Terms of use', path: '/terms-of-use' },
        { text: 'Partners', path: '/partners' },
      ],
    },
  ],
}
