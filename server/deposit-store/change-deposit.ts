import type { DepositState } from '@causeway/core/orders'
import { type Selectable, sql } from 'kysely'
import { type DepositTable, joined, type Queryable, type Tx } from '../db/index.ts'

type Deposit = Selectable<DepositTable>

type Confirmed = {
  readonly deposit: Deposit
  readonly state: DepositState
  readonly confirmations: number
  readonly blockHash: string | null
  readonly at: Date
}

/** Marks a seen deposit as deep enough in the block given. False where it is not as it was read any more. */
export const markConfirmed = joined(async (tx: Tx, confirmed: readonly Confirmed[]) => {
  const column = <T>(read: (one: Confirmed) => T) => confirmed.map(read)
  const { rows } = await sql<{ readonly id: string }>`
    update deposit
    set state = given.state, confirmations = given.confirmations, confirmed_at = given.at,
      due_at = now() + interval '1 second'
    from unnest(
      ${column(({ deposit }) => deposit.id)}::uuid[],
      ${column(({ deposit }) => deposit.round)}::integer[],
      ${column(({ deposit }) => deposit.role)}::text[],
      ${column(({ blockHash }) => blockHash)}::text[],
      ${column(({ state }) => state)}::text[],
      ${column(({ confirmations }) => confirmations)}::integer[],
      ${column(({ at }) => at)}::timestamptz[]
    ) as given (id, round, role, block_hash, state, confirmations, at)
    where deposit.id = given.id and deposit.state = 'seen' and deposit.round = given.round
      -- It may have been assigned to an order since it was read.
      and deposit.role = given.role
      -- The scan told the sum, and it told it of this block.
      and deposit.block_hash = given.block_hash
    returning deposit.id`.execute(tx)
  const ids = new Set(rows.map(({ id }) => id))
  return confirmed.map(({ deposit }) => ids.has(deposit.id))
})

/** Takes a locked deposit that the chain no longer has out of the count; looked for again after some seconds. */
export async function markVanished(
  tx: Tx,
  id: string,
  { seconds, state }: { readonly state: DepositState; readonly seconds: number },
): Promise<void> {
  await tx
    .updateTable('deposit')
    .set({
      state,
      confirmations: 0,
      due_at: sql<Date>`now() + ${seconds} * interval '1 second'`,
    })
    .where('id', '=', id)
    .execute()
}

/** Has a locked deposit that had vanished begin anew, in another round. */
export async function reopenDeposit(
  tx: Tx,
  known: Deposit,
  { blockHash, state }: { readonly state: DepositState; readonly blockHash: string | null },
): Promise<void> {
  await tx
    .updateTable('deposit')
    .set({
      state,
      round: known.round + 1,
      confirmations: 0,
      block_hash: blockHash ?? known.block_hash,
      due_at: sql<Date>`now()`,
    })
    .where('id', '=', known.id)
    .execute()
}

/** Has a deposit that was only seen wait for more confirmations; never for fewer. */
export async function raiseNeeded(database: Queryable, id: string, needed: number): Promise<void> {
  await database
    .updateTable('deposit')
    .set({ needed })
    .where('id', '=', id)
    .where('state', '=', 'seen')
    .where('needed', '<', needed)
    .execute()
}

/** Gives a locked deposit in suspense to an order; so many confirmations are needed there. */
export async function assignToOrder(
  tx: Tx,
  id: string,
  { needed, orderId }: { readonly orderId: string; readonly needed: number },
): Promise<void> {
  await tx
    .updateTable('deposit')
    .set({ role: 'order', order_id: orderId, needed, due_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Gives a locked deposit to the house. */
export async function assignToCapital(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('deposit').set({ role: 'capital' }).where('id', '=', id).execute()
}
