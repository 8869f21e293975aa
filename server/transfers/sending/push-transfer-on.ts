import type { ChainPort, TransferPlan } from '@causeway/core/ports'
import type { ClaimedTransfer } from '../../transfer-store/claim-transfer.ts'
import { readPlan } from '../stored-plan.ts'
import { isHalted } from '../transfer-halts.ts'
import { AGAIN, type LookAgain, type TransferNeeds } from '../transfer-needs.ts'
import { adoptSignatures } from './adopt-signatures.ts'
import { broadcastAttempts } from './broadcast-attempts.ts'
import { type Attempt, type PlacedAttempt, readAttempts } from './read-attempts.ts'
import { reserveReplacement } from './reserve-transfer.ts'
import { notifyWatchersOfTransfer, signAndSave } from './send-transfer.ts'

const STUCK_AFTER_MILLISECONDS = 600_000

/**
 * A transfer waits in the pool for its block. One that waits too long is replaced by a transaction that pays the network
 * more and cannot confirm beside any earlier one: it is decided, saved, signed, saved again, and only then broadcast, and
 * a crash between any two goes on where it stopped.
 */
export async function pushTransferOn(
  needs: TransferNeeds,
  chain: ChainPort,
  transfer: ClaimedTransfer,
  placed: readonly PlacedAttempt[],
): Promise<LookAgain> {
  const newest = placed.at(-1)
  if (newest === undefined) throw new Error(`Transfer ${transfer.id} was never signed`)
  if (transfer.attempt > newest.attempt && transfer.plan !== null) {
    if (await isHalted(needs, transfer)) return AGAIN.stuck
    return sendReplacement(needs, chain, transfer, readPlan(transfer.plan, transfer))
  }
  if (newest.status.state === 'unknown') return sendNewest(needs, chain, transfer)
  if (!isOverdue(needs, newest)) return AGAIN.pending
  if (await isHalted(needs, transfer)) return AGAIN.stuck
  if ((await adoptSignatures(needs, transfer)) !== null) return 0
  return replace(needs, chain, transfer, placed)
}

/**
 * The network refuses what was signed, as a pool that is full refuses what pays too little by now. Once the patience with
 * it is over it is replaced like one that waits too long. False where it is not: its refusal stands.
 */
export async function replaceRefused(
  needs: TransferNeeds,
  chain: ChainPort,
  transfer: ClaimedTransfer,
): Promise<boolean> {
  const attempts = await readAttempts(needs.database, transfer)
  const newest = attempts.at(-1)
  // A halt of signing lets what is signed go out; another signature it does not allow.
  if (newest === undefined || (await isHalted(needs, { ...transfer, state: 'broadcast' }))) {
    return false
  }
  if (transfer.attempt > newest.attempt && transfer.plan !== null) {
    await sendReplacement(needs, chain, transfer, readPlan(transfer.plan, transfer))
    return true
  }
  if (!isOverdue(needs, newest)) return false
  if ((await adoptSignatures(needs, transfer)) !== null) return true
  const decided = await decide(needs, chain, transfer, attempts)
  if (typeof decided === 'string') return false
  await sendReplacement(needs, chain, transfer, decided)
  return true
}

function isOverdue(needs: TransferNeeds, { signedAt }: Attempt): boolean {
  const patience = needs.stuckAfterMilliseconds ?? STUCK_AFTER_MILLISECONDS
  return needs.clock.now() - signedAt >= patience
}

async function replace(
  needs: TransferNeeds,
  chain: ChainPort,
  transfer: ClaimedTransfer,
  placed: readonly PlacedAttempt[],
): Promise<LookAgain> {
  const decided = await decide(needs, chain, transfer, placed)
  if (decided === 'fee_is_enough' || decided === 'others_not_ready') return AGAIN.stuck
  if (typeof decided === 'string') {
    // What waits at a pay-in address stands in nobody's way.
    if (transfer.kind !== 'sweep') {
      const { id: transferId, kind, network } = transfer
      needs.alert('transfer_stuck', { transferId, kind, network, reason: decided })
    }
    return AGAIN.deep
  }
  return sendReplacement(needs, chain, transfer, decided)
}

async function decide(
  needs: TransferNeeds,
  chain: ChainPort,
  transfer: ClaimedTransfer,
  attempts: readonly Attempt[],
): ReturnType<typeof reserveReplacement> {
  const earlier = attempts.flatMap(({ plan }) => (plan === null ? [] : [plan]))
  if (earlier.length < attempts.length) return 'cannot_be_replaced'
  return reserveReplacement(needs, chain, transfer, earlier)
}

async function sendReplacement(
  needs: TransferNeeds,
  chain: ChainPort,
  transfer: ClaimedTransfer,
  plan: TransferPlan,
): Promise<LookAgain> {
  await signAndSave(needs, transfer, plan)
  await sendNewest(needs, chain, transfer)
  await notifyWatchersOfTransfer(needs, transfer)
  return AGAIN.pending
}

/** The pool may have dropped the newest for now; an earlier one is there, so a refusal does no harm. */
async function sendNewest(
  needs: TransferNeeds,
  chain: ChainPort,
  transfer: ClaimedTransfer,
): Promise<LookAgain> {
  await broadcastAttempts(chain, await readAttempts(needs.database, transfer))
  return AGAIN.stuck
}
