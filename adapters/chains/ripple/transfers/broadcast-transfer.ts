import type { BroadcastOutcome, SignedTransfer } from '@causeway/core/ports'
import { NodeUnavailable } from '../node/node-client.ts'
import { readSubmission } from '../node/wire.ts'
import { readTransactionStatus, type StatusNeeds } from './transaction-status.ts'

// What servers say of bytes that are no valid transaction; all other refusals concern the server.
const REFUSALS: ReadonlySet<string> = new Set(['invalidTransaction', 'invalidParams'])

/**
 * Hands the bytes to the node (`submit`). Its result is preliminary: whether they were known already is asked of the
 * ledger, by hash. `tec` codes are accepted: such a transaction takes its fee and its sequence, and does nothing. A refusal
 * that does not concern the transaction is thrown. What is known is only offered again: no answer to that changes it.
 */
export async function broadcastTransfer(
  needs: StatusNeeds,
  signed: SignedTransfer,
): Promise<BroadcastOutcome> {
  if (await isKnown(needs, signed)) {
    await offerAgain(needs, signed)
    return { outcome: 'already_known' }
  }
  const reply = await needs.node.ask('submit', { tx_blob: signed.bytes })
  if (!reply.ok && !REFUSALS.has(reply.failure.error)) {
    throw new NodeUnavailable(`submit: the node refused (${reply.failure.error})`)
  }
  const { result, isKept } = reply.ok
    ? readSubmission(reply.value)
    : { result: reply.failure.error, isKept: false }
  // Of codes that are not final, servers also keep such as can never succeed (tefPAST_SEQ).
  if (isKept && /^te[crs]/.test(result)) return { outcome: 'accepted' }
  if (result === 'tefALREADY') return { outcome: 'already_known' }
  const { state } = await readTransactionStatus(needs, signed.txId)
  return state === 'in_block'
    ? { outcome: 'already_known' }
    : { outcome: 'rejected', reason: result }
}

/** A node among several may not have it yet. */
async function offerAgain({ node }: StatusNeeds, { bytes }: SignedTransfer): Promise<void> {
  try {
    await node.ask('submit', { tx_blob: bytes })
  } catch (error) {
    if (!(error instanceof NodeUnavailable)) throw error
  }
}

async function isKnown(needs: StatusNeeds, { txId }: SignedTransfer): Promise<boolean> {
  return (await readTransactionStatus(needs, txId)).state !== 'unknown'
}
