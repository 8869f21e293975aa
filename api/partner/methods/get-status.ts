import { wireStatus } from '@causeway/core/orders'
import { type Method, refused, result } from '../method.ts'
import { anyOrders } from '../order-query.ts'
import { getStatusReference } from '../reference/order-methods.ts'
import { rpcFailures } from '../rpc-failure.ts'
import { textOf } from '../rpc-params.ts'

/** The status of one of the partner's orders. Another partner's is answered as one that does not exist. */
export const getStatus: Method = {
  scope: 'read',
  reference: getStatusReference,
  answer: async ({ key, useCases }, { items: [asked = {}] }) => {
    const id = textOf(asked, 'id')
    if (id === null) return refused(rpcFailures.invalidParameter('id'))
    const [order] = await useCases.partners.listOrders(key.partnerId, {
      ...anyOrders,
      publicCodes: [id],
    })
    if (order === undefined) return refused(rpcFailures.invalidParameter('id'))
    return result(wireStatus(order.state, order.kind))
  },
}
