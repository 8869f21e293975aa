import type { NodeClient } from '../node/node-client.ts'
import { readWord } from '../node/wire.ts'
import { balanceCall } from './token-call.ts'

/** A block by its number, `latest`, or its hash (EIP-1898). */
export type BlockName = string | { readonly blockHash: string }

/** What an account holds of a token in the newest block, or in the one named. */
export async function readTokenBalance(
  node: NodeClient,
  contract: string,
  owner: string,
  block: BlockName = 'latest',
): Promise<bigint> {
  return readWord(
    await node.demand('eth_call', [{ to: contract, data: balanceCall(owner) }, block]),
  )
}
