import { currencies, type NetworkId } from '@causeway/core/currencies'
import type { AssetCode } from '@causeway/core/money'

/** A provider's name of a coin of ours: our ticker, its network, the provider's name. */
export type CoinName<T> = readonly [coin: AssetCode, network: NetworkId, theirs: T]

/** Finds a provider's name of a coin; null where the provider is not known to deal in it on that network. */
export type FindCoin<T> = (asked: {
  readonly coin: AssetCode
  readonly network: NetworkId
}) => T | null

const networks: ReadonlyMap<AssetCode, NetworkId> = new Map(
  currencies.map(({ ticker, protocol }) => [ticker, protocol]),
)

const contracts: ReadonlyMap<AssetCode, string | null> = new Map(
  currencies.map(({ ticker, contractAddress }) => [ticker, contractAddress]),
)

/** Indexes a provider's names of coins. Throws where a coin is named twice or is none of ours. */
export function coinNames<T>(names: readonly CoinName<T>[]): FindCoin<T> {
  for (const [coin, network] of names) {
    if (networks.get(coin) !== network) throw new Error(`There is no ${coin} on ${network}`)
  }
  const byKey = new Map(names.map(([coin, network, theirs]) => [`${coin}@${network}`, theirs]))
  if (byKey.size < names.length) throw new Error('A coin is named twice')
  return ({ coin, network }) => byKey.get(`${coin}@${network}`) ?? null
}

/** What providers write in place of the contract of a network's own coin. */
const NO_CONTRACT = /^(0x)?0*$/

/**
 * Whether a provider's coin is ours by its contract, as far as both say one: a token of the same name that is another
 * would be bought in its place.
 */
export function isSameToken(coin: AssetCode, theirs: string | null): boolean {
  const ours = contracts.get(coin) ?? null
  if (ours === null || theirs === null || NO_CONTRACT.test(theirs)) return true
  return ours.toLowerCase() === theirs.toLowerCase()
}
