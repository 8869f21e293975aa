import { type Insertable, type Selectable, sql } from 'kysely'
import { type Database, type DepositTable, joined, type Tx } from '../db/index.ts'

type Deposit = Selectable<DepositTable>

type NewDeposit = Omit<Insertable<DepositTable>, 'due_at'>

/** Writes a deposit down; it is looked at at once. */
export const insertDeposit = joined(async (tx: Tx, rows: readonly NewDeposit[]) => {
  await tx
    .insertInto('deposit')
    .values(rows.map((row) => ({ ...row, due_at: sql<Date>`now()` })))
    .execute()
  return rows.map(() => undefined)
})

/** Takes a deposit's confirmations away: nothing is settled or signed on it until it is known what became of it. */
export async function resetConfirmations(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('deposit')
    .set({ confirmations: 0, due_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Writes down in which block a scan has read a deposit. */
export async function saveBlock(tx: Tx, id: string, blockHash: string): Promise<void> {
  await tx
    .updateTable('deposit')
    .set({ block_hash: blockHash, due_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Writes down in which block a deposit is that was read in none yet. */
export async function saveFirstBlock(
  database: Database,
  id: string,
  blockHash: string,
): Promise<void> {
  await database
    .direct()
    .updateTable('deposit')
    .set({ block_hash: blockHash, due_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('block_hash', 'is', null)
    .execute()
}

export type Depth = {
  readonly deposit: Deposit
  readonly confirmations: number
  /** In how many seconds to look again; null: never. */
  readonly seconds: number | null
}

/**
 * Saves how deep deposits are, and when to look again. Answers the ids of those that it saved. Left out are those that are
 * not as they were read any more, and those that another transaction is changing: these stay due.
 */
export async function saveDepths(
  database: Database,
  depths: readonly Depth[],
): Promise<ReadonlySet<string>> {
  const column = <T>(read: (depth: Depth) => T) => depths.map(read)
  const { rows } = await sql<{ readonly id: string }>`
    update deposit
    set confirmations = given.confirmations, due_at = now() + given.seconds * interval '1 second'
    from unnest(
      ${column(({ deposit }) => deposit.id)}::uuid[],
      ${column(({ deposit }) => deposit.state)}::text[],
      ${column(({ deposit }) => deposit.round)}::integer[],
      ${column(({ deposit }) => deposit.block_hash)}::text[],
      ${column(({ confirmations }) => confirmations)}::integer[],
      ${column(({ seconds }) => seconds)}::double precision[]
    ) as given (id, state, round, block_hash, confirmations, seconds)
    where deposit.id = given.id
      -- Waiting for one row while holding others could wait for ever.
      and deposit.id in (
        select id from deposit
        where id = any(${column(({ deposit }) => deposit.id)}::uuid[])
        for update skip locked
      )
      and deposit.state = given.state
      and deposit.round = given.round
      -- A scan may have read it in another block since.
      and deposit.block_hash is not distinct from given.block_hash
    returning deposit.id
  `.execute(database.direct())
  return new Set(rows.map(({ id }) => id))
}
