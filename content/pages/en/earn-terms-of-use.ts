import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Terms of the affiliate programme',
  description:
    'Terms for partners who refer customers to {brand} for a commission, if the operator runs an affiliate programme. This is a template.',
  heading: 'Terms of the affiliate programme',
  lead: 'This template comes with the software. It applies if the operator of {brand} runs an affiliate programme and has accepted you as a partner.',
  sections: [
    {
      id: 'parties',
      heading: 'The agreement',
      paragraphs: [
        'The programme is an agreement between the operator of {brand} and a partner accepted in writing. No one is entitled to be accepted. Either side can end it at any time by notifying the other. Commission earned until then remains payable.',
        'The exchange’s terms of use also apply. If the two conflict, these terms take precedence for partners.',
      ],
    },
    {
      id: 'commission',
      heading: 'Commission',
      points: [
        'Commission is a share of our income from orders by customers the partner has referred. The share is agreed when the partner is accepted.',
        'An order counts once it is finished. Expired and refunded orders don’t count.',
        'Orders by the partner, or by people acting for the partner, don’t count.',
        'If several partners referred the same customer, the order counts for only one of them.',
        'If we have to return income, we deduct the commission paid on it from later commission.',
      ],
    },
    {
      id: 'payout',
      heading: 'Payout',
      paragraphs: [
        'We pay commission in coins, to an address the partner provides and is responsible for. The minimum payout, the available coins and the network fee are shown before a payout is requested. Partners pay any taxes they owe. The operator may verify the partner’s identity before paying.',
      ],
    },
    {
      id: 'allowed',
      heading: 'Advertising rules',
      points: [
        'Be truthful: no promises of profit, made-up rates or fake reviews.',
        'Label advertising as such where the law requires it.',
        'Don’t send spam, and don’t use software that opens links without a person’s action.',
        'Don’t use our name for domains, accounts or search ads that people could mistake for ours.',
        'Don’t target people in countries where the operator doesn’t offer the exchange.',
      ],
    },
    {
      id: 'breach',
      heading: 'If a partner breaks the rules',
      paragraphs: [
        'The operator may stop counting orders and withhold commission linked to the breach until the matter is resolved. The operator must tell the partner what is withheld and why. For deliberate breaches, the operator may end the agreement immediately.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability and changes',
      paragraphs: [
        'The programme is provided as is: links can fail and figures can be corrected. Neither side is liable for income the other expected. Nothing here excludes liability that can’t be excluded by law.',
        'We notify partners of changes at least 14 days before they apply. If you don’t agree, you can leave before then.',
      ],
      contact: 'business',
      links: [
        { text: 'Terms of use', path: '/terms-of-use' },
        { text: 'Partners', path: '/partners' },
      ],
    },
  ],
}
