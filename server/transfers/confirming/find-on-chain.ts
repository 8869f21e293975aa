import { amount } from '@causeway/core/money'
import { type ChainPort, shareOfFee, type TransactionStatus } from '@causeway/core/ports'
import { sql } from 'kysely'
import { type Database, groupedWork } from '../../db/index.ts'
import type { ClaimedTransfer } from '../../transfer-store/claim-transfer.ts'
import { adoptSignatures } from '../sending/adopt-signatures.ts'
import { statusOnce } from '../sending/ask-once.ts'
import { pushTransferOn } from '../sending/push-transfer-on.ts'
import { type Attempt, type PlacedAttempt, readAttempts } from '../sending/read-attempts.ts'
import { ChainLookupFailed } from '../transfer-failures.ts'
import { AGAIN, type LookAgain, type TransferNeeds } from '../transfer-needs.ts'
import { confirmTransfer } from './confirm-transfer.ts'
import { loseTransfer } from './lose-transfer.ts'

/** A transfer is watched this many blocks beyond the depth at which it counted as confirmed. */
const WATCHED_BEYOND = 12
/** So many times a node must not know a transfer, one after another, before it counts as lost. */
const TIMES_LOST = 4

type InBlock = Extract<TransactionStatus, { state: 'in_block' }>

/**
 * Looks where a transfer that was sent out stands. Each of its transactions is looked up: whichever is in a block
 * counts, and only where the chain knows none of them is the transfer lost. Throws ChainLookupFailed where it cannot be asked.
 */
export async function findOnChain(
  needs: TransferNeeds,
  chain: ChainPort,
  transfer: ClaimedTransfer,
): Promise<LookAgain> {
  const attempts = await readAttempts(needs.database, transfer)
  const placed = await placeForSure(chain, transfer, attempts)
  for (const { status, ...attempt } of placed) {
    if (status.state === 'in_block') {
      const fee = amount(status.fee.asset, shareOfFee(status.fee.units, attempt.share))
      return included(needs, transfer, attempt, { ...status, fee })
    }
  }
  const isPending = placed.some(({ status }) => status.state === 'pending')
  if (transfer.state === 'broadcast' && isPending) {
    return pushTransferOn(needs, chain, transfer, placed)
  }
  // A database that came back older may not know the transaction that the chain has.
  if (!isPending && (await adoptSignatures(needs, transfer)) !== null) return 0
  await loseTransfer(needs, transfer)
  return 0
}

/**
 * Where the transactions stand. That the chain has lost them is believed only where the node says so again and again: a
 * single answer may be an old one of a node among several that is behind.
 */
async function placeForSure(
  chain: ChainPort,
  transfer: ClaimedTransfer,
  attempts: readonly Attempt[],
): Promise<readonly PlacedAttempt[]> {
  let placed = await place(chain, attempts)
  for (let times = 1; times < TIMES_LOST && isLost(transfer, placed); times += 1) {
    placed = await place(chain, attempts)
  }
  return placed
}

async function place(
  chain: ChainPort,
  attempts: readonly Attempt[],
): Promise<readonly PlacedAttempt[]> {
  const placed: PlacedAttempt[] = []
  for (const attempt of attempts) {
    placed.push({ ...attempt, status: await statusOf(chain, attempt) })
  }
  return placed
}

async function statusOf(chain: ChainPort, { txId }: Attempt): Promise<TransactionStatus> {
  try {
    return await statusOnce(chain, txId)
  } catch (error) {
    throw new ChainLookupFailed(error)
  }
}

/** One that waits is where it belongs unless it had been confirmed. */
function isLost(transfer: ClaimedTransfer, placed: readonly PlacedAttempt[]): boolean {
  return placed.every(
    ({ status }) =>
      status.state === 'unknown' || (transfer.state === 'confirmed' && status.state === 'pending'),
  )
}

/** `status`: with the part of the network's fee that the transfer bears. */
async function included(
  needs: TransferNeeds,
  transfer: ClaimedTransfer,
  attempt: Attempt,
  status: InBlock,
): Promise<LookAgain> {
  const needed = needs.catalogue.find(transfer.asset)?.confirmations ?? 1
  if (transfer.state === 'broadcast') {
    if (status.confirmations < needed) return AGAIN.pending
    await confirmTransfer(needs, transfer, { ...status, txId: attempt.txId })
    return AGAIN.pending
  }
  if (!isAsBooked(attempt, status)) {
    await loseTransfer(needs, transfer)
    return 0
  }
  if (status.confirmations < needed + WATCHED_BEYOND) return AGAIN.deep
  await freeInputs(needs.database, transfer.id)
  return null
}

/** Another block may have taken another attempt, or the same one for another fee, or without effect. */
function isAsBooked(attempt: Attempt, status: InBlock): boolean {
  return status.succeeded && attempt.feeUnits === status.fee.units
}

/** Until no reorganisation can bring them back, spent outputs stay reserved: the same bytes may have to go again. */
const freeInputs = groupedWork(async (database: Database, transferIds: readonly string[]) => {
  await database
    .direct()
    .deleteFrom('reserved_input')
    .where('transfer_id', '=', sql<string>`any(${transferIds}::uuid[])`)
    .execute()
  return transferIds.map(() => undefined)
})
