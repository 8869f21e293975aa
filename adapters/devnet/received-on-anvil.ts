export type ReceivedPayment = {
  /** In the coin's smallest units. */
  readonly units: bigint
  readonly txId: string
  readonly confirmations: number
}

type Ask = (method: string, ...params: readonly unknown[]) => Promise<unknown>

// A development chain is short; a longer past is of no interest to who plays with it.
const MOST_BLOCKS = 2_000

/** Payments of ether to an address in the last blocks, oldest first: the node keeps no index by address. */
export async function receivedOnAnvil(
  ask: Ask,
  address: string,
): Promise<readonly ReceivedPayment[]> {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return []
  const head = Number(await ask('eth_blockNumber'))
  const found: ReceivedPayment[] = []
  for (let height = Math.max(0, head - MOST_BLOCKS); height <= head; height += 1) {
    const block = await ask('eth_getBlockByNumber', `0x${height.toString(16)}`, true)
    for (const transaction of transactionsOf(block)) {
      if (transaction.to?.toLowerCase() !== address.toLowerCase()) continue
      found.push({
        units: BigInt(transaction.value),
        txId: transaction.hash,
        confirmations: head - height + 1,
      })
    }
  }
  return found
}

function transactionsOf(
  block: unknown,
): readonly { readonly to: string | null; readonly value: string; readonly hash: string }[] {
  if (typeof block !== 'object' || block === null || !('transactions' in block)) return []
  return Array.isArray(block.transactions) ? block.transactions : []
}
