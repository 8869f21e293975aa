import type { TransferState } from '@causeway/core/orders'
import { sql } from 'kysely'
import type { Tx } from '../db/index.ts'

/** A transfer that shares a transaction, and its own plan of it as it is stored. */
export type JointRow = { readonly id: string; readonly plan: string }

/**
 * Plans transfers again, each for a transaction of its own, that have these plans and are still reserved. Who holds a lease
 * on them can no longer write. Answers how many there were.
 */
export async function planApart(
  tx: Tx,
  rows: readonly JointRow[],
  state: TransferState,
): Promise<number> {
  const freed = await sql`
    update transfer set state = ${state}, plan = null, is_alone = true,
      fence = fence + 1, lease_until = null, due_at = now()
    from unnest(${idsOf(rows)}::uuid[], ${plansOf(rows)}::text[]) as given (id, plan)
    where transfer.id = given.id and transfer.state = 'reserved' and transfer.plan = given.plan`.execute(
    tx,
  )
  return Number(freed.numAffectedRows)
}

/** Gives transfers new plans to be signed at once. Who holds a lease on them can no longer write. */
export async function replacePlans(
  tx: Tx,
  rows: readonly JointRow[],
  attempt: number,
): Promise<void> {
  await sql`
    update transfer set attempt = ${attempt}, plan = given.plan,
      fence = fence + 1, lease_until = null, due_at = now()
    from unnest(${idsOf(rows)}::uuid[], ${plansOf(rows)}::text[]) as given (id, plan)
    where transfer.id = given.id`.execute(tx)
}

function idsOf(rows: readonly JointRow[]): readonly string[] {
  return rows.map(({ id }) => id)
}

function plansOf(rows: readonly JointRow[]): readonly string[] {
  return rows.map(({ plan }) => plan)
}
