import type { Database } from '../../db/index.ts'

/** One order on hold, as an operator sees it. */
export type HeldOrderView = {
  readonly publicCode: string
  readonly reason: string
  readonly since: Date
  readonly screened: readonly {
    readonly direction: string
    readonly address: string
    readonly score: number | null
    readonly isListed: boolean
    readonly reason: string | null
    readonly source: string | null
  }[]
}

/** Orders that people must look at, the longest held first, with what was said of them. */
export async function listHolds(database: Database): Promise<readonly HeldOrderView[]> {
  const direct = database.direct()
  const orders = await direct
    .selectFrom('orders')
    .select(['id', 'public_code', 'hold_reason'])
    .select((select) =>
      select
        .selectFrom('order_event')
        .select((event) => event.fn.max('at').as('at'))
        .whereRef('order_event.order_id', '=', 'orders.id')
        .where('order_event.kind', '=', 'held')
        .as('since'),
    )
    .where('state', '=', 'hold')
    .orderBy('since')
    .orderBy('id')
    .execute()
  if (orders.length === 0) return []
  const screened = await direct
    .selectFrom('screening')
    .select(['order_id', 'direction', 'address', 'score', 'is_listed', 'reason', 'source'])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute()
  return orders.map((order) => ({
    publicCode: order.public_code,
    reason: order.hold_reason ?? '',
    since: order.since ?? new Date(0),
    screened: screened
      .filter(({ order_id }) => order_id === order.id)
      .map(({ is_listed, order_id: _, ...row }) => ({ ...row, isListed: is_listed === true })),
  }))
}
