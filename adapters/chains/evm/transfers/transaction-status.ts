import { amount } from '@causeway/core/money'
import type { FoundTransaction, TransactionStatus } from '@causeway/core/ports'
import type { EvmConfig } from '../evm-config.ts'
import { findReceipt, isKnown } from '../node/chain-view.ts'
import type { NodeClient } from '../node/node-client.ts'
import type { NodeHead } from '../node/node-head.ts'
import { createDeliveryCheck } from './token-delivery.ts'

export type TransactionNeeds = {
  readonly node: NodeClient
  readonly config: EvmConfig
  readonly head: NodeHead
}

/**
 * Where a transaction of ours stands. `succeeded` is false where it failed, and where a token answered no or only said
 * that it had moved something. Throws where the node has fallen behind, and `DeliveredShort` where the token kept a part.
 */
export function createTransactionStatus(
  needs: TransactionNeeds,
): (txId: string) => Promise<TransactionStatus> {
  const { node, config } = needs
  const wasDelivered = createDeliveryCheck(needs)
  return async (txId) => {
    const head = await needs.head.read()
    const receipt = await findReceipt(node, txId)
    if (receipt === null) {
      const waits = await isKnown(node, txId)
      needs.head.assertNotBehind(head)
      return { state: waits ? 'pending' : 'unknown' }
    }
    return {
      state: 'in_block',
      confirmations: Math.max(0, head.height - receipt.height + 1),
      fee: amount(config.asset, receipt.gasUsed * receipt.gasPrice),
      succeeded: receipt.succeeded && (await wasDelivered(txId, receipt)),
    }
  }
}

/** Where anybody's transaction stands. Throws where the node has fallen behind. */
export async function findAnyTransaction(
  { node, head }: Pick<TransactionNeeds, 'node' | 'head'>,
  txId: string,
): Promise<FoundTransaction> {
  const newest = await head.read()
  const receipt = await findReceipt(node, txId)
  if (receipt !== null) {
    return { state: 'in_block', height: receipt.height, succeeded: receipt.succeeded }
  }
  const waits = await isKnown(node, txId)
  head.assertNotBehind(newest)
  return { state: waits ? 'pending' : 'unknown' }
}
