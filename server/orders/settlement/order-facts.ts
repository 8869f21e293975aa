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
  /** The number of its last settlement, those that were taken back among them; 0 where there is none. */
  readonly lastSettlement: number
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
  const settlements = await readSettlements(tx, ids)
  const recalled = await readRecalled(tx, ids)
  const screenings = await readScreenings(tx, ids)
  const identifications = await readIdentifications(tx, ids)
  return new Map(
    ids.map((id) => [
      id,
      {
        deposits: deposits.get(id) ?? [],
        isSettled: settlements.get(id)?.is_settled ?? false,
        lastSettlement: settlements.get(id)?.last ?? 0,
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

type Settlements = {
  readonly order_id: string
  readonly last: number
  readonly is_settled: boolean
}

async function readSettlements(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Settlements>> {
  const { rows } = await sql<Settlements>`
    select order_id, max(number) as last, bool_or(taken_back_at is null) as is_settled
    from settlement where order_id = any(${ids}::uuid[]) group by order_id`.execute(tx)
  return new Map(rows.map((row) => [row.order_id, row]))
}

async function readRecalled(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('recalled_signature')
    .select('order_id')
    .distinct()
    .where('order_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Set(rows.flatMap(({ order_id }) => order_id ?? []))
}
