import { type AssetCode, amount } from '@causeway/core/money'
import type { FoundSpending, Spendings, WalletHistory } from '@causeway/core/ports'
import { type AccountKeys, HOT_WALLET_PATH } from './account-keys.ts'
import type { NodeHead } from './node/node-head.ts'
import type { NodeWallet } from './node/node-wallet.ts'
import { readCount, readHash, readList, readObject, type WalletTransaction } from './node/wire.ts'
import { findTransaction, isInMempool } from './payments/payment-place.ts'
import { FROM_THE_BEGINNING, listSince, startOf } from './payments/scan-payments.ts'

type Needs = {
  readonly wallet: NodeWallet
  readonly head: NodeHead
  readonly keys: AccountKeys
  readonly asset: AssetCode
}

/**
 * Transactions that spent outputs of the account since the block that the cursor names: those in blocks, and those that
 * wait. What the node dropped, or what lost against another, has spent nothing.
 */
export async function readWalletHistory(
  needs: Needs,
  cursor: string | null,
): Promise<WalletHistory> {
  const { wallet, head } = needs
  if (cursor === null) await head.current()
  const start = cursor === null ? FROM_THE_BEGINNING : await startOf(needs, cursor)
  const { entries, lastBlock } = await listSince(wallet, start)
  const transactions = new Set<string>()
  for (const { category, confirmations, txId } of entries) {
    if (category !== 'send' || confirmations < 0 || transactions.has(txId)) continue
    if (confirmations > 0 || (await isInMempool(wallet, txId))) transactions.add(txId)
  }
  const { height } = readObject(await wallet.demand('getblockheader', [lastBlock]))
  return {
    cursor: `${readCount(height)} ${lastBlock}`,
    transactions: [...transactions],
    nonces: null,
  }
}

/** Reads transactions of the account back out of the node's wallet. */
export async function findSpendings(
  needs: Needs,
  { transactions }: Spendings,
): Promise<readonly FoundSpending[]> {
  await needs.head.current()
  const found: FoundSpending[] = []
  for (const txId of transactions) {
    const transaction = await findTransaction(needs.wallet, txId)
    if (transaction !== null) found.push(await spendingOf(needs, txId, transaction))
  }
  return found
}

async function spendingOf(
  { wallet, keys, asset }: Needs,
  txId: string,
  { bytes, entries }: WalletTransaction,
): Promise<FoundSpending> {
  const decoded = readObject(await wallet.demand('decoderawtransaction', [bytes]))
  const hot = keys.address(HOT_WALLET_PATH)
  const received = new Set(
    entries.flatMap(({ category, outputIndex }) => (category === 'send' ? [] : [outputIndex])),
  )
  return {
    txId,
    nonce: null,
    inputs: readList(decoded.vin, (input) => {
      const { txid, vout } = readObject(input)
      return `${readHash(txid)}:${readCount(vout)}`
    }),
    bytes,
    payments: entries.flatMap(({ address, category, outputIndex, units }) => {
      if (category !== 'send' || address === null || address === hot) return []
      if (received.has(outputIndex)) return []
      return [{ address, extraId: null, amount: amount(asset, -units) }]
    }),
  }
}
