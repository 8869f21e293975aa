import { createOrder } from '../create-order.ts'
import { type Method, refused } from '../method.ts'
import { createFixTransactionReference } from '../reference/creation-methods.ts'
import { rpcFailures } from '../rpc-failure.ts'
import { textOf } from '../rpc-params.ts'

/** Characters. */
const LONGEST_RATE_ID = 2000

/** Makes an order at a guaranteed rate. */
export const createFixTransaction: Method = {
  scope: 'create',
  reference: createFixTransactionReference,
  answer: (context, { items: [asked = {}] }) => {
    const rateId = textOf(asked, 'rateId', LONGEST_RATE_ID)
    if (rateId === null) return refused(rpcFailures.invalidParameter('rateId'))
    if (textOf(asked, 'refundAddress') === null) {
      return refused(rpcFailures.invalidParameter('refundAddress'))
    }
    return createOrder(context, asked, { kind: 'fixed', rateId })
  },
}
