import type { EvmConfig, EvmToken } from '../evm-config.ts'
import { type NodeClient, NodeUnavailable } from '../node/node-client.ts'
import { readText, readWord } from '../node/wire.ts'
import { decimalsCall } from './token-call.ts'

/** A contract counts its token otherwise than we do: every amount of it would be wrong by powers of ten. */
export class TokenUnlikeCatalogue extends Error {
  override readonly name = 'TokenUnlikeCatalogue'
  constructor(token: EvmToken, says: string) {
    super(
      `${token.asset} has ${token.decimals} decimals in the catalogue, and its contract ${token.contract} ${says}`,
    )
  }
}

/** What nodes answer with where the contract itself refused the call. */
const REVERTED = 3

/**
 * Answers a function that asks each token's contract for its decimals (EIP-20) until all have agreed once: what a
 * contract says of them never changes. It throws TokenUnlikeCatalogue.
 */
export function createTokenCheck(needs: {
  readonly node: NodeClient
  readonly config: Pick<EvmConfig, 'tokens'>
}): () => Promise<void> {
  const tokens = needs.config.tokens.filter(({ decimals }) => decimals !== undefined)
  let haveAgreed = tokens.length === 0
  return async () => {
    if (haveAgreed) return
    await Promise.all(tokens.map((token) => assertAgrees(needs.node, token)))
    haveAgreed = true
  }
}

async function assertAgrees(node: NodeClient, token: EvmToken): Promise<void> {
  const asked = await node.ask('eth_call', [{ to: token.contract, data: decimalsCall }, 'latest'])
  if (!asked.ok) {
    const { message, rpcCode } = asked.failure
    if (rpcCode === REVERTED) throw new TokenUnlikeCatalogue(token, 'does not say its own')
    throw new NodeUnavailable(`eth_call: ${message} (${rpcCode})`)
  }
  if (readText(asked.value) === '0x') throw new TokenUnlikeCatalogue(token, 'is not there')
  const decimals = readWord(asked.value)
  if (decimals !== BigInt(token.decimals ?? -1)) {
    throw new TokenUnlikeCatalogue(token, `has ${decimals}`)
  }
}
