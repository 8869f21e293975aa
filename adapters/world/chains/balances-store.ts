import type { Amount, AssetCode } from '@causeway/core/money'
import { amount } from '@causeway/core/money'
import type { World } from '../world.ts'

/** What an address holds by the blocks there are; what waits in the mempool is not counted. */
export function balanceOf(
  world: World,
  network: string,
  address: string,
  asset: AssetCode,
): Amount {
  const row = world.store
    .prepare('SELECT units FROM balances WHERE network = ? AND address = ? AND asset = ?')
    .get(network, address, asset) as { units: string } | undefined
  return amount(asset, BigInt(row?.units ?? 0))
}

/** Adds to a balance, or takes from it where the amount is negative. */
export function changeBalance(world: World, network: string, address: string, by: Amount): void {
  const { units } = balanceOf(world, network, address, by.asset)
  world.store
    .prepare(
      `INSERT INTO balances (network, address, asset, units) VALUES (?, ?, ?, ?)
       ON CONFLICT (network, address, asset) DO UPDATE SET units = excluded.units`,
    )
    .run(network, address, by.asset, String(units + by.units))
}

/** Moves all that an address holds to another one. */
export function moveBalances(
  world: World,
  network: string,
  { from, to }: { readonly from: string; readonly to: string },
): void {
  const rows = world.store
    .prepare('SELECT asset, units FROM balances WHERE network = ? AND address = ?')
    .all(network, from) as { asset: string; units: string }[]
  for (const { asset, units } of rows) {
    changeBalance(world, network, from, amount(asset, -BigInt(units)))
    changeBalance(world, network, to, amount(asset, BigInt(units)))
  }
}

/** The nonce that the account's next transaction in a block must carry. */
export function nextNonceOf(world: World, network: string, address: string): bigint {
  const row = world.store
    .prepare('SELECT next_nonce FROM accounts WHERE network = ? AND address = ?')
    .get(network, address) as { next_nonce: string } | undefined
  return BigInt(row?.next_nonce ?? 0)
}

/** Says what nonce comes next, after a transaction entered a block or left one. */
export function setNextNonce(world: World, network: string, address: string, nonce: bigint): void {
  world.store
    .prepare(
      `INSERT INTO accounts (network, address, next_nonce) VALUES (?, ?, ?)
       ON CONFLICT (network, address) DO UPDATE SET next_nonce = excluded.next_nonce`,
    )
    .run(network, address, String(nonce))
}
