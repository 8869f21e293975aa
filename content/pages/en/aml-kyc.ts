import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Screening and identification (AML, KYC)',
  description:
    'Which payments and addresses {brand} looks at, when you are asked to be identified, and what becomes of coins that are held.',
  heading: 'Screening and identification',
  lead: 'Most orders notice nothing of it. This is what happens with the others, and why.',
  sections: [
    {
      id: 'why',
      heading: 'Why anything is looked at',
      paragraphs: [
        'Coins that were stolen, or addresses under sanctions, must not pass through an exchange: the law says so, and their owners would like them back. AML stands for measures against money laundering, KYC for knowing one’s customer. Which rules apply depends on where the operator is at home.',
      ],
    },
    {
      id: 'what',
      heading: 'What is looked at',
      points: [
        'The address that shall receive coins, and the refund address: while you fill in the form, and when the order is made. A restricted one is refused before you pay.',
        'Each payment that arrives: once it is confirmed, and before anything is sent.',
        'The destination once more at that moment, since lists change.',
        'The worth of the order, where the operator has set a sum above which identification is asked.',
      ],
      paragraphs: [
        'A screening service or list of the operator’s choice answers with a score. It is told an address or a transaction with its coin, and nothing about you.',
      ],
    },
    {
      id: 'follows',
      heading: 'What can come of it',
      points: [
        'Nothing: the order goes on. That is the rule.',
        'Identification is asked: the order’s page leads you to the identification service. When it approves, the order goes on by itself.',
        'The order is held: a person looks at it, and releases it or sends the coins back.',
        'The service does not answer: paid orders wait and go on by themselves when it does. An outage is no verdict.',
      ],
    },
    {
      id: 'identified',
      heading: 'How identification goes',
      steps: [
        'The order’s page says that it asks, and why that step is needed.',
        'Its button opens the identification service. You show your document to that service; it does not come to us.',
        'We are told whether you were identified, are to try again, or were refused.',
        'If you were refused, or would rather not be identified, the coins go back to your refund address, less one network fee.',
      ],
    },
    {
      id: 'never',
      heading: 'What never happens',
      points: [
        'Coins are not kept. While an order is held, the books show all along what is owed to it.',
        'Nothing is silent. The page says what an order waits for, and a mail goes out if you left an address.',
        'Nobody is accused. A score is a machine’s guess about coins, not a judgement about a person.',
        'Nobody asks for documents by e-mail or in a messenger. Follow the button on the order’s page only.',
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
