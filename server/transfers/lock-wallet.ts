import type { Taken, TransferPlan } from '@causeway/core/ports'
import { sql } from 'kysely'
import type { TransferTable, Tx } from '../db/index.ts'
import type { ClaimedTransfer } from '../transfer-store/claim-transfer.ts'
import { exactNonceOf } from './own-record.ts'

type Wallet = Pick<ClaimedTransfer, 'network' | 'source'>

/** Locks the row of a transfer's source: whoever holds it alone reserves its outputs and nonces. */
export async function lockWallet(tx: Tx, wallet: Wallet): Promise<{ nextNonce: bigint | null }> {
  const { network, source } = wallet
  await tx
    .insertInto('wallet')
    .values({ network, source })
    .onConflict((conflict) => conflict.columns(['network', 'source']).doNothing())
    .execute()
  const row = await tx
    .selectFrom('wallet')
    .select('next_nonce')
    .where('network', '=', network)
    .where('source', '=', source)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { nextNonce: row.next_nonce }
}

/**
 * Locks the source and reads what its transfers hold. `earlier`: plans of the same transfer, whose inputs a replacement
 * may and must use again.
 */
export async function lockTaken(
  tx: Tx,
  transfer: ClaimedTransfer,
  earlier: readonly TransferPlan[],
): Promise<Taken> {
  const { nextNonce } = await lockWallet(tx, transfer)
  const rows = await tx
    .selectFrom('reserved_input')
    .select('input')
    .where('network', '=', transfer.network)
    .execute()
  const own = new Set(earlier.flatMap(inputsOf))
  const inputs = new Set(rows.map(({ input }) => input).filter((input) => !own.has(input)))
  return { inputs, nextNonce, exactNonce: exactNonceOf(transfer) }
}

/** What is taken once a plan is reserved too. */
export function takenWith(taken: Taken, { reservation }: TransferPlan): Taken {
  if (reservation.kind === 'inputs') {
    return { ...taken, inputs: new Set([...taken.inputs, ...reservation.inputs]) }
  }
  const after = reservation.nonce + 1n
  return { ...taken, nextNonce: after > (taken.nextNonce ?? 0n) ? after : taken.nextNonce }
}

/** A transfer and what was decided for it. */
export type Planned = { readonly transfer: ClaimedTransfer; readonly plan: TransferPlan }

/**
 * Reserves what plans of one source use up, without what is `held` already. One output for two transfers breaks a unique
 * rule, and throws.
 */
export async function reserveAll(
  tx: Tx,
  planned: readonly Planned[],
  held: ReadonlySet<string> = new Set(),
): Promise<void> {
  const rows = planned.flatMap(({ transfer, plan }) =>
    rowsOf(
      transfer,
      inputsOf(plan).filter((input) => !held.has(input)),
    ),
  )
  if (rows.length > 0) await tx.insertInto('reserved_input').values(rows).execute()
  const nonces = planned.flatMap(({ transfer, plan: { reservation } }) =>
    reservation.kind === 'nonce' ? [{ wallet: transfer, nonce: reservation.nonce }] : [],
  )
  const [highest] = nonces.toSorted((one, other) => (one.nonce > other.nonce ? -1 : 1))
  if (highest !== undefined) await passNonce(tx, highest.wallet, highest.nonce)
}

/** Reserves what was signed already, whoever else may believe to have it: the signer will refuse them. */
export async function reserveSigned(
  tx: Tx,
  transfer: ClaimedTransfer,
  plan: TransferPlan,
): Promise<void> {
  if (plan.reservation.kind === 'nonce') return passNonce(tx, transfer, plan.reservation.nonce)
  await tx
    .insertInto('reserved_input')
    .values(rowsOf(transfer, plan.reservation.inputs))
    .onConflict((conflict) => conflict.columns(['network', 'input']).doNothing())
    .execute()
}

/** The outputs that a plan spends; none where it has a nonce. */
export function inputsOf({ reservation }: TransferPlan): readonly string[] {
  return reservation.kind === 'inputs' ? reservation.inputs : []
}

function rowsOf(transfer: Pick<TransferTable, 'id' | 'network'>, inputs: readonly string[]) {
  return inputs.map((input) => ({ network: transfer.network, input, transfer_id: transfer.id }))
}

/** Moves a source's nonce past one that was signed, whether the source was used here before or not. */
export async function advanceNonce(tx: Tx, wallet: Wallet, nonce: bigint): Promise<void> {
  const { network, source } = wallet
  await tx
    .insertInto('wallet')
    .values({ network, source, next_nonce: nonce + 1n })
    .onConflict((conflict) =>
      conflict.columns(['network', 'source']).doUpdateSet({
        next_nonce: sql<bigint>`greatest(coalesce(wallet.next_nonce, 0), excluded.next_nonce)`,
      }),
    )
    .execute()
}

/** A filler's nonce lies before others that were handed out since. */
async function passNonce(tx: Tx, wallet: Wallet, nonce: bigint): Promise<void> {
  await tx
    .updateTable('wallet')
    .set({ next_nonce: sql<bigint>`greatest(coalesce(next_nonce, 0), ${nonce + 1n}::numeric)` })
    .where('network', '=', wallet.network)
    .where('source', '=', wallet.source)
    .execute()
}
