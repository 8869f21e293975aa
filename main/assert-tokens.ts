import { TokenUnlikeCatalogue } from '@causeway/adapters/chains/evm'
import type { ChainPort } from '@causeway/core/ports'

/**
 * Refuses to start where a token's contract counts in other decimals than the catalogue. A node that does not answer now
 * is asked again before anything is done with its chain. Throws TokenUnlikeCatalogue.
 */
export async function assertTokensOfCatalogue(
  chains: Iterable<Pick<ChainPort, 'head'>>,
): Promise<void> {
  await Promise.all(
    [...chains].map((chain) =>
      chain.head().catch((error: unknown) => {
        if (error instanceof TokenUnlikeCatalogue) throw error
      }),
    ),
  )
}
