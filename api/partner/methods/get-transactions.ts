import { type Method, refused, result } from '../method.ts'
import { orderOut } from '../order-out.ts'
import { orderQuery } from '../order-query.ts'
import { getTransactionsReference } from '../reference/order-methods.ts'

/** The partner's own orders, newest first. */
export const getTransactions: Method = {
  scope: 'read',
  reference: getTransactionsReference,
  answer: async (context, { items: [asked = {}] }) => {
    const query = orderQuery(asked)
    if ('message' in query) return refused(query)
    const orders = await context.useCases.partners.listOrders(context.key.partnerId, query)
    return result(orders.map((order) => orderOut(context, order)))
  },
}
