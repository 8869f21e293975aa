import { askNode } from '../../torture/index.ts'
import type { NodeShop } from './open-node-shop.ts'

/**
 * Replaces anvil's last blocks by empty ones: the payments are gone. Answers how the peers of a real network would bring
 * them back; they wait for a block then.
 */
export async function reorganiseEther(
  shop: NodeShop,
  depth: number,
  payments: readonly string[],
): Promise<() => Promise<void>> {
  const { rpcUrl } = shop.anvil
  const bytes = await Promise.all(
    payments.map((txId) => askNode(rpcUrl, 'eth_getRawTransactionByHash', [txId])),
  )
  await shop.chains.eth.reorganise(depth, payments)
  return async () => {
    for (const raw of bytes) await askNode(rpcUrl, 'eth_sendRawTransaction', [raw])
  }
}
