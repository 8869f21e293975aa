import type { PaymentKey, PaymentStatus } from '@causeway/core/ports'
import type { NodeWallet } from '../node/node-wallet.ts'
import {
  assertMempoolEntry,
  readWalletTransaction,
  type TransactionPlace,
  type WalletEntry,
} from '../node/wire.ts'

// Consensus: a block's reward can be spent after 100 blocks.
const COINBASE_MATURITY = 100
const UNKNOWN_TRANSACTION = -5
const RECEIVED: ReadonlySet<string> = new Set(['receive', 'generate', 'immature'])

/** Whether an entry of the wallet's list is money that came in. */
export function isReceived(entry: WalletEntry): boolean {
  return RECEIVED.has(entry.category)
}

/** Confirmations as far as they help: a block's reward starts to count when it can be spent. */
export function spendableConfirmations(place: TransactionPlace): number {
  return Math.max(0, place.confirmations - (place.isCoinbase ? COINBASE_MATURITY : 0))
}

/** Whether the node still means to see it mined. A wallet remembers a dropped transaction as merely unconfirmed. */
export async function isInMempool(wallet: NodeWallet, txId: string): Promise<boolean> {
  const reply = await wallet.ask('getmempoolentry', [txId])
  if (reply.ok) {
    assertMempoolEntry(reply.value)
    return true
  }
  if (reply.failure.rpcCode === UNKNOWN_TRANSACTION) return false
  throw new Error(`getmempoolentry: ${reply.failure.message}`)
}

/** A transaction that touches the wallet; null where the wallet has never heard of it. */
export async function findTransaction(wallet: NodeWallet, txId: string) {
  const reply = await wallet.ask('gettransaction', [txId, true])
  if (reply.ok) return readWalletTransaction(reply.value)
  if (reply.failure.rpcCode === UNKNOWN_TRANSACTION) return null
  throw new Error(`gettransaction: ${reply.failure.message}`)
}

/** Looks a known payment up again. Conflicted, dropped and unknown ones are gone. */
export async function readPaymentStatus(
  wallet: NodeWallet,
  { txId, outputIndex }: PaymentKey,
): Promise<PaymentStatus> {
  const gone = { txId, outputIndex, state: 'gone', confirmations: 0, blockHash: null } as const
  const transaction = await findTransaction(wallet, txId)
  const hasOutput = transaction?.entries.some(
    (entry) => isReceived(entry) && entry.outputIndex === outputIndex,
  )
  if (transaction === null || !hasOutput || transaction.confirmations < 0) return gone
  if (transaction.blockHash === null) {
    return (await isInMempool(wallet, txId)) ? { ...gone, state: 'pending' } : gone
  }
  return {
    txId,
    outputIndex,
    state: 'in_block',
    confirmations: spendableConfirmations(transaction),
    blockHash: transaction.blockHash,
  }
}
