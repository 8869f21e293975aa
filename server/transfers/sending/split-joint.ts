import { nextTransferState } from '@causeway/core/orders'
import { paymentsOf, planOf, type TransferPlan } from '@causeway/core/ports'
import type { Tx } from '../../db/index.ts'
import { type ClaimedTransfer, saveTransfer } from '../../transfer-store/claim-transfer.ts'
import { type JointRow, planApart, replacePlans } from '../../transfer-store/save-joint.ts'
import { storePlan } from '../stored-plan.ts'
import type { TransferNeeds } from '../transfer-needs.ts'

/**
 * The signer will not sign a transaction that pays several transfers. All of them are planned again, each for a
 * transaction of its own, so that only the one that is refused waits. `keepsInputs`: what it would have spent stays
 * reserved, since another signature may have it. Throws LeaseLost.
 */
export async function splitJoint(
  { database }: Pick<TransferNeeds, 'database'>,
  transfer: ClaimedTransfer,
  refused: { readonly plan: TransferPlan; readonly keepsInputs: boolean },
): Promise<void> {
  const { plan, keepsInputs } = refused
  await database.transaction('split_joint', async (tx) => {
    const state = nextTransferState('reserved', 'signature_refused')
    await saveTransfer(tx, transfer, { state, plan: null, is_alone: true })
    const areFree = await freeOthers(tx, plan)
    if (areFree && !keepsInputs) await releaseInputs(tx, plan)
  })
}

/**
 * Plans all transfers again that share an unsigned transaction with a plan's own, each for one of its own; who holds a
 * lease on them can no longer write. False where one of them has another plan by now.
 */
export async function freeOthers(tx: Tx, plan: TransferPlan): Promise<boolean> {
  const others = othersOf(plan)
  const state = nextTransferState('reserved', 'signature_refused')
  return (await planApart(tx, others, state)) === others.length
}

/** Gives back the outputs that a plan's transaction would have spent. */
export async function releaseInputs(tx: Tx, plan: TransferPlan): Promise<void> {
  const ids = paymentsOf(plan).map(({ transferId }) => transferId)
  await tx.deleteFrom('reserved_input').where('transfer_id', 'in', ids).execute()
}

/**
 * Gives the other transfers of a joint transaction their plans of the one that replaces it, to be signed at once; who holds
 * a lease on them can no longer write. False, and nothing changed, where one of them is not sent yet, is in a block, or is
 * being written at the moment.
 */
export async function replaceForOthers(
  tx: Tx,
  transfer: ClaimedTransfer,
  plan: TransferPlan,
): Promise<boolean> {
  const others = othersOf(plan)
  if (others.length === 0) return true
  const ready = await tx
    .selectFrom('transfer')
    .select('id')
    .where(
      'id',
      'in',
      others.map(({ id }) => id),
    )
    .where('state', 'in', ['signed', 'broadcast'])
    .where('attempt', '=', transfer.attempt)
    .forUpdate()
    .skipLocked()
    .execute()
  if (ready.length < others.length) return false
  await replacePlans(tx, others, plan.attempt)
  return true
}

function othersOf(plan: TransferPlan): readonly JointRow[] {
  return (plan.also ?? []).map(({ transferId: id }) => ({ id, plan: storePlan(planOf(plan, id)) }))
}
