import type { OrderState } from '@causeway/core/orders'
import { type Selectable, sql } from 'kysely'
import { joined, type OrdersTable, type Tx } from '../db/index.ts'

/** Columns that change with an event, and their types in the database. */
const CHANGED_COLUMNS = {
  state: 'text',
  ended_at: 'timestamptz',
  ended_state: 'text',
  deposit_seen_at: 'timestamptz',
  hold_reason: 'text',
  is_held_by_staff: 'boolean',
  choice: 'text',
  agreed_in: 'numeric',
  agreed_gross: 'numeric',
  agreed_exchange_fee: 'numeric',
  agreed_network_fee: 'numeric',
  agreed_snapshot: 'text',
  refund_part: 'numeric',
  exposure_held: 'boolean',
  client_slot: 'text',
  address_slot: 'text',
  destination: 'text',
  destination_extra_id: 'text',
  destination_alias: 'text',
  destination_alias_provider: 'text',
  refund_address: 'text',
  refund_extra_id: 'text',
  refund_alias: 'text',
  refund_alias_provider: 'text',
  funds_request_provider: 'text',
  email: 'text',
} as const satisfies Partial<Record<keyof OrdersTable, string>>

type ChangedColumn = keyof typeof CHANGED_COLUMNS
export type OrderChange = Partial<Pick<Selectable<OrdersTable>, ChangedColumn>>

/** What changes with an event; `due`: in how many milliseconds the order is looked at again, as it was where it is absent. */
export type SavedOrder = {
  readonly order: Pick<Selectable<OrdersTable>, 'id' | 'event_count' | 'version'>
  readonly set: OrderChange
  readonly due?: number | undefined
  readonly event: {
    readonly kind: string
    readonly state: OrderState
    readonly facts: object
    readonly at: Date
  }
}

/** Changes a locked order and writes its next event; in lockstep, one statement for all orders that change the same columns. */
export const saveOrder = joined(async (tx: Tx, saved: readonly SavedOrder[]) => {
  const alike = Map.groupBy(saved, (each) => `${columnsOf(each)} ${each.due === undefined}`)
  for (const some of alike.values()) await saveAlike(tx, some)
  return saved.map(() => undefined)
})

function columnsOf({ set }: SavedOrder): readonly ChangedColumn[] {
  const names = Object.keys(CHANGED_COLUMNS) as ChangedColumn[]
  return names.filter((name) => set[name] !== undefined)
}

async function saveAlike(tx: Tx, saved: readonly SavedOrder[]): Promise<void> {
  const [first] = saved
  if (first === undefined) return
  const columns = columnsOf(first)
  const shape = columns.map(
    (name) => sql`, ${sql.ref(`set_${name}`)} ${sql.raw(CHANGED_COLUMNS[name])}`,
  )
  const changes = columns.map((name) => sql`, ${sql.ref(name)} = given.${sql.ref(`set_${name}`)}`)
  await sql`
    with given as materialized (
      select * from json_to_recordset(${textOf(saved, columns)}::json) as given (id uuid, version integer,
        sequence integer, kind text, state text, facts text, at timestamptz, due double precision
        ${sql.join(shape, sql``)})
    ), changed as (
      update orders set event_count = given.sequence, version = given.version
        ${sql.join(changes, sql``)}
      from given where orders.id = given.id
      returning orders.id, orders.partner_key_id
    ), untold as (
      insert into order_untold (order_id) select id from changed where partner_key_id is not null
      on conflict do nothing
    )${first.due === undefined ? sql`` : QUEUED}
    insert into order_event (order_id, sequence, kind, state, facts, at)
    select id, sequence, kind, state, facts, at from changed join given using (id)`.execute(tx)
}

const QUEUED = sql`, queued as (
      insert into order_due (order_id, due_at)
      select id, now() + due * interval '1 millisecond' from given
      on conflict (order_id) do update set due_at = excluded.due_at
    )`

/** One JSON text for however many orders, so that the server plans the statement once. */
function textOf(saved: readonly SavedOrder[], columns: readonly ChangedColumn[]): string {
  const rows = saved.map(({ due, event, order, set }) => ({
    id: order.id,
    version: order.version + 1,
    sequence: order.event_count + 1,
    ...event,
    facts: jsonText(event.facts),
    due,
    ...Object.fromEntries(columns.map((name) => [`set_${name}`, set[name]])),
  }))
  return jsonText(rows)
}

function jsonText(value: unknown): string {
  return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part))
}

/** From now on a locked order asks for identification before anything is paid out. */
export async function requireIdentification(tx: Tx, orderId: string): Promise<void> {
  await tx.updateTable('orders').set({ kyc_required: true }).where('id', '=', orderId).execute()
}

/** Gives a locked order the address that its refund went to. */
export async function setRefundAddress(
  tx: Tx,
  orderId: string,
  { address, extraId }: { readonly address: string; readonly extraId: string | null },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ refund_address: address, refund_extra_id: extraId })
    .where('id', '=', orderId)
    .execute()
}
