import { outwardKinds } from '@causeway/core/ports'
import { sql } from 'kysely'
import type { Database } from '../db/index.ts'

/** What waits, and where chains and halts stand: cheap to ask however many orders there are. Ages in seconds by the database's clock. */
export type WaitingFigures = {
  /** Age of the oldest confirmed deposit whose order has not ended. */
  readonly oldestUnpaidDepositSeconds: number
  /** Age of the oldest payout that was sent out and is not confirmed. */
  readonly oldestUnconfirmedPayoutSeconds: number
  readonly deadOrders: number
  readonly deadTransfers: number
  /** Commissions that wait for the operator's look. */
  readonly heldCommissions: number
  /** Age of the oldest conversion of commissions that is not done. */
  readonly oldestConversionSeconds: number
  readonly halts: readonly { readonly scope: string; readonly reason: string }[]
  readonly chains: readonly { readonly network: string; readonly height: number }[]
}

/** What an operator's alarms are made of. */
export type OperatorFigures = WaitingFigures & {
  /** All open orders by state, and those that ended within the last 24 hours. */
  readonly orders: readonly { readonly state: string; readonly count: number }[]
  /** Affiliates by state. */
  readonly affiliates: readonly { readonly state: string; readonly count: number }[]
}

/** Reads them all. */
export async function readOperatorFigures(database: Database): Promise<OperatorFigures> {
  const direct = database.direct()
  const orders = await direct
    .selectFrom('orders')
    .select(['state', sql<bigint>`count(*)`.as('count')])
    .where(({ eb, or }) =>
      or([eb('ended_at', 'is', null), eb('ended_at', '>', sql<Date>`now() - interval '1 day'`)]),
    )
    .groupBy('state')
    .execute()
  const affiliates = await direct
    .selectFrom('affiliate')
    .select(['state', sql<bigint>`count(*)`.as('count')])
    .groupBy('state')
    .execute()
  return {
    orders: orders.map((order) => ({ state: order.state, count: Number(order.count) })),
    affiliates: affiliates.map(({ count, state }) => ({ state, count: Number(count) })),
    ...(await readWaitingFigures(database)),
  }
}

/** Reads what waits, and where chains and halts stand. */
export async function readWaitingFigures(database: Database): Promise<WaitingFigures> {
  const direct = database.direct()
  const ages = await sql<{
    deposit: number | null
    payout: number | null
    orders: bigint
    transfers: bigint
    held: bigint
    conversion: number | null
  }>`
    select
      (select extract(epoch from now() - min(deposit.confirmed_at))::float8
        from deposit join orders on orders.id = deposit.order_id
        where deposit.state in ('confirmed', 'settled')
          and orders.ended_at is null
          and orders.state in ('confirming', 'exchanging', 'sending', 'refunding')) as deposit,
      (select extract(epoch from now() - min(broadcast_at))::float8
        from transfer where confirmed_at is null and state = 'broadcast'
          and kind in (${sql.join(outwardKinds)})) as payout,
      (select count(*) from order_due where dead) as orders,
      (select count(*) from transfer where dead) as transfers,
      (select count(*) from affiliate_commission where state = 'held') as held,
      (select extract(epoch from now() - min(requested_at))::float8
        from affiliate_conversion where state = 'progress') as conversion
  `.execute(direct)
  const halts = await direct.selectFrom('halt').select(['scope', 'reason']).execute()
  const chains = await direct.selectFrom('chain_cursor').select(['network', 'height']).execute()
  const row = ages.rows[0]
  return {
    oldestUnpaidDepositSeconds: Math.max(0, row?.deposit ?? 0),
    oldestUnconfirmedPayoutSeconds: Math.max(0, row?.payout ?? 0),
    deadOrders: Number(row?.orders ?? 0),
    deadTransfers: Number(row?.transfers ?? 0),
    heldCommissions: Number(row?.held ?? 0),
    oldestConversionSeconds: Math.max(0, row?.conversion ?? 0),
    halts,
    chains,
  }
}
