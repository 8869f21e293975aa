import { nextTransferState } from '@causeway/core/orders'
import {
  type ChainPort,
  partOf,
  type SignedTransfer,
  type TransferPlan,
} from '@causeway/core/ports'
import { type Database, groupedWork, type Tx } from '../../db/index.ts'
import { notifyWatchers } from '../../order-store/due-orders.ts'
import {
  type ClaimedTransfer,
  LeaseLost,
  saveTransfer,
} from '../../transfer-store/claim-transfer.ts'
import { saveSent, saveSigned } from '../../transfer-store/save-transfers.ts'
import { readPlan, storePlan } from '../stored-plan.ts'
import { conflictOf, isAboutPlan, NeedsOperator } from '../transfer-failures.ts'
import { AGAIN, type LookAgain, type TransferNeeds } from '../transfer-needs.ts'
import { adoptSignatures } from './adopt-signatures.ts'
import { broadcastAttempts } from './broadcast-attempts.ts'
import { readAttempts } from './read-attempts.ts'
import { reserveTransfer } from './reserve-transfer.ts'
import { splitJoint } from './split-joint.ts'

/**
 * Reserved, signed, saved, and only then broadcast; a crash between any two goes on where it stopped. Throws
 * CannotCompose, NeedsOperator, and where every node refuses what nobody has in a block.
 */
export async function sendTransfer(
  needs: TransferNeeds,
  chain: ChainPort,
  transfer: ClaimedTransfer,
): Promise<LookAgain> {
  if (transfer.state !== 'signed') {
    const adopted = await adoptSignatures(needs, transfer)
    if (adopted === null) {
      const plan = await planOf(needs, chain, transfer)
      if (plan === null) return AGAIN.change
      if (!(await signFirst(needs, transfer, plan))) return AGAIN.pending
    }
  }
  const attempts = await readAttempts(needs.database, transfer)
  await broadcastAttempts(chain, attempts)
  const at = new Date(needs.clock.now())
  if (!(await recordSent(needs.database, { transfer, at }))) throw new LeaseLost(transfer.id)
  return AGAIN.pending
}

type Sent = { readonly transfer: ClaimedTransfer; readonly at: Date }

/** Those who follow the orders look again. */
const recordSent = groupedWork(async (database: Database, sent: readonly Sent[]) => {
  const state = nextTransferState('signed', 'sent_out')
  const saved = await saveSent(
    database.direct(),
    sent.map((each) => ({ ...each, state })),
  )
  const told = sent.flatMap(({ transfer: { id, order_id } }) =>
    order_id !== null && saved.has(id) ? [order_id] : [],
  )
  await notifyWatchers(database.direct(), told)
  return sent.map(({ transfer }) => saved.has(transfer.id))
})

async function planOf(
  needs: TransferNeeds,
  chain: ChainPort,
  transfer: ClaimedTransfer,
): Promise<TransferPlan | null> {
  return transfer.plan === null
    ? reserveTransfer(needs, chain, transfer)
    : readPlan(transfer.plan, transfer)
}

/** After so many failures to sign a joint transaction its transfers get one each. */
const JOINT_PATIENCE = 5

/** False where the signer refused, and the transfer is to be decided anew. */
async function signFirst(
  needs: TransferNeeds,
  transfer: ClaimedTransfer,
  plan: TransferPlan,
): Promise<boolean> {
  try {
    await signAndSave(needs, transfer, plan)
    return true
  } catch (error) {
    const conflict = conflictOf(error)
    if (plan.also !== undefined && (isAboutPlan(error) || transfer.attempts >= JOINT_PATIENCE)) {
      await splitJoint(needs, transfer, { plan, keepsInputs: conflict === 'reservation_used' })
      return false
    }
    if (conflict === null) throw error
    if (transfer.kind === 'filler') throw new NeedsOperator('filler_refused', String(error))
    if (conflict === 'reservation_used') await decideAnew(needs, transfer, error)
    else if ((await adoptSignatures(needs, transfer)) === null) {
      throw new NeedsOperator('signature_differs', String(error))
    }
    return false
  }
}

/**
 * What was reserved belongs to another signature, which a database that came back older does not know. Nothing was
 * signed for this transfer, so it may be decided anew. What it held stays reserved: it is not free.
 */
async function decideAnew(
  needs: TransferNeeds,
  transfer: ClaimedTransfer,
  error: unknown,
): Promise<void> {
  const state = nextTransferState('reserved', 'signature_refused')
  await saveTransfer(needs.database.direct(), transfer, { state, plan: null })
  needs.alert('signature_refused', {
    transferId: transfer.id,
    network: transfer.network,
    error: String(error),
  })
}

/** Has a plan signed and keeps the bytes. The signer gives the same bytes for the same plan. */
export async function signAndSave(
  needs: TransferNeeds,
  transfer: ClaimedTransfer,
  plan: TransferPlan,
): Promise<void> {
  const signed = await needs.signer.sign(plan)
  const at = new Date(needs.clock.now())
  await keepSignature(needs.database, { transfer, plan, signed, at })
}

type Made = {
  readonly transfer: ClaimedTransfer
  readonly plan: TransferPlan
  readonly signed: SignedTransfer
  readonly at: Date
}

const keepSignature = groupedWork(
  async (database: Database, made: readonly Made[]) => {
    await database.transaction(signatureLane(made[0]), (tx) => keepSignatures(tx, made))
    return made.map(() => undefined)
  },
  (made) => signatureLane(made),
)

function signatureLane(made: Made | undefined): 'save_signature' | 'save_replacement' {
  return made?.plan.attempt === 1 ? 'save_signature' : 'save_replacement'
}

async function keepSignatures(tx: Tx, made: readonly Made[]): Promise<void> {
  await tx
    .insertInto('transfer_transaction')
    .values(
      made.map(({ transfer, plan, signed, at }) => ({
        tx_id: signed.txId,
        transfer_id: transfer.id,
        attempt: plan.attempt,
        bytes: signed.bytes,
        plan: storePlan(plan),
        ...partOf(plan),
        created_at: at,
      })),
    )
    .execute()
  // A replacement leaves the state as it is; saving checks that the leases still hold.
  await saveSigned(
    tx,
    made.map(({ transfer, plan: { attempt } }) => ({
      transfer,
      attempt,
      state: attempt === 1 ? nextTransferState('reserved', 'bytes_saved') : null,
    })),
  )
}

/** Has those who follow the transfer's order look again. */
export async function notifyWatchersOfTransfer(
  needs: Pick<TransferNeeds, 'database'>,
  transfer: ClaimedTransfer,
): Promise<void> {
  if (transfer.order_id === null) return
  await notifyWatchers(needs.database.direct(), [transfer.order_id])
}
