import type { FiatNeeds } from './fiat-needs.ts'
import type { NewFiatOrderRow } from './fiat-order-store.ts'
import type { BeginFiatOrderInput } from './fiat-order-types.ts'

/** Whose link led to the order; partners' orders and sales have no affiliate. */
export async function affiliateColumns(
  { attribution }: FiatNeeds,
  { partner, refId }: BeginFiatOrderInput,
): Promise<Partial<NewFiatOrderRow>> {
  const found = partner ? null : ((await attribution?.find(refId, 'buy')) ?? null)
  if (found === null) return {}
  const { affiliateId, shareBps, toolId } = found
  return {
    affiliate_id: affiliateId,
    affiliate_tool: toolId,
    affiliate_bps: Number(shareBps),
  }
}

/** The partner whose program makes the order, and what it says of it. */
export function partnerColumns({ partner }: BeginFiatOrderInput): Partial<NewFiatOrderRow> {
  if (!partner) return {}
  return {
    partner_id: partner.partnerId,
    partner_key_id: partner.keyId,
    external_order_id: partner.externalOrderId,
    external_user_id: partner.externalUserId,
    metadata: partner.metadata,
    return_success_url: partner.returnSuccessUrl,
    return_failed_url: partner.returnFailedUrl,
  }
}
