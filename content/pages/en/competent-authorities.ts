import type { Article } from '../article.ts'

export const article: Article = {
  title: 'For competent authorities',
  description:
    'How police, courts and regulators can reach the operator of {brand}, what a request should contain, and which data exist.',
  heading: 'For competent authorities',
  lead: 'How to contact us, what to include, and what we do and don’t know.',
  sections: [
    {
      id: 'write',
      heading: 'How to contact us',
      paragraphs: [
        'Please write from an official address. We reply in writing, and only after we have verified who sent the request.',
      ],
      contact: 'authorities',
    },
    {
      id: 'name',
      heading: 'What to include',
      points: [
        'Authority, file number, and the name of a contact person we can call to verify the request.',
        'The legal basis, and a court order where one is needed.',
        'At least one of these: an order ID, a transaction ID with its blockchain, or an address with its coin. We can’t find orders by a person’s name.',
        'The period in question, with its time zone.',
        'What you are asking for, and by when. If the customer must not be informed, the rule that says so.',
      ],
    },
    {
      id: 'data',
      heading: 'Data we hold',
      points: [
        'For each order: coins, amounts, deposit and payout addresses, transactions, and the time of each step. We keep these as accounting records.',
        'The refund address: for one year after the order ends.',
        'The email address, if the customer gave one: for 90 days after the order ends.',
        'The screening result for a deposit or an address, and whether a customer’s identity was verified. Documents are held by the verification service.',
        'For accounts: email address, active sessions with browser, country and IP address, and orders made while signed in.',
      ],
    },
    {
      id: 'not-kept',
      heading: 'Data we don’t hold',
      paragraphs: [
        'We don’t collect names, dates of birth or photos for an order. We don’t store visitors’ IP addresses with orders, and we discard browser descriptions. We store passwords only as hashes. Data deleted after its retention period can’t be restored, except from a backup while one exists.',
      ],
    },
    {
      id: 'urgent',
      heading: 'If coins are still moving',
      paragraphs: [
        'Put the word “urgent” in the subject and the transaction ID in the first line. Include the address the coins are going to. Until their arrival is confirmed, we can hold an order by adding that address to the restricted list. A payout that was sent on a public blockchain can’t be reversed.',
        'While an order is on hold, our books show it as owed to the customer until it is released, refunded or disposed of as the law provides.',
      ],
      links: [
        { text: 'Privacy policy', path: '/privacy-policy' },
        { text: 'Screening and identity checks', path: '/aml-kyc' },
      ],
    },
    {
      id: 'company',
      heading: 'The company',
      facts: 'company',
    },
  ],
}
