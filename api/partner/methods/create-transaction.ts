import { createOrder } from '../create-order.ts'
import type { Method } from '../method.ts'
import { createTransactionReference } from '../reference/creation-methods.ts'

/** Makes an order at floating rate. */
export const createTransaction: Method = {
  scope: 'create',
  reference: createTransactionReference,
  answer: (context, { items: [asked = {}] }) =>
    createOrder(context, asked, { kind: 'float', rateId: null }),
}
