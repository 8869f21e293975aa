import type { PaymentFound, PaymentSearchReply } from '@causeway/api/contract'

const found: Readonly<Record<PaymentFound, string>> = {
  not_found:
    'No network of this coin knows this transaction. Check the id, and the network it was sent on.',
  pending: 'The transaction isn’t in a block yet. The order takes the payment as soon as it is.',
  failed: 'The transaction failed on its network. Nothing was paid.',
  not_ours: 'The transaction pays no address of ours.',
  dropped: 'The payment was seen, and has vanished from its network since.',
  before_order: 'The payment is older than this order.',
  other_order: 'The payment belongs to another order.',
  in_order: 'This order has the payment already.',
  assigned: 'The payment is assigned to this order.',
  claimed:
    'No order explains this payment. It’s reported for this order under “Unmatched payments”.',
}

/** What a search for a payment found, in a sentence. */
export function paymentText({ claim, otherOrder, result }: PaymentSearchReply): string {
  if (result === 'other_order' && otherOrder !== null) {
    return `The payment belongs to order ${otherOrder}.`
  }
  if (claim?.state === 'refused') return 'This payment was reported for this order and refused.'
  return found[result]
}
