import { type Amount, amount } from '@causeway/core/money'
import { type World, worldCurrency, worldNetwork } from '../world.ts'

/** The least fee that gets one of our transactions into a block now; null where the network is not congested. */
export function minimumFeeOf(world: World, network: string): Amount | null {
  const row = world.store
    .prepare('SELECT units FROM minimum_fees WHERE network = ?')
    .get(network) as { units: string } | undefined
  return row === undefined
    ? null
    : amount(sandboxNetworkFee(world, network).asset, BigInt(row.units))
}

/** Congests a network, or ends that (null). */
export function saveMinimumFee(world: World, network: string, units: bigint | null): void {
  if (units === null) {
    world.store.prepare('DELETE FROM minimum_fees WHERE network = ?').run(network)
    return
  }
  world.store
    .prepare(
      `INSERT INTO minimum_fees (network, units) VALUES (?, ?)
       ON CONFLICT (network) DO UPDATE SET units = excluded.units`,
    )
    .run(network, String(units))
}

/** What the network asks for a place in a block now: its usual fee, more where it is congested. */
export function askedFee(world: World, network: string): Amount {
  const usual = sandboxNetworkFee(world, network)
  const least = minimumFeeOf(world, network)
  return least === null || least.units < usual.units ? usual : least
}

/** What every transaction on a sandbox network costs: a hundred-thousandth of its fee coin, one unit at least. */
export function sandboxNetworkFee(world: World, network: string): Amount {
  const { feeAsset } = worldNetwork(world, network)
  const oneCoin = 10n ** BigInt(worldCurrency(world, feeAsset).decimals)
  const units = oneCoin / 100_000n
  return amount(feeAsset, units > 0n ? units : 1n)
}
