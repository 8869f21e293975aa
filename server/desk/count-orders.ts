import { sql } from 'kysely'
import { SLOW_ORDER_SECONDS } from '../health/health-types.ts'
import type { DeskNeeds } from './desk-needs.ts'
import type { OrderCounts } from './desk-types.ts'

const DAY_MILLISECONDS = 24 * 3_600_000

/** How many orders were made and finished in the last 24 hours, and how many need a person now. */
export async function countOrders({
  clock,
  database,
}: Pick<DeskNeeds, 'clock' | 'database'>): Promise<OrderCounts> {
  const dayAgo = new Date(clock.now() - DAY_MILLISECONDS)
  const slow = new Date(clock.now() - SLOW_ORDER_SECONDS * 1000)
  const { rows } = await sql<Readonly<Record<keyof OrderCounts, bigint>>>`
    select
      (select count(*) from orders where id >= ${firstIdOf(dayAgo)}::uuid) as made,
      (select count(*) from orders where ended_at >= ${dayAgo} and state = 'finished') as finished,
      (select count(*) from orders where ended_at is null and state = 'hold') as held,
      (select count(*) from orders where state <> 'hold' and id in (
        select order_id as id from order_due where dead
        union select order_id from transfer where dead and order_id is not null
        union select orders.id from orders join deposit on deposit.order_id = orders.id
          where orders.ended_at is null and orders.state in ('confirming', 'exchanging', 'sending', 'refunding')
            and deposit.state in ('confirmed', 'settled') and deposit.confirmed_at < ${slow}
      )) as stuck`.execute(database.direct())
  const [row] = rows
  return {
    made: Number(row?.made ?? 0),
    finished: Number(row?.finished ?? 0),
    held: Number(row?.held ?? 0),
    stuck: Number(row?.stuck ?? 0),
  }
}

/** The least id of a moment: ids begin with their time (UUIDv7), so the primary key finds what is newer. */
function firstIdOf(at: Date): string {
  const hex = at.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}
