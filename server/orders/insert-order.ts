import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Database, OrdersTable } from '../db/index.ts'

export type NewOrder = {
  readonly order: Insertable<OrdersTable>
  readonly keyHash: string
  readonly bodyHash: string
  /** Single-use mark of the guaranteed quote; null at floating rate. */
  readonly nonce: string | null
  /** Largest open guaranteed sum of the target coin. */
  readonly exposureCap: bigint
}

/**
 * `repeated`: the idempotency key is known. `halted`: the operator halted everything, a network or a coin of the pair.
 * `over_exposure`: the coin's open guaranteed exposure would pass its cap. Nothing was written then.
 */
export type InsertOutcome = 'placed' | 'repeated' | 'halted' | 'over_exposure'

type Found = { readonly placed: boolean; readonly repeated: boolean; readonly halted: boolean }

/**
 * Writes an order, its first event, its idempotency key, the quote's single use and the reserved exposure in one
 * statement, which also looks whether the key is known and the pair is halted: all or nothing, in one round trip and
 * one commit. A unique violation tells which rule was met.
 */
export async function insertOrder(database: Database, made: NewOrder): Promise<InsertOutcome> {
  const [found] = await database.prepared('insert_order', insertStatement(made))
  if (found?.placed) return 'placed'
  if (found?.repeated) return 'repeated'
  return found?.halted ? 'halted' : 'over_exposure'
}

function insertStatement(made: NewOrder): RawBuilder<Found> {
  const { order } = made
  const columns = columnsOf(order)
  const guaranteed = sql`${order.kind}::text = 'fixed'`
  const at = sql`${order.created_at}::timestamptz`
  const scopes = ['all', order.network_from, order.network_to, order.asset_from, order.asset_to]
  return sql<Found>`
    with known as (
      select from idempotency where key_hash = ${made.keyHash}::text
    ), halted as (
      select from halt where scope in (${sql.join(scopes)})
    ), allowed as (
      select where not exists (select from known) and not exists (select from halted)
    ), exposure as (
      insert into guaranteed_exposure as open (asset, units)
      select ${order.asset_to}::text, ${order.expected_to}::numeric from allowed
      where ${guaranteed} and ${order.expected_to}::numeric <= ${made.exposureCap}::numeric
      on conflict (asset) do update set units = open.units + excluded.units
      where open.units + excluded.units <= ${made.exposureCap}::numeric
      returning asset
    ), placed as (
      insert into orders (${sql.join(columns.map((column) => sql.ref(column.name)))})
      select ${sql.join(columns.map((column) => column.value))} from allowed
      where not (${guaranteed}) or exists (select from exposure)
      returning id
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
      exists (select from halted) as halted`
}

/** A select has no column types to lean on, so each value says its own. */
function columnsOf(
  order: Insertable<OrdersTable>,
): readonly { readonly name: string; readonly value: RawBuilder<unknown> }[] {
  return [
    { name: 'id', value: sql`${order.id}::uuid` },
    { name: 'public_code', value: sql`${order.public_code}::text` },
    { name: 'holder_hash', value: sql`${order.holder_hash}::text` },
    { name: 'kind', value: sql`${order.kind}::text` },
    { name: 'side', value: sql`${order.side}::text` },
    { name: 'state', value: sql`${order.state}::text` },
    { name: 'asset_from', value: sql`${order.asset_from}::text` },
    { name: 'asset_to', value: sql`${order.asset_to}::text` },
    { name: 'network_from', value: sql`${order.network_from}::text` },
    { name: 'network_to', value: sql`${order.network_to}::text` },
    { name: 'expected_from', value: sql`${order.expected_from}::numeric` },
    { name: 'expected_to', value: sql`${order.expected_to}::numeric` },
    { name: 'gross', value: sql`${order.gross}::numeric` },
    { name: 'exchange_fee', value: sql`${order.exchange_fee}::numeric` },
    { name: 'network_fee', value: sql`${order.network_fee}::numeric` },
    { name: 'snapshot_id', value: sql`${order.snapshot_id}::text` },
    { name: 'policy_version', value: sql`${order.policy_version}::text` },
    { name: 'destination', value: sql`${order.destination}::text` },
    { name: 'destination_extra_id', value: sql`${order.destination_extra_id ?? null}::text` },
    { name: 'refund_address', value: sql`${order.refund_address ?? null}::text` },
    { name: 'refund_extra_id', value: sql`${order.refund_extra_id ?? null}::text` },
    { name: 'email', value: sql`${order.email ?? null}::text` },
    { name: 'client_id', value: sql`${order.client_id ?? null}::text` },
    { name: 'ref_id', value: sql`${order.ref_id ?? null}::text` },
    { name: 'pay_in_address', value: sql`${order.pay_in_address}::text` },
    { name: 'pay_in_extra_id', value: sql`${order.pay_in_extra_id ?? null}::text` },
    { name: 'pay_in_index', value: sql`${order.pay_in_index}::bigint` },
    { name: 'pay_until', value: sql`${order.pay_until}::timestamptz` },
    { name: 'confirm_until', value: sql`${order.confirm_until}::timestamptz` },
    { name: 'created_at', value: sql`${order.created_at}::timestamptz` },
    { name: 'exposure_held', value: sql`${order.exposure_held}::boolean` },
    { name: 'event_count', value: sql`1` },
    // The database's clock: what is due is claimed by that clock too.
    { name: 'due_at', value: sql`now()` },
  ]
}
