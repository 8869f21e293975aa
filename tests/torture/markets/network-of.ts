import { currencies } from '@causeway/core/currencies'
import type { Parts } from './market.ts'

/** The network on which a coin of the catalogue lives. */
export function networkOf(asset: string): string {
  const coin = currencies.find(({ ticker }) => ticker === asset)
  if (coin === undefined) throw new Error(`${asset} is not in the catalogue`)
  return coin.protocol
}

/** Every network that some story is on, once. */
export function networksOf(parts: Parts): readonly string[] {
  const pairs = Object.values(parts).flat()
  return [...new Set(pairs.flatMap(({ from, to }) => [networkOf(from), networkOf(to)]))]
}
