import { amount } from '@causeway/core/money'
import { endedStates } from '@causeway/core/orders'
import { validate as isUuid } from 'uuid'
import type { Database } from '../db/index.ts'
import type { DeskNeeds } from './desk-needs.ts'
import type { DeskFilter, DeskOrderLine, DeskOrderPage } from './desk-types.ts'
import { findOrders } from './find-orders.ts'

const ON_A_PAGE = 50
const AT_ONCE = 1000

/** Orders of a filter, the newest first; `after`: the last id of the page before. */
export async function searchOrders(
  needs: DeskNeeds,
  filter: DeskFilter,
  after: string | null,
): Promise<DeskOrderPage> {
  const ids = await findOrders(needs, filter.text)
  const rows = await readLines(needs.database, { filter, ids, after, count: ON_A_PAGE + 1 })
  const orders = rows.slice(0, ON_A_PAGE)
  return { orders, next: rows.length > ON_A_PAGE ? (orders.at(-1)?.id ?? null) : null }
}

/** Every order of a filter, the newest first. */
export async function* everyOrder(
  needs: DeskNeeds,
  filter: DeskFilter,
): AsyncGenerator<DeskOrderLine> {
  const ids = await findOrders(needs, filter.text)
  let after: string | null = null
  for (;;) {
    const rows: readonly DeskOrderLine[] = await readLines(needs.database, {
      filter,
      ids,
      after,
      count: AT_ONCE,
    })
    yield* rows
    after = rows.at(-1)?.id ?? null
    if (rows.length < AT_ONCE) return
  }
}

/** Ids are of the time when they were made (UUIDv7): their order is that of the orders’ creation. */
export async function readLines(
  database: Database,
  asked: {
    readonly filter: Omit<DeskFilter, 'text'>
    /** Null: all. */
    readonly ids: readonly string[] | null
    readonly after: string | null
    readonly count: number
  },
): Promise<readonly DeskOrderLine[]> {
  const { after, count, filter, ids } = asked
  if (ids?.length === 0) return []
  let query = database
    .direct()
    .selectFrom('orders')
    .select([
      'id',
      'public_code',
      'kind',
      'state',
      'hold_reason',
      'asset_from',
      'asset_to',
      'expected_from',
      'expected_to',
      'partner_id',
      'created_at',
    ])
  if (ids !== null) query = query.where('id', 'in', ids)
  if (filter.state !== null) {
    query = endedStates.has(filter.state)
      ? query.where('ended_state', '=', filter.state)
      : query.where('ended_at', 'is', null).where('state', '=', filter.state)
  }
  if (filter.kind !== null) query = query.where('kind', '=', filter.kind)
  if (filter.from !== null) query = query.where('asset_from', '=', filter.from)
  if (filter.to !== null) query = query.where('asset_to', '=', filter.to)
  if (after !== null && isUuid(after)) query = query.where('id', '<', after)
  const rows = await query.orderBy('id', 'desc').limit(count).execute()
  return rows.map((row) => ({
    id: row.id,
    publicCode: row.public_code,
    kind: row.kind,
    state: row.state,
    holdReason: row.state === 'hold' ? row.hold_reason : null,
    expectedFrom: amount(row.asset_from, row.expected_from),
    expectedTo: amount(row.asset_to, row.expected_to),
    isPartners: row.partner_id !== null,
    createdAt: row.created_at,
  }))
}
