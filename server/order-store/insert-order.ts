import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Database, OrdersTable } from '../db/index.ts'
import type { NewOrder, Places } from './new-order.ts'
import { ORDER_COLUMNS } from './order-columns.ts'

/**
 * A row where no worker has heard from the signer for ten minutes, by the database's clock, though one once did: this may be
 * an older database, which pages and calls cannot tell. Nothing where no worker ever ran.
 */
export const unwitnessed = sql`
      select 1 from incarnation where witnessed_at < now() - interval '10 minutes'`

/**
 * `repeated`: the idempotency key is known. `halted`: the operator halted everything, a network or a coin of the pair; or nobody has
 * heard from the signer for long.
 * `no_place`: the client holds as many unpaid guaranteed orders as he may. `over_exposure`: the coin's open guaranteed
 * exposure would pass its cap or its stock. Nothing was written then.
 */
export type InsertOutcome = 'placed' | 'repeated' | 'halted' | 'no_place' | 'over_exposure'

type Found = {
  readonly placed: boolean
  readonly repeated: boolean
  readonly halted: boolean
  readonly crowded: boolean
}

/**
 * Writes an order, its first event, its idempotency key, the quote's single use, its client's place and the reserved
 * exposure in one statement, which also looks whether the key is known and the pair is halted: all or nothing, in one
 * round trip and one commit. A unique violation tells which rule was met.
 */
export async function insertOrder(database: Database, made: NewOrder): Promise<InsertOutcome> {
  const [found] = await database.statement('insert_order', insertStatement(made))
  if (found?.placed) return 'placed'
  if (found?.repeated) return 'repeated'
  if (found?.halted) return 'halted'
  return found?.crowded ? 'no_place' : 'over_exposure'
}

function insertStatement(made: NewOrder): RawBuilder<Found> {
  const { order, places } = made
  const columns = columnsOf(order)
  const guaranteed = sql`${order.kind}::text = 'fixed'`
  const at = sql`${order.created_at}::timestamptz`
  const scopes = ['all', order.network_from, order.network_to, order.asset_from, order.asset_to]
  return sql<Found>`
    with known as (
      select from idempotency where key_hash = ${made.keyHash}::text
    ), halted as (
      select 1 from halt where scope in (${sql.join(scopes)}) union all ${unwitnessed}
    ), client_place as (${freePlace(guaranteed, 'client_slot', places.client)}
    ), address_place as (${freePlace(guaranteed, 'address_slot', places.address)}
    ), crowded as (
      select where ${guaranteed} and (${lacksPlace('client_place', places.client)}
        or ${lacksPlace('address_place', places.address)})
    ), allowed as (
      select where not exists (select from known) and not exists (select from halted)
        and not exists (select from crowded)
    ), exposure as (${reserveStatement(made, guaranteed)}
    ), placed as (
      insert into orders (${sql.join(columns.map((column) => sql.ref(column.name)))})
      select ${sql.join(columns.map((column) => column.value))} from allowed
      where not (${guaranteed}) or exists (select from exposure)
      returning id
    ), queued as (
      insert into order_due (order_id, due_at) select id, now() from placed
    ), untold as (
      insert into order_untold (order_id) select id from placed where ${order.partner_key_id ?? null}::uuid is not null
    ), first_event as (
      insert into order_event (order_id, sequence, kind, state, facts, at)
      select id, 1, 'created', 'new', '{}', ${at} from placed
    ), quote_use as (
      insert into used_quote (nonce, order_id, used_at)
      select ${made.nonce}::text, id, ${at} from placed where ${guaranteed}
    ), request_key as (
      insert into idempotency (key_hash, body_hash, order_id, at)
      select ${made.keyHash}::text, ${made.bodyHash}::text, id, ${at} from placed
    )
    select exists (select from placed) as placed, exists (select from known) as repeated,
      exists (select from halted) as halted, exists (select from crowded) as crowded`
}

/** The first place that nobody holds. Two who take the same one at once meet its unique index. */
function freePlace(
  guaranteed: RawBuilder<unknown>,
  column: 'client_slot' | 'address_slot',
  { key, most }: Places,
): RawBuilder<unknown> {
  const slot = sql`${key}::text || ':' || place`
  return sql`
      select ${slot} as slot from generate_series(1, ${most}::integer) place
      where ${guaranteed} and ${key}::text is not null
        and not exists (select from orders where ${sql.ref(column)} = ${slot})
      order by place limit 1`
}

function lacksPlace(found: string, { key }: Places): RawBuilder<unknown> {
  return sql`(${key}::text is not null and not exists (select from ${sql.table(found)}))`
}

/**
 * Counts the payout in open exposure. The row's lock makes promises wait for each other, and what left exposure for a
 * payout since the stock was read has left the stock too: together they never promise more than there is.
 */
function reserveStatement(
  { order, promise }: NewOrder,
  guaranteed: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const units = sql`${order.expected_to}::numeric`
  const cap = sql`${promise.cap}::numeric`
  const free = sql`${promise.free}::numeric`
  return sql`
      insert into guaranteed_exposure as open (asset, units)
      select ${order.asset_to}::text, ${units} from allowed
      where ${guaranteed} and ${units} <= least(${cap}, ${free})
      on conflict (asset) do update set units = open.units + excluded.units
      where open.units + excluded.units <= ${cap}
        and open.units + excluded.units + open.committed - ${promise.committed}::numeric <= ${free}
      returning asset`
}

function columnsOf(
  order: Insertable<OrdersTable>,
): readonly { readonly name: string; readonly value: RawBuilder<unknown> }[] {
  return [
    ...ORDER_COLUMNS.map(([name, type]) => ({
      name,
      value: sql`${order[name] ?? null}::${sql.raw(type)}`,
    })),
    { name: 'client_slot', value: sql`(select slot from client_place)` },
    { name: 'address_slot', value: sql`(select slot from address_place)` },
    { name: 'event_count', value: sql`1` },
  ]
}
