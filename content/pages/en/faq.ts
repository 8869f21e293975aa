import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Questions and answers',
  description:
    'Answers to common questions about exchanging coins at {brand}: rates, payments, memos, refunds, holds, accounts and privacy.',
  heading: 'Questions and answers',
  lead: 'If your question is about an order, check the order page first.',
  sections: [
    {
      id: 'beginning',
      heading: 'Before an exchange',
      questions: [
        {
          question: 'Do I need an account?',
          answer:
            'No. To create an order, you only need an address to receive the new coins. An account is useful if you want to see your orders on several devices.',
        },
        {
          question: 'What does it cost?',
          answer:
            'The estimate shows the exchange fee and the network fee for the payout before you create an order. The amount you get already includes both. Your own wallet adds its fee for sending.',
        },
        {
          question: 'Which rate should I choose?',
          answer:
            'A floating rate usually gives you slightly more and follows the market until your payment is confirmed. A guaranteed rate gives you exactly the amount shown if you pay the exact amount in time.',
        },
        {
          question: 'Is there a minimum or a maximum?',
          answer:
            'Yes, for each pair. Both follow the market, and the form tells you if your amount is outside the limits.',
        },
        {
          question: 'Can I send the coins to another person?',
          answer:
            'Yes. The payout goes to the address you enter. Check it twice: crypto payments can’t be reversed.',
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
            'With a guaranteed rate, 15 or 20 minutes, shown as a countdown on the order page. With a floating rate, 36 hours.',
        },
        {
          question: 'I forgot the memo or tag. Are my coins lost?',
          answer:
            'No, but we can’t match the payment automatically. Contact support with the order ID and the transaction ID. Our team will find the payment and sort it out with you.',
        },
        {
          question: 'I used the wrong network. What now?',
          answer:
            'That depends on the coin. Some of these payments can be recovered, and others can’t. Contact support with the transaction ID, and don’t send again.',
        },
        {
          question: 'I paid too much, too little or too late.',
          answer:
            'With a floating rate, we exchange the amount received at the current rate, within the limits. With a guaranteed rate, the order waits, and you choose between the current rate and a refund.',
        },
        {
          question: 'Why can’t I see my payment?',
          answer:
            'First look up the transaction in a block explorer. If it isn’t there, your wallet hasn’t sent it yet. If it is pending, the network is busy. It shows here as soon as the network reports it.',
        },
      ],
    },
    {
      id: 'waiting',
      heading: 'During an exchange',
      questions: [
        {
          question: 'How long does it take?',
          answer:
            'Most of the time is spent waiting for your payment’s confirmations, which the order page counts. This takes from under a minute to an hour, depending on the network.',
        },
        {
          question: 'Can I cancel?',
          answer:
            'An unpaid order simply expires. Once we are exchanging your payment, it can’t be stopped. If an order is waiting for your choice, you can choose a refund.',
        },
        {
          question: 'Why is my order on hold?',
          answer:
            'The order page shows the reason. Usually the amount or the time differs from what was agreed. Sometimes we need to review the coins, or you need to verify your identity. Coins on hold are released or refunded, never kept.',
        },
        {
          question: 'How does a refund work?',
          answer:
            'We send back everything we received, minus one network fee, to your refund address or one you enter on the order page. There is no exchange fee.',
        },
      ],
    },
    {
      id: 'safety',
      heading: 'Security and privacy',
      questions: [
        {
          question: 'Who can see my order?',
          answer:
            'Anyone with the link can see coins, amounts, addresses and steps, but not your email address or your refund address. Only the owner of the order can change anything.',
        },
        {
          question: 'How do I open my order on another device?',
          answer:
            'Open its secret link there, or load its recovery file. If you have an account, sign in. The plain link also shows the order, but you can’t change it.',
        },
        {
          question: 'Support asked for my seed phrase. Is that a scam?',
          answer:
            'Yes, always. We never need it, and anyone who has it can take your coins. End the conversation.',
        },
        {
          question: 'What data do you keep about me?',
          answer:
            'Only what an order needs: coins, amounts, addresses, times, and an email address if you gave one. We delete the email address 90 days after the order ends. See the privacy policy for details.',
        },
      ],
    },
    {
      id: 'more',
      heading: 'Still need help?',
      contact: 'support',
      links: [
        { text: 'How an exchange works', path: '/how-it-works' },
        { text: 'Crash course', path: '/crashcourse' },
        { text: 'Privacy policy', path: '/privacy-policy' },
      ],
    },
  ],
}
