import { wireStatus } from '@causeway/core/orders'
import { LONGEST_METADATA } from '@causeway/core/partners'
import type { UseCases } from '@causeway/server'
import type { OrderView } from '@causeway/server/orders'
import type { partnerOrdersCalls } from '../../contract/index.ts'
import { refuse, refuseRequest, type Wording } from '../../failures/index.ts'
import { givenAmount, notPositive } from '../exchange/given-amount.ts'
import { type AskingPartner, answer, type HandlersOf } from '../handler.ts'
import { anyPartnerOrders, malformed, partnerOrderFilter } from './partner-order-filter.ts'
import { partnerOrderOut } from './partner-order-out.ts'

/** Orders of partners' programs: the same use cases as those of JSON-RPC. */
export function createPartnerOrderHandlers(needs: {
  readonly useCases: UseCases
  readonly words: Wording
  readonly publicUrl: string
}): HandlersOf<typeof partnerOrdersCalls> {
  const { useCases, words } = needs
  const { partners } = useCases
  return {
    createPartnerOrder: async (request, who) => {
      const amount = givenAmount(request)
      if (amount === null) return refuse({ code: 'amount_missing' }, words)
      const refused = notPositive(amount.given)
      if (refused !== null) return refuseRequest(refused)
      const userMetadata = metadataIn(request.userMetadata)
      if (userMetadata === undefined) return malformed('userMetadata', 'is too long')
      const placed = await partners.placeOrder(who.key, {
        from: request.from.toLowerCase(),
        to: request.to.toLowerCase(),
        ...amount,
        kind: request.rateId ? 'fixed' : 'float',
        rateId: request.rateId || null,
        destination: request.address,
        // None is what a request without one means here.
        destinationExtraId: request.extraId ?? '',
        refundAddress: request.refundAddress || null,
        refundExtraId: request.refundExtraId || null,
        commissionBps: BigInt(request.commissionBps ?? 0),
        subaccountId: request.subaccountId || null,
        userMetadata,
        idempotencyKey: who.idempotencyKey,
        requestHash: who.requestHash,
      })
      if (!placed.ok) return refuse(placed.failure, words)
      const { holderSecret, isNew, order } = placed.value
      return {
        ok: true,
        status: isNew ? 201 : 200,
        body: { order: partnerOrderOut(needs, order, holderSecret) },
      }
    },
    partnerOrders: async (query, { key }) => {
      const filter = partnerOrderFilter(query)
      if (!filter.ok) return filter
      const orders = await partners.listOrders(key.partnerId, filter.body)
      return answer({ orders: orders.map((order) => partnerOrderOut(needs, order)) })
    },
    partnerOrder: async ({ id }, who) => {
      const order = await ownOrder(useCases, who, id)
      if (order === null) return refuse({ code: 'order_not_found' }, words)
      return answer({ order: partnerOrderOut(needs, order) })
    },
    partnerOrderStatus: async ({ id }, who) => {
      const order = await ownOrder(useCases, who, id)
      if (order === null) return refuse({ code: 'order_not_found' }, words)
      return answer({ id: order.publicCode, status: wireStatus(order.state, order.kind) })
    },
  }
}

/** One of the asking partner's orders. Another partner's is as good as none. */
async function ownOrder(
  { partners }: UseCases,
  { key }: AskingPartner,
  id: string,
): Promise<OrderView | null> {
  const filter = { ...anyPartnerOrders, publicCodes: [id], limit: 1 }
  const [order] = await partners.listOrders(key.partnerId, filter)
  return order ?? null
}

/** JSON of the partner's own; null where there is none, undefined where it is too long. */
function metadataIn(given: unknown): string | null | undefined {
  if (given === undefined || given === null) return null
  const text = JSON.stringify(given)
  return text.length <= LONGEST_METADATA ? text : undefined
}
