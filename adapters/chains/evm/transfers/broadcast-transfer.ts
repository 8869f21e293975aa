import type { BroadcastOutcome, SignedTransfer } from '@causeway/core/ports'
import { isKnown } from '../node/chain-view.ts'
import { type NodeClient, NodeUnavailable } from '../node/node-client.ts'

// Refusals that concern the transaction: EIP-1474 (input, rejected), geth's and Parity's own, bad parameters.
const REFUSALS: ReadonlySet<number> = new Set([-32000, -32003, -32010, -32602])

/**
 * Hands the bytes to the node (`eth_sendRawTransaction`). Whether they were known already is asked of the chain, not read
 * from the words of a refusal. A refusal that does not concern the transaction is thrown. What is known is only offered
 * again: no answer to that changes it.
 */
export async function broadcastTransfer(
  node: NodeClient,
  signed: SignedTransfer,
): Promise<BroadcastOutcome> {
  if (await isKnown(node, signed.txId)) {
    await offerAgain(node, signed)
    return { outcome: 'already_known' }
  }
  const reply = await node.ask('eth_sendRawTransaction', [signed.bytes])
  if (reply.ok) return { outcome: 'accepted' }
  const { rpcCode, message } = reply.failure
  if (!REFUSALS.has(rpcCode)) throw new Error(`eth_sendRawTransaction: ${message} (${rpcCode})`)
  if (await isKnown(node, signed.txId)) return { outcome: 'already_known' }
  return { outcome: 'rejected', reason: message }
}

/** A node among several may not have it yet. */
async function offerAgain(node: NodeClient, { bytes }: SignedTransfer): Promise<void> {
  try {
    await node.ask('eth_sendRawTransaction', [bytes])
  } catch (error) {
    if (!(error instanceof NodeUnavailable)) throw error
  }
}
