import { PURCHASE_CURRENCY } from '@causeway/core/affiliates'
import { bookCommission } from '@causeway/core/ledger'
import { amount } from '@causeway/core/money'
import type { Tx } from '../db/index.ts'
import { post } from '../ledger/index.ts'
import { holdReasonOf } from './hold-reason.ts'

/** A purchase through a provider that has ended, and what its affiliate earns by it. */
export type EndedPurchase = {
  readonly id: string
  readonly affiliateId: string
  readonly toolId: string
  readonly accountId: string | null
  readonly clientId: string | null
  readonly destination: string
  readonly shareBps: number
  readonly asset: string
  readonly units: bigint
  /** In the coin that purchases are credited in. */
  readonly earned: bigint
  /** Attodollars per whole coin: of what was bought, and of what is credited. */
  readonly prices: { readonly bought: bigint; readonly credited: bigint }
  readonly at: Date
}

/** Books what an affiliate earned by a purchase, once. The purchase's row is locked. */
export async function bookPurchaseCommission(tx: Tx, purchase: EndedPurchase): Promise<void> {
  const { affiliateId, at, id } = purchase
  const known = await tx
    .selectFrom('affiliate_commission')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (known !== undefined) return
  const { accountId, clientId, destination } = purchase
  const addresses = [destination]
  const hold = await holdReasonOf(tx, { affiliateId, accountId, clientId, addresses, at })
  await tx
    .insertInto('affiliate_commission')
    .values({
      id,
      affiliate_id: affiliateId,
      tool_id: purchase.toolId,
      order_id: null,
      kind: 'buy',
      state: hold === null ? 'earned' : 'held',
      hold_reason: hold,
      share_bps: purchase.shareBps,
      asset_in: purchase.asset,
      units_in: purchase.units,
      asset: PURCHASE_CURRENCY,
      units: purchase.earned,
      price_in: purchase.prices.bought,
      price: purchase.prices.credited,
      at,
    })
    .execute()
  const commission = { id, affiliateId, round: 0, of: 'purchase', isHeld: hold !== null } as const
  await post(tx, bookCommission(commission, amount(PURCHASE_CURRENCY, purchase.earned)), {
    orderId: null,
    at,
  })
}
