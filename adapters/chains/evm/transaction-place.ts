import { amount } from '@causeway/core/money'
import type { PaymentKey, PaymentStatus, TransactionStatus } from '@causeway/core/ports'
import { findReceipt, isKnown, readHead } from './chain-view.ts'
import type { EvmConfig } from './evm-config.ts'
import type { NodeClient } from './node-client.ts'

/** Looks a known payment up again. One whose transaction now fails, or lacks the log, is gone. */
export async function readPaymentStatus(
  node: NodeClient,
  { txId, outputIndex }: PaymentKey,
): Promise<PaymentStatus> {
  const gone = { txId, outputIndex, state: 'gone', confirmations: 0, blockHash: null } as const
  const receipt = await findReceipt(node, txId)
  if (receipt === null) {
    return (await isKnown(node, txId)) ? { ...gone, state: 'pending' } : gone
  }
  if (!receipt.succeeded || outputIndex > receipt.logIndices.length) return gone
  const head = await readHead(node)
  return {
    txId,
    outputIndex,
    state: 'in_block',
    confirmations: Math.max(0, head.height - receipt.height + 1),
    blockHash: receipt.blockHash,
  }
}

/** Where a transaction of ours stands. */
export async function readTransactionStatus(
  { node, config }: { readonly node: NodeClient; readonly config: EvmConfig },
  txId: string,
): Promise<TransactionStatus> {
  const receipt = await findReceipt(node, txId)
  if (receipt === null) return { state: (await isKnown(node, txId)) ? 'pending' : 'unknown' }
  const head = await readHead(node)
  return {
    state: 'in_block',
    confirmations: Math.max(0, head.height - receipt.height + 1),
    fee: amount(config.asset, receipt.gasUsed * receipt.gasPrice),
    succeeded: receipt.succeeded,
  }
}
