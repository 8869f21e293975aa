import { type AssetCode, amount } from '@causeway/core/money'
import type { ObservedPayment, ScanResult } from '@causeway/core/ports'
import { type AccountKeys, HOT_WALLET_PATH } from '../account-keys.ts'
import type { NodeHead } from '../node/node-head.ts'
import type { NodeWallet } from '../node/node-wallet.ts'
import { type ListedEntry, readCount, readListSinceBlock, readObject } from '../node/wire.ts'
import { isInMempool, isReceived, spendableConfirmations } from './payment-place.ts'

// With the height at which it was taken; cursors of version 0.1 do not tell it.
const CURSOR = /^(?:(\d{1,9}) )?([0-9a-f]{64})$/
// `listsinceblock` counts from here: the node lists the wallet's whole history.
export const FROM_THE_BEGINNING = ''

type Needs = {
  readonly wallet: NodeWallet
  readonly head: NodeHead
  readonly keys: AccountKeys
  readonly asset: AssetCode
}

/**
 * Payments to our addresses since the block that the cursor names. A cursor that was reorganised out leads back to the
 * fork; one that the node has never seen leads back to the beginning, for a payment told twice does no harm. Throws
 * where the node is behind the cursor.
 */
export async function scanPayments(
  needs: Needs,
  cursor: string | null,
  owned: (candidates: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<ScanResult> {
  const { wallet, asset } = needs
  const { entries, lastBlock } = await listSince(wallet, await startOf(needs, cursor))
  const hot = needs.keys.address(HOT_WALLET_PATH)
  const ownSpends = new Set(
    entries.flatMap(({ category, txId }) => (category === 'send' ? [txId] : [])),
  )
  const received = entries.filter(
    (entry) =>
      isReceived(entry) &&
      entry.confirmations >= 0 &&
      // Nodes that cannot be told which key is for change report it as received.
      !(entry.address === hot && ownSpends.has(entry.txId)),
  )
  const ours = await owned([...new Set(received.flatMap((entry) => entry.address ?? []))])
  const payments: ObservedPayment[] = []
  for (const entry of received) {
    if (entry.address === null || !ours.has(entry.address)) continue
    if (entry.blockHash === null && !(await isInMempool(wallet, entry.txId))) continue
    payments.push(observed(entry, amount(asset, entry.units), entry.address))
  }
  const header = readObject(await wallet.demand('getblockheader', [lastBlock]))
  const height = readCount(header.height)
  return { cursor: `${height} ${lastBlock}`, payments, height }
}

/** The block to list from. Throws where the node is behind the cursor. */
export async function startOf(
  { head }: Pick<Needs, 'head'>,
  cursor: string | null,
): Promise<string> {
  const [, height, hash] = (cursor === null ? null : CURSOR.exec(cursor)) ?? []
  if (height !== undefined) head.reached(Number(height))
  const best = await head.current()
  if (cursor === null) return best.hash
  return hash ?? FROM_THE_BEGINNING
}

/** What happened to the wallet since a block, or ever. */
export async function listSince(wallet: NodeWallet, blockHash: string) {
  const reply = await wallet.ask('listsinceblock', [blockHash, 1, true])
  if (reply.ok) return readListSinceBlock(reply.value)
  // Whatever the node has against this block, the list without one is complete.
  return readListSinceBlock(await wallet.demand('listsinceblock', [FROM_THE_BEGINNING, 1, true]))
}

function observed(
  entry: ListedEntry,
  sum: ObservedPayment['amount'],
  address: string,
): ObservedPayment {
  return {
    txId: entry.txId,
    outputIndex: entry.outputIndex,
    address,
    extraId: null,
    amount: sum,
    blockHash: entry.blockHash,
    confirmations: spendableConfirmations(entry),
  }
}
