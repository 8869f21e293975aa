import { bookCommission } from '@causeway/core/ledger'
import { amount } from '@causeway/core/money'
import { sql } from 'kysely'
import type { CommissionHold, Tx } from '../db/index.ts'
import { post } from '../ledger/index.ts'
import { holdReasonOf } from './hold-reason.ts'

/** An order that has just finished, as far as its affiliate is concerned. */
export type AttributedOrder = {
  readonly id: string
  readonly affiliate_id: string | null
  readonly affiliate_tool: string | null
  readonly affiliate_bps: number
  readonly account_id: string | null
  readonly client_id: string | null
  readonly destination: string
  readonly refund_address: string | null
}

type Settled = {
  readonly id: string
  readonly asset_in: string
  readonly units_in: bigint
  readonly asset: string
  readonly units: bigint
  readonly price_in: bigint | null
  readonly price: bigint | null
  readonly is_widget: boolean
}

/**
 * Books what an affiliate earned by an order that has just finished: once for each of its payouts, however often it
 * finishes. What looks like the affiliate's own order is booked as held. The order is locked.
 */
export async function bookOrderCommissions(
  tx: Tx,
  order: AttributedOrder,
  at: Date,
): Promise<void> {
  const { affiliate_id: affiliateId } = order
  if (affiliateId === null) return
  const settled = await unbooked(tx, order)
  if (settled.length === 0) return
  const hold = await holdReasonOf(tx, {
    affiliateId,
    accountId: order.account_id,
    clientId: order.client_id,
    addresses: [order.destination, order.refund_address].filter((each) => each !== null),
    at,
  })
  for (const each of settled) await book(tx, each, { affiliateId, order, hold, at })
}

type About = {
  readonly affiliateId: string
  readonly order: AttributedOrder
  readonly hold: CommissionHold | null
  readonly at: Date
}

async function book(tx: Tx, settled: Settled, about: About): Promise<void> {
  const { is_widget: isWidget, ...figures } = settled
  const { affiliateId, at, hold, order } = about
  await tx
    .insertInto('affiliate_commission')
    .values({
      ...figures,
      affiliate_id: affiliateId,
      tool_id: order.affiliate_tool ?? '',
      order_id: order.id,
      kind: isWidget ? 'widget' : 'exchange',
      state: hold === null ? 'earned' : 'held',
      hold_reason: hold,
      share_bps: order.affiliate_bps,
      at,
    })
    .execute()
  const isHeld = hold !== null
  const commission = { id: settled.id, affiliateId, round: 0, isHeld, of: 'exchange' } as const
  await post(tx, bookCommission(commission, amount(settled.asset, settled.units)), {
    orderId: order.id,
    at,
  })
}

/** The order's payouts that stand and that no commission was booked for. */
async function unbooked(tx: Tx, order: AttributedOrder): Promise<readonly Settled[]> {
  const { rows } = await sql<Settled>`
    select id, asset_in, units_in, asset_out as asset, affiliate_fee as units, price_in,
      price_out as price,
      coalesce((select type = 'widget' from affiliate_tool where affiliate_tool.id = ${order.affiliate_tool}), false)
        as is_widget
    from settlement
    where order_id = ${order.id}::uuid and kind = 'payout' and taken_back_at is null
      and not exists (select 1 from affiliate_commission where affiliate_commission.id = settlement.id)
    order by number`.execute(tx)
  return rows
}
