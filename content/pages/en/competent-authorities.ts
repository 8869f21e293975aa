import type { Article } from '../article.ts'

export const article: Article = {
  title: 'For competent authorities',
  description:
    'How police, courts and supervisors reach the operator of {brand}, what a request should hold, and which data exist at all.',
  heading: 'For competent authorities',
  lead: 'How to write to us, what to name, and what we can and cannot know.',
  sections: [
    {
      id: 'write',
      heading: 'Where to write',
      paragraphs: [
        'Please write from an official address. Requests are answered in writing, and only after we have made sure that they come from whom they say.',
      ],
      contact: 'authorities',
    },
    {
      id: 'name',
      heading: 'What a request should hold',
      points: [
        'Authority, file number, and the name of the person who may be called back.',
        'The law on which it rests, and the order of a court where one is needed.',
        'At least one of: code of an order, id of a transaction with its chain, address with its coin. Orders cannot be found by the name of a person.',
        'The time it is about, with its zone.',
        'What is asked for, and by when. If the customer must not be told, the rule that says so.',
      ],
    },
    {
      id: 'data',
      heading: 'Which data exist',
      points: [
        'Of each order: coins, amounts, pay-in and payout addresses, transactions, and the time of each step. These are kept as part of the books.',
        'The refund address: for one year after the order ended.',
        'The e-mail address, if the customer gave one: for 90 days after the order ended.',
        'What screening said of a deposit or an address, and whether a customer was identified. Documents lie with the identification service.',
        'Of accounts: e-mail address, open sessions with browser, country and network address, and the orders made while signed in.',
      ],
    },
    {
      id: 'not-kept',
      heading: 'What does not exist',
      paragraphs: [
        'Names, dates of birth and pictures are not collected for an order. Network addresses of visitors are not stored with orders, and browser descriptions are dropped. Passwords are kept only as hashes. What was removed when its time was over cannot be brought back, other than from a backup while that exists.',
      ],
    },
    {
      id: 'urgent',
      heading: 'If coins are still moving',
      paragraphs: [
        'Name the transaction in the first line and the word “urgent” in the subject. Name the address that the coins are going to as well: as long as their arrival is not confirmed, an order can be held by putting that address on the list of restricted ones; a payout that was sent on a public chain cannot be called back by anybody.',
        'A held order stays in the books as owed to its customer until it is released, refunded, or disposed of by whoever may do so in law.',
      ],
      links: [
        { text: 'Privacy policy', path: '/privacy-policy' },
        { text: 'Screening and identification', path: '/aml-kyc' },
      ],
    },
    {
      id: 'company',
      heading: 'The company',
      facts: 'company',
    },
  ],
}
