import type { AssetCode } from '../money/index.ts'
import type { Currency, Network, NetworkId } from './currency.ts'
import { type CurrencyLists, currencyLists } from './currency-lists.ts'
import { fiatNetwork } from './fiat-currencies.ts'

export type Catalogue = {
  readonly all: readonly Currency[]
  /** Blockchains; money of states is on none of them. */
  readonly networks: readonly Network[]
  /** By ticker, in either case; undefined for a coin we do not know. */
  readonly find: (ticker: string) => Currency | undefined
  /** By id; undefined for a network we do not know. */
  readonly network: (id: NetworkId) => Network | undefined
  /** The network a currency of this catalogue lives on; for money of states what stands in its place. */
  readonly networkOf: (currency: Currency) => Network
  readonly lists: CurrencyLists
}

/**
 * Indexes currencies and networks and derives the lists of EXCH-12. Throws where the data contradict themselves: a
 * ticker or network twice, a currency on an unknown network, a network whose fees are paid in an unknown coin.
 */
export function createCatalogue(
  currencies: readonly Currency[],
  networks: readonly Network[],
): Catalogue {
  const byTicker = indexOnce(currencies, (currency) => currency.ticker)
  const byId = indexOnce(networks, (network) => network.id)
  const networkOf = (currency: Currency): Network => {
    if (currency.isFiat) return fiatNetwork
    const network = byId.get(currency.protocol)
    if (!network) throw new Error(`${currency.ticker} is on unknown network ${currency.protocol}`)
    return network
  }
  for (const currency of currencies) {
    if (!currency.isFiat) assertKnownFeeAsset(networkOf(currency), byTicker)
  }
  return {
    all: currencies,
    networks,
    find: (ticker) => byTicker.get(ticker.toLowerCase()),
    network: (id) => byId.get(id),
    networkOf,
    lists: currencyLists(currencies),
  }
}

function indexOnce<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, T> {
  const index = new Map<string, T>()
  for (const item of items) {
    const key = keyOf(item)
    if (index.has(key)) throw new Error(`${key} is in the catalogue twice`)
    index.set(key, item)
  }
  return index
}

function assertKnownFeeAsset(network: Network, byTicker: ReadonlyMap<AssetCode, Currency>): void {
  if (!byTicker.has(network.feeAsset)) {
    throw new Error(`Fees of ${network.id} are paid in unknown coin ${network.feeAsset}`)
  }
}
