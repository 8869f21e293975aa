import { type AssetCode, amount } from '@causeway/core/money'
import type { ObservedPayment, ScanResult } from '@causeway/core/ports'
import type { NodeWallet } from './node-wallet.ts'
import { isInMempool, isReceived, spendableConfirmations } from './payment-place.ts'
import { type ListedEntry, readCount, readHash, readListSinceBlock, readObject } from './wire.ts'

const HASH = /^[0-9a-f]{64}$/
// `listsinceblock` counts from here: the node lists the wallet's whole history.
const FROM_THE_BEGINNING = ''

/**
 * Payments to our addresses since the block that the cursor names. A cursor that was reorganised out leads back to the
 * fork; one that the node has never seen leads back to the beginning, for a payment told twice does no harm.
 */
export async function scanPayments(
  needs: { readonly wallet: NodeWallet; readonly asset: AssetCode },
  cursor: string | null,
  owned: (candidates: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<ScanResult> {
  const { wallet, asset } = needs
  const { entries, lastBlock } = await listSince(wallet, await startOf(wallet, cursor))
  const received = entries.filter((entry) => isReceived(entry) && entry.confirmations >= 0)
  const ours = await owned([...new Set(received.flatMap((entry) => entry.address ?? []))])
  const payments: ObservedPayment[] = []
  for (const entry of received) {
    if (entry.address === null || !ours.has(entry.address)) continue
    if (entry.blockHash === null && !(await isInMempool(wallet, entry.txId))) continue
    payments.push(observed(entry, amount(asset, entry.units), entry.address))
  }
  const header = readObject(await wallet.demand('getblockheader', [lastBlock]))
  return { cursor: lastBlock, payments, height: readCount(header.height) }
}

async function startOf(wallet: NodeWallet, cursor: string | null): Promise<string> {
  if (cursor === null) return readHash(await wallet.demand('getbestblockhash', []))
  return HASH.test(cursor) ? cursor : FROM_THE_BEGINNING
}

async function listSince(wallet: NodeWallet, blockHash: string) {
  const reply = await wallet.ask('listsinceblock', [blockHash, 1, true, true])
  if (reply.ok) return readListSinceBlock(reply.value)
  // Whatever the node has against this block, the list without one is complete.
  return readListSinceBlock(
    await wallet.demand('listsinceblock', [FROM_THE_BEGINNING, 1, true, true]),
  )
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
