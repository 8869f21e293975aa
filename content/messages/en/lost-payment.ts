import type { NamespaceMessages } from '../message.ts'

/** A payment that its sender misses in an order: looked for, claimed, and what comes of that. */
export const lostPayment = {
  title: 'Paid, but nothing is happening?',
  text: 'Enter the transaction ID from your wallet or exchange. We look it up on the network and tell you what happened to it.',
  label: 'Transaction ID',
  hint: 'Also called TXID or hash. You can paste a link from an explorer.',
  find: 'Find my payment',
  notFound:
    'We can’t find a payment to us with this ID on {network} yet. If you’ve just sent it, wait a minute and try again. Otherwise, check the ID and the network you used.',
  pending:
    'We can see your transaction, but it isn’t confirmed yet. It will appear here once it is.',
  failed:
    'This transaction failed on the network, so nothing reached us. Check your wallet, then send again.',
  notOurs:
    'This transaction is confirmed, but it wasn’t a payment to us. Check the ID and the address you sent to.',
  dropped:
    'The network dropped this transaction, so nothing reached us. If it goes through after all, we’ll count it. Check your wallet before you send again.',
  beforeOrder:
    'This payment arrived before this order was created. Open the order it was meant for and enter the ID there.',
  otherOrder: 'This payment belongs to another order.',
  otherOrderOwn: 'This payment belongs to your order {id}.',
  inOrder:
    'Your payment of {amount} {ticker} is part of this order: {confirmations} of {needed} confirmations.',
  assigned: 'Your payment of {amount} {ticker} is now part of this order.',
  claimed: 'We found your payment of {amount} {ticker}. This page now shows what happens to it.',
  claimTitle: 'We found your payment',
  memoMissing:
    'It arrived without your {name}. Your money is safe. Once we’ve checked that the payment is yours, we’ll add it to this order.',
  memoWrong:
    'It arrived with a different {name}. Your money is safe. Once we’ve checked that the payment is yours, we’ll add it to this order.',
  otherCoin:
    'This order is for {expected}, and you sent a different coin. Your money is safe, but this order can’t exchange it.',
  otherNetwork:
    'You sent it on a network other than {network}. Your money is safe, but this order can’t exchange it.',
  confirmations: '{confirmations} of {needed} confirmations',
  review: 'We’re checking it. You don’t need to do anything: this page updates automatically.',
  done: 'It was added to an order and is being exchanged.',
  unproven: 'We couldn’t confirm that this payment is yours, so we didn’t add it to this order.',
  returned: 'We sent it back to the address it came from.',
  contact: 'Questions? Email {support} and include the order ID and the transaction ID.',
  move: 'To exchange it now, create a new order for this coin. On the new order’s page, enter the same transaction ID, and we’ll move the payment there.',
  moveLink: 'Create an order for {amount} {ticker}',
  report: 'Report this payment',
  eventClaimed: 'Missing payment reported',
  eventAssigned: 'Reported payment added to an order',
  eventRefused: 'Reported payment not added',
  playNoMemo: 'Pay without memo',
  playClaimTitle: 'Decide on a reported payment',
  playAssign: 'Add it to the order',
  playUnproven: 'Ownership not proven',
  playReturned: 'Sent back',
} as const satisfies NamespaceMessages
