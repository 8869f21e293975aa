import { formatUnits } from '@causeway/core/money'
import type { ChainPort } from '@causeway/core/ports'
import type { ExternalServices } from './play-world.ts'

/** One line a network: whether it answers, how high it stands, and what its hot wallets hold. */
export async function examineChains(external: ExternalServices): Promise<readonly string[]> {
  return Promise.all([...external.chains.values()].map((chain) => examine(external, chain)))
}

async function examine(external: ExternalServices, chain: ChainPort): Promise<string> {
  const name = chain.network.padEnd(10)
  try {
    const { height } = await chain.head()
    const held = await Promise.all(
      chain.assets.map(async (asset) => {
        const holdings = await chain.holdings(asset, [])
        const decimals = external.catalogue.find(asset)?.decimals ?? 0
        return `${formatUnits(holdings.units, decimals)} ${asset} at ${chain.hotWalletAddress(asset)}`
      }),
    )
    return `${name} height ${height}, hot wallet:\n${held.map((line) => `             ${line}`).join('\n')}`
  } catch (error) {
    return `${name} CANNOT BE USED: ${error instanceof Error ? error.message : String(error)}`
  }
}
