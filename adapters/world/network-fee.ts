import { type Amount, amount } from '@causeway/core/money'
import { type World, worldCurrency, worldNetwork } from './world.ts'

/** What every transaction on a sandbox network costs: a hundred-thousandth of its fee coin, one unit at least. */
export function sandboxNetworkFee(world: World, network: string): Amount {
  const { feeAsset } = worldNetwork(world, network)
  const oneCoin = 10n ** BigInt(worldCurrency(world, feeAsset).decimals)
  const units = oneCoin / 100_000n
  return amount(feeAsset, units > 0n ? units : 1n)
}
