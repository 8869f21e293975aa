import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Questions and answers',
  description:
    'Answers to what people ask most about exchanging coins at {brand}: rates, payments, memos, refunds, holds, accounts and privacy.',
  heading: 'Questions and answers',
  lead: 'If your question is about an order of yours, its own page usually knows the answer first.',
  sections: [
    {
      id: 'beginning',
      heading: 'Before an exchange',
      questions: [
        {
          question: 'Do I need an account?',
          answer:
            'No. An order needs an address for the new coins and nothing else. An account is useful if you would like to see your orders on several devices.',
        },
        {
          question: 'What does it cost?',
          answer:
            'The estimate shows the service fee and the network fee of the payout before you create an order, and both are already taken off the amount you get. The fee that your own wallet takes for sending comes on top.',
        },
        {
          question: 'Which rate shall I choose?',
          answer:
            'A floating rate usually gives a little more and follows the market until your payment is confirmed. A guaranteed rate gives exactly the amount shown, for an exact payment in time.',
        },
        {
          question: 'Is there a minimum or a maximum?',
          answer:
            'Yes, for each pair. Both follow the market, and the form says so as soon as an amount lies outside.',
        },
        {
          question: 'Can I have the coins sent to somebody else?',
          answer:
            'Yes: the payout goes to the address that you give. Check it twice, since nobody can call a payout back.',
        },
      ],
    },
    {
      id: 'paying',
      heading: 'Paying',
      questions: [
        {
          question: 'How long do I have?',
          answer:
            'At a guaranteed rate 15 or 20 minutes, which the order’s page counts down. At a floating rate 36 hours.',
        },
        {
          question: 'I forgot the memo or tag. Are my coins lost?',
          answer:
            'No, but no program can tell whose they are. Write to support with the code of the order and the id of the transaction; a person finds the payment and settles it with you.',
        },
        {
          question: 'I sent on another network. What now?',
          answer:
            'That depends on the coin. Some of such payments can be found, others are out of reach for ever. Write to support with the id of the transaction, and do not send again.',
        },
        {
          question: 'I sent too much, too little or too late.',
          answer:
            'At a floating rate what arrived is exchanged at the current rate, within the limits. At a guaranteed rate the order waits, and you choose between the current rate and a refund.',
        },
        {
          question: 'Why does my payment not show?',
          answer:
            'Look up the transaction in an explorer of its chain first. If it is not there, your wallet has not sent it yet. If it waits there, the network is busy; it shows here as soon as the network passes it on.',
        },
      ],
    },
    {
      id: 'waiting',
      heading: 'While an order runs',
      questions: [
        {
          question: 'How long does it take?',
          answer:
            'Mostly as long as the confirmations of your payment, which the order’s page counts: from under a minute to an hour, depending on the chain.',
        },
        {
          question: 'Can I cancel?',
          answer:
            'An order that was not paid simply expires. A payment that is being exchanged cannot be stopped; while an order waits for your choice, you can take the refund.',
        },
        {
          question: 'Why is my order on hold?',
          answer:
            'Its page says why. Usually the amount or the time differs from what was agreed. Sometimes the coins have to be looked at, or you are asked to be identified. Held coins are released or sent back, never kept.',
        },
        {
          question: 'How does a refund work?',
          answer:
            'Everything that arrived goes back, less one network fee, to your refund address or to one that you give on the order’s page. No service fee is taken.',
        },
      ],
    },
    {
      id: 'safety',
      heading: 'Safety and privacy',
      questions: [
        {
          question: 'Who can see my order?',
          answer:
            'Whoever has its link sees coins, amounts, addresses and steps, but not your e-mail address and not the refund address. Only its holder can decide anything.',
        },
        {
          question: 'I use another device now. How do I reach my order?',
          answer:
            'Open its secret link there, or load its recovery file; with an account, sign in. The plain link shows the order as well, but without the right to choose.',
        },
        {
          question: 'Somebody from support asks for my seed phrase.',
          answer:
            'That is a fraud, always. Nobody here needs it, and whoever has it has your coins. End the conversation.',
        },
        {
          question: 'What is kept about me?',
          answer:
            'What an order needs: coins, amounts, addresses, times, and an e-mail address if you gave one, which is removed 90 days after the order ended. The privacy policy has the rest.',
        },
      ],
    },
    {
      id: 'more',
      heading: 'Not answered?',
      contact: 'support',
      links: [
        { text: 'How an exchange works', path: '/how-it-works' },
        { text: 'The crash course', path: '/crashcourse' },
        { text: 'Privacy policy', path: '/privacy-policy' },
      ],
    },
  ],
}
