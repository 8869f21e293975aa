import type { OrderMailTexts } from '../order-mail-texts.ts'

export const english: OrderMailTexts = {
  states: {
    confirming: {
      subject: 'your payment was seen',
      sentence: 'Your payment was seen. The exchange goes on when it has enough confirmations.',
    },
    finished: {
      subject: 'your exchange is finished',
      sentence: 'Your exchange is finished: the payout is confirmed on its chain.',
    },
    refunded: {
      subject: 'your coins were sent back',
      sentence: 'Your coins were sent back to your refund address, and the transfer is confirmed.',
    },
    hold: {
      subject: 'your exchange is waiting for you',
      sentence:
        'Your exchange is waiting for you: open it in the browser that made it, or with your secret link, and choose how it goes on.',
    },
    expired: {
      subject: 'your exchange has expired',
      sentence:
        'No payment arrived in time, so your exchange has expired. A late payment is not lost.',
    },
    failed: {
      subject: 'your exchange was closed',
      sentence: 'Your exchange was closed by the operator. Nothing is owed on it.',
    },
  },
  otherState: {
    subject: 'news of your exchange',
    sentence: 'The status of your exchange has changed.',
  },
  reasons: {
    amount_differs: 'What arrived is not the amount that was expected.',
    amount_too_small: 'What arrived is too little to be exchanged.',
    amount_too_large: 'What arrived is more than can be exchanged at once.',
    paid_late: 'Your payment came after its time.',
    payout_refused: 'The network refused the payout to your address.',
    account_taken:
      'Somebody else took the name of the account that the payout was to make. Choose another one on the order’s page.',
    screening: 'A person looks at this exchange first. Nothing is asked of you now.',
    identification: 'You are asked to identify yourself before it goes on.',
    identification_refused: 'The identification failed, so your coins go back to you.',
    refund_decided: 'It cannot be made, so your coins go back to you.',
  },
  lookedAt: 'your exchange is being looked at',
  subjectLine: '{brand}: {subject} ({code})',
  followHere: 'Follow it here: {link}',
  follow: 'Follow your exchange',
  questions: 'Questions? Write to {support} and name order {code}.',
  stop: 'You get this because your address was left with this exchange. To stop it, remove the address on the page of the exchange.',
}
