import type { PaymentKey, PaymentStatus } from '@causeway/core/ports'
import { findReceipt, isKnown } from '../node/chain-view.ts'
import type { NodeClient } from '../node/node-client.ts'
import type { NodeHead } from '../node/node-head.ts'
import type { TraceReader } from '../node/trace-reader.ts'
import { type Block, type Receipt, readTransferLogs } from '../node/wire.ts'
import { placeOf } from './payment-place.ts'

export type StatusNeeds = {
  readonly node: NodeClient
  readonly head: NodeHead
  readonly traces: TraceReader
}

/**
 * Looks known payments up again. One whose transaction now fails, or no longer does what it did, is gone. Throws where the
 * node has fallen behind: what it does not know yet is not gone.
 */
export async function readPaymentStatuses(
  needs: StatusNeeds,
  keys: readonly PaymentKey[],
): Promise<readonly PaymentStatus[]> {
  if (keys.length === 0) return []
  const head = await needs.head.read()
  const statuses = await Promise.all(keys.map((key) => readPaymentStatus(needs, key, head)))
  if (statuses.some(({ state }) => state !== 'in_block')) needs.head.assertNotBehind(head)
  return statuses
}

async function readPaymentStatus(
  needs: StatusNeeds,
  { txId, outputIndex }: PaymentKey,
  head: Block,
): Promise<PaymentStatus> {
  const gone = { txId, outputIndex, state: 'gone', confirmations: 0, blockHash: null } as const
  const receipt = await findReceipt(needs.node, txId)
  if (receipt === null) {
    return (await isKnown(needs.node, txId)) ? { ...gone, state: 'pending' } : gone
  }
  if (!receipt.succeeded || !(await stillThere(needs, receipt, { txId, outputIndex }))) return gone
  return {
    txId,
    outputIndex,
    state: 'in_block',
    confirmations: Math.max(0, head.height - receipt.height + 1),
    blockHash: receipt.blockHash,
  }
}

/** Another block may have let the same transaction do something else. */
async function stillThere(
  { traces }: StatusNeeds,
  receipt: Receipt,
  { txId, outputIndex }: PaymentKey,
): Promise<boolean> {
  const at = placeOf(outputIndex)
  switch (at.kind) {
    case 'coin':
      return true
    case 'log': {
      const log = receipt.logs[at.place]
      return log !== undefined && readTransferLogs([log.wire], receipt.blockHash).length === 1
    }
    case 'internal': {
      const moved = await traces.ofBlock({ hash: receipt.blockHash, height: receipt.height })
      // Without traces the transaction's success is all that can be known.
      if (moved === null) return true
      return moved.some((each) => each.txId === txId && each.place === at.place)
    }
  }
}
