import { playAddress } from './play-address.ts'
import type { World } from './world.ts'

/** Remembers that addresses are the product's own. Idempotent. */
export function watchAddresses(world: World, network: string, addresses: readonly string[]): void {
  const insert = world.store.prepare(
    'INSERT OR IGNORE INTO watched (network, address) VALUES (?, ?)',
  )
  for (const address of addresses) insert.run(network, address)
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
