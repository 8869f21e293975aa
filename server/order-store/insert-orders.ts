import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/index.ts'
import { type InsertOutcome, unwitnessed } from './insert-order.ts'
import type { NewOrder } from './new-order.ts'
import { ORDER_COLUMNS } from './order-columns.ts'

/** What became of one order of many: `alone` says that nothing was written, and that only its own insert can judge it. */
export type BatchOutcome = Extract<InsertOutcome, 'placed' | 'repeated' | 'halted'> | 'alone'

type Judged = {
  readonly id: string
  readonly placed: boolean
  readonly repeated: boolean
  readonly halted: boolean
}

/**
 * Writes many orders in one statement and one commit, each whole or not at all, by the rules of `insertOrder`; gives
 * the outcomes in their order. What meets a limit (no place, a used quote, a coin whose promises do not all fit) is
 * left for an insert of its own. No two orders may share a key, a nonce or a client's place. Where another process
 * takes one of these in the same moment, a unique violation is thrown and nothing of all was written.
 */
export async function insertOrders(
  database: Database,
  made: readonly NewOrder[],
): Promise<readonly BatchOutcome[]> {
  const judged = await database.statement('insert_orders', statementFor(made))
  const found = new Map(judged.map((one) => [one.id, one]))
  return made.map(({ order }) => {
    const one = found.get(order.id)
    if (one === undefined) throw new Error(`nothing was said of order ${order.id}`)
    if (one.placed) return 'placed'
    if (one.repeated) return 'repeated'
    return one.halted ? 'halted' : 'alone'
  })
}

const EXTRA_COLUMNS = [
  ['key_hash', 'text'],
  ['body_hash', 'text'],
  ['nonce', 'text'],
  ['cap', 'numeric'],
  ['free', 'numeric'],
  ['committed', 'numeric'],
  ['client_key', 'text'],
  ['client_most', 'integer'],
  ['address_key', 'text'],
  ['address_most', 'integer'],
] as const

const SHAPE = [...ORDER_COLUMNS, ...EXTRA_COLUMNS].map(([name, type]) => `${name} ${type}`)
const NAMES = ORDER_COLUMNS.map(([name]) => name).join(', ')

/** One JSON text for however many orders, so that the server plans the statement once. */
function textOf(made: readonly NewOrder[]): string {
  const rows = made.map(({ order, promise, places, ...request }) => ({
    ...order,
    ...promise,
    key_hash: request.keyHash,
    body_hash: request.bodyHash,
    nonce: request.nonce,
    client_key: places.client.key,
    client_most: places.client.most,
    address_key: places.address.key,
    address_most: places.address.most,
  }))
  return JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value))
}

/**
 * Looked-up values are subqueries with a limit, never joins: a plan made while the tables were empty must not read
 * them whole for ever.
 */
function statementFor(made: readonly NewOrder[]): RawBuilder<Judged> {
  return sql<Judged>`
    with asked as materialized (
      select * from json_to_recordset(${textOf(made)}::json) as asked (${sql.raw(SHAPE.join(', '))})
    ), judged as materialized (
      select asked.*,
        (select true from idempotency where idempotency.key_hash = asked.key_hash limit 1) as known,
        coalesce(
          (select true from halt
            where scope in ('all', network_from, network_to, asset_from, asset_to) limit 1),
          (select true where exists (${unwitnessed}))) as stopped,
        (select true from used_quote
          where asked.kind = 'fixed' and used_quote.nonce = asked.nonce limit 1) as used,
        ${freePlace('client')}, ${freePlace('address')}
      from asked
    ), allowed as materialized (
      select * from judged
      where known is null and stopped is null and (kind <> 'fixed' or (used is null
        and (client_key is null or client_slot is not null)
        and (address_key is null or address_slot is not null)))
    ), wanted as materialized (
      select asset_to as asset, sum(expected_to) as units, min(cap) as cap,
        min(least(cap, free)) as least_room, min(free + committed) as free_before
      from allowed where kind = 'fixed' group by asset_to
    ), exposure as (
      insert into guaranteed_exposure as open (asset, units)
      select asset, units from wanted where units <= least_room order by asset
      on conflict (asset) do update set units = open.units + excluded.units
      where open.units + excluded.units <=
          (select cap from wanted where wanted.asset = excluded.asset)
        and open.units + excluded.units + open.committed <=
          (select free_before from wanted where wanted.asset = excluded.asset)
      returning asset
    ), placed as (
      insert into orders (${sql.raw(NAMES)}, client_slot, address_slot, event_count)
      select ${sql.raw(NAMES)}, client_slot, address_slot, 1 from allowed
      where kind <> 'fixed' or asset_to in (select asset from exposure)
      returning id
    ), queued as (
      insert into order_due (order_id, due_at) select id, now() from placed
    ), untold as (
      insert into order_untold (order_id)
      select id from allowed where partner_key_id is not null and id in (select id from placed)
    ), entered as materialized (
      select allowed.* from allowed where id in (select id from placed)
    ), first_event as (
      insert into order_event (order_id, sequence, kind, state, facts, at)
      select id, 1, 'created', 'new', '{}', created_at from entered
    ), quote_use as (
      insert into used_quote (nonce, order_id, used_at)
      select nonce, id, created_at from entered where kind = 'fixed'
    ), request_key as (
      insert into idempotency (key_hash, body_hash, order_id, at)
      select key_hash, body_hash, id, created_at from entered
    )
    select id::text as id, id in (select id from placed) as placed, known is not null as repeated,
      stopped is not null as halted
    from judged`
}

/** The first place of a guaranteed order's client or address that nobody holds. */
function freePlace(whose: 'client' | 'address'): RawBuilder<unknown> {
  const key = sql.ref(`asked.${whose}_key`)
  const slot = sql`${key} || ':' || place`
  return sql`(select ${slot} from generate_series(1, ${sql.ref(`asked.${whose}_most`)}) place
          where asked.kind = 'fixed' and ${key} is not null and
            (select true from orders where ${sql.ref(`orders.${whose}_slot`)} = ${slot} limit 1)
              is null
          order by place limit 1) as ${sql.ref(`${whose}_slot`)}`
}
