import { playAddress } from '../addresses/play-address.ts'
import { inTransaction } from '../in-transaction.ts'
import { spendsOutputs, type World, worldNetwork } from '../world.ts'
import { moveBalances } from './balances-store.ts'

/** Remembers that addresses are the product's own. Idempotent. */
export function watchAddresses(world: World, network: string, addresses: readonly string[]): void {
  const insert = world.store.prepare(
    'INSERT OR IGNORE INTO watched (network, address) VALUES (?, ?)',
  )
  inTransaction(world, () => {
    for (const address of addresses) {
      const isNew = insert.run(network, address).changes === 1
      const account = creditedAddress(world, network, address)
      if (isNew && account !== address) moveBalances(world, network, { from: address, to: account })
    }
  })
}

/**
 * Whose balance grows when an address is paid. Where accounts hold balances, addresses that we watch are doors of the
 * hot wallet, as at a custodian; elsewhere each keeps its own outputs, and the wallet spends them where they lie.
 */
export function creditedAddress(world: World, network: string, address: string): string {
  if (spendsOutputs(worldNetwork(world, network))) return address
  return isWalletAddress(world, network, address) ? hotWalletAddress(world, network) : address
}

/** Whether the product can spend what an address holds: its hot wallet, and whatever it watches. */
export function isWalletAddress(world: World, network: string, address: string): boolean {
  const isWatched = world.store
    .prepare('SELECT 1 FROM watched WHERE network = ? AND address = ?')
    .get(network, address)
  return isWatched !== undefined || address === hotWalletAddress(world, network)
}

/** Where the product's stock on a network stands. */
export function hotWalletAddress(world: World, network: string): string {
  return playAddress(world, network, 'hot', 0)
}
