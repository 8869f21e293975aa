import type { IdentificationStatus } from '@causeway/core/compliance/decide-compliance'
import { type Selectable, sql } from 'kysely'
import { readIdentifications, readScreenings } from '../../compliance/index.ts'
import type { DepositTable, OrdersTable, ScreeningTable, Tx } from '../../db/index.ts'

type Order = Pick<Selectable<OrdersTable>, 'id' | 'state'>

/** What is decided about an order by, besides its row. */
export type OrderFacts = {
  /** Those that are seen or confirmed, and not settled. */
  readonly deposits: readonly Selectable<DepositTable>[]
  /** Whether it was settled before; a settlement that was taken back does not count. */
  readonly isSettled: boolean
  /** The signer remembers something of it that an older copy of the database may lack. */
  readonly isRecalled: boolean
  readonly screenings: readonly Selectable<ScreeningTable>[]
  readonly identification: IdentificationStatus
}

/** Reads them for locked orders, five statements for all; for none where the orders' states need no decision. */
export async function readOrderFacts(
  tx: Tx,
  orders: readonly Order[],
): Promise<ReadonlyMap<string, OrderFacts>> {
  const ids = orders.filter(isDecided).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const deposits = Map.groupBy(await openDeposits(tx, ids), ({ order_id }) => order_id)
  const settled = await ordersIn(tx, {
    ids,
    table: 'settlement',
    taken: sql`taken_back_at is null`,
  })
  const recalled = await ordersIn(tx, { ids, table: 'recalled_signature', taken: sql`true` })
  const screenings = await readScreenings(tx, ids)
  const identifications = await readIdentifications(tx, ids)
  return new Map(
    ids.map((id) => [
      id,
      {
        deposits: deposits.get(id) ?? [],
        isSettled: settled.has(id),
        isRecalled: recalled.has(id),
        screenings: screenings.get(id) ?? [],
        identification: identifications.get(id) ?? 'none',
      },
    ]),
  )
}

function isDecided({ state }: Order): boolean {
  return state === 'confirming' || state === 'hold'
}

function openDeposits(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('deposit')
    .selectAll()
    .where('order_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('state', 'in', ['seen', 'confirmed'])
    .where('settlement_id', 'is', null)
    .orderBy('id')
    .execute()
}

async function ordersIn(
  tx: Tx,
  {
    ids,
    table,
    taken,
  }: {
    readonly ids: readonly string[]
    readonly table: 'settlement' | 'recalled_signature'
    readonly taken: ReturnType<typeof sql>
  },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ order_id: string }>`
    select distinct order_id from ${sql.table(table)}
    where order_id = any(${ids}::uuid[]) and ${taken}`.execute(tx)
  return new Set(rows.map(({ order_id }) => order_id))
}
