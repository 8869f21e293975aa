import type { NamespaceMessages } from '../message.ts'

/** Headlines, notes and receipts of orders: what is true of each state. */
export const orderState = {
  heldLess: 'You sent less than agreed',
  heldMore: 'You sent more than agreed',
  heldAgain: 'You sent another payment',
  heldLate: 'Too late for the guaranteed rate',
  heldSmall: 'Too little to exchange',
  heldLarge: 'Too much for one exchange',
  heldPayout: 'We can’t pay out to this address',
  heldAccount: 'The account name is taken',
  heldCheck: 'We’re checking your payment',
  heldIdentity: 'Verify your identity to continue',
  heldRefund: 'Your coins go back to you',
  choicesLeft:
    'The guaranteed rate no longer applies. You can still exchange at the current rate or get a refund.',
  agreedTitle: 'Exchange the agreed amount, refund the rest',
  agreedText:
    'We exchange {amountFrom} {from} at the guaranteed rate and pay out exactly {amountTo} {to}. We then refund {rest} {from}: the rest, minus the {networkFee} {from} network fee.',
  agreedAccept: 'Get {amountTo} {to} and {rest} {from} back',
  agreedUntil: 'The guaranteed rate holds for',
  agreedWhile:
    'The time to pay has run out. You can choose this only while the market stays close to the guaranteed rate.',
  seenOther: 'We’ve seen {sent} {from} so far. The order is for {expected} {from}.',
  lessFloat: 'We’ll exchange the amount you sent at the current rate once it’s confirmed.',
  lessFixed:
    'Once it’s confirmed, you choose: send the rest, exchange at the current rate or get a refund.',
  moreFixed: 'Once it’s confirmed, you choose what to do with it.',
  lateFloat:
    'Your payment came after the order expired. It isn’t lost: we exchange it at the current rate once it’s confirmed.',
  lateFixed:
    'Your payment came after the order expired. It isn’t lost: once it’s confirmed, you choose the current rate or a refund.',
  againFloat:
    'You sent another payment for this order. We exchange it at the current rate once it’s confirmed.',
  againFixed:
    'You sent another payment for this order. Once it’s confirmed, you choose the current rate or a refund.',
  otherSum:
    'You sent {sent} {from}, not {expected} {from}, so you get {got} {to}. The estimate was {announced} {to}.',
  restLater: 'We refund the rest, {rest} {from}, as soon as the payout is confirmed.',
  restOnWay: 'The rest, {rest} {from}, is on its way to your refund address.',
  restBack: 'The rest, {rest} {from}, was refunded.',
  sentTo: 'Sent to',
  refundedTo: 'Refunded to',
  sentBackAt: 'Sent back',
  youPaid: 'You paid',
  youSold: 'You sold',
  askSupport: 'Questions? Email {support} and include the order ID.',
  eventRest: 'The rest was refunded',
} as const satisfies NamespaceMessages
