import { type AssetCode, amount } from '@causeway/core/money'
import type { BroadcastOutcome, SignedTransfer, TransactionStatus } from '@causeway/core/ports'
import { NodeUnavailable } from '../node/node-client.ts'
import type { NodeWallet } from '../node/node-wallet.ts'
import { findTransaction, isInMempool } from '../payments/payment-place.ts'

// Bitcoin Core, `rpc/protocol.h`: not decodable, refused by policy or consensus (also for missing inputs), in the chain.
const REFUSALS: ReadonlySet<number> = new Set([-22, -25, -26, -27])

/**
 * Hands the bytes to the node (`sendrawtransaction`). Whether they were known already is asked of the chain, not read
 * from the words of a refusal. A refusal that does not concern the transaction is thrown. What waits already is only
 * offered again: no answer to that changes it.
 */
export async function broadcastTransfer(
  needs: { readonly wallet: NodeWallet; readonly asset: AssetCode },
  signed: SignedTransfer,
): Promise<BroadcastOutcome> {
  const before = await readTransactionStatus(needs, signed.txId)
  if (before.state === 'in_block') return { outcome: 'already_known' }
  if (before.state === 'pending') {
    await offerAgain(needs.wallet, signed)
    return { outcome: 'already_known' }
  }
  const reply = await needs.wallet.ask('sendrawtransaction', [signed.bytes])
  if (reply.ok) return { outcome: 'accepted' }
  const { rpcCode, message } = reply.failure
  if (!REFUSALS.has(rpcCode)) throw new Error(`sendrawtransaction: ${message} (${rpcCode})`)
  const after = await readTransactionStatus(needs, signed.txId)
  return after.state === 'unknown'
    ? { outcome: 'rejected', reason: message }
    : { outcome: 'already_known' }
}

/** A node among several may not have it yet. */
async function offerAgain(wallet: NodeWallet, { bytes }: SignedTransfer): Promise<void> {
  try {
    await wallet.ask('sendrawtransaction', [bytes])
  } catch (error) {
    if (!(error instanceof NodeUnavailable)) throw error
  }
}

/** Where a transaction of ours stands. The fee is what our wallet paid: zero for a stranger's transaction. */
export async function readTransactionStatus(
  { wallet, asset }: { readonly wallet: NodeWallet; readonly asset: AssetCode },
  txId: string,
): Promise<TransactionStatus> {
  const transaction = await findTransaction(wallet, txId)
  if (transaction === null || transaction.confirmations < 0) return { state: 'unknown' }
  if (transaction.blockHash === null) {
    return (await isInMempool(wallet, txId)) ? { state: 'pending' } : { state: 'unknown' }
  }
  return {
    state: 'in_block',
    confirmations: transaction.confirmations,
    fee: amount(asset, transaction.feeUnits ?? 0n),
    succeeded: true,
  }
}
