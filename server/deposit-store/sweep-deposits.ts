import { sql } from 'kysely'
import type { Database, Tx } from '../db/index.ts'

/** Marks deposits as taken along by a sweep. */
export async function markSwept(
  tx: Tx,
  sweepId: string,
  deposits: readonly string[],
): Promise<void> {
  await tx.updateTable('deposit').set({ swept_by: sweepId }).where('id', 'in', deposits).execute()
}

/** Frees the deposits of a sweep that was given up: they are swept at another time. */
export async function releaseSwept(tx: Tx, sweepId: string): Promise<void> {
  await tx.updateTable('deposit').set({ swept_by: null }).where('swept_by', '=', sweepId).execute()
}

/** Frees the deposits of sweeps that did nothing and left them where they were: they may be swept again. */
export async function releaseFailedSweeps(database: Database): Promise<void> {
  await database
    .direct()
    .updateTable('deposit')
    .set({ swept_by: null })
    .where('swept_by', 'in', (select) =>
      select
        .selectFrom('transfer')
        .select('id')
        .where('confirmed_at', 'is', null)
        .where('kind', '=', 'sweep')
        .where('state', '=', 'failed'),
    )
    .execute()
}

/**
 * Nothing worth a fee is left of these deposits, all of one coin at one address. Where a sweep confirmed there whose own
 * deposit of about as much a reorganisation took away, it was their money that it brought: they are marked as swept by
 * it, and what was taken away is not, should it ever return.
 */
export async function reassignSweep(
  database: Database,
  deposits: readonly string[],
): Promise<void> {
  await sql`
    with left_over as (
      select order_id, address, asset, units from deposit where id = any(${deposits}::uuid[])
    ), earlier as (
      select gone.swept_by as id
      from deposit gone join transfer on transfer.id = gone.swept_by
      where (gone.order_id, gone.address, gone.asset) in (select order_id, address, asset from left_over)
        and gone.state in ('gone', 'reversed') and transfer.state = 'confirmed'
      group by gone.swept_by
      having sum(gone.units) * 10 >= 9 * (select sum(units) from left_over)
      limit 1
    ), freed as (
      update deposit set swept_by = null from earlier
      where deposit.swept_by = earlier.id and deposit.state in ('gone', 'reversed')
    )
    update deposit set swept_by = earlier.id from earlier
    where deposit.id = any(${deposits}::uuid[]) and deposit.swept_by is null
  `.execute(database.direct())
}

/** What a sweep took, of one coin from one address. */
type EmptiedAddress = {
  readonly sweepId: string
  readonly network: string
  readonly asset: string
  readonly address: string
  readonly units: bigint
}

/**
 * Marks the first deposits at an address that make up a sweep's sum as taken along by it. False where they do not make it
 * up, or none is left there.
 */
export async function markSweptBySum(tx: Tx, emptied: EmptiedAddress): Promise<boolean> {
  const { sweepId, network, asset, address, units } = emptied
  const marked = await sql`
    with found as (
      select id, sum(units) over (order by id) - units as before, sum(units) over () as whole
      from deposit
      where network = ${network} and asset = ${asset} and address = ${address}
        and swept_by is null and state in ('confirmed', 'settled')
    )
    update deposit set swept_by = ${sweepId}
    from found where found.id = deposit.id and found.before < ${units} and found.whole >= ${units}
  `.execute(tx)
  return marked.numAffectedRows !== 0n
}
