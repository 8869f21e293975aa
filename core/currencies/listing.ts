import { type AssetCode, parseAmount } from '../money/index.ts'
import type { Currency, Network } from './currency.ts'
import { unitsWorth } from './units-worth.ts'

/** Policy of a network's coins, where a coin does not say its own. */
export type ListingPolicy = {
  /** Depth at which a deposit is booked and a payout counts as finished. */
  readonly confirmations: number
  /** Minutes that a guaranteed order waits for its deposit. */
  readonly payWithinMinutes: number
  /** What the network calls the extra id; null, or absent, where it has none. */
  readonly extraIdName?: string | null
  /** Whole dollars and cents that a payout costs the customer; "1" unless said. */
  readonly feeDollars?: string
}

/** What one coin says otherwise than its network's policy. */
export type CoinTerms = {
  /** Code of its icon and of its label, where that is not the ticker. */
  readonly code?: string
  /** "Tether USD (ERC-20)"; made from name and badge unless said. */
  readonly fullName?: string
  readonly confirmations?: number
  readonly payWithinMinutes?: number
  /** Whole coins, in place of the figure that follows from its price. */
  readonly fee?: string
  readonly minimum?: string
  /** Pegged to the dollar: the sandbox's market hardly moves it. */
  readonly isStable?: boolean
  /** Code of the coin that it stands for, whose price is its own: `btc` of a wrapped Bitcoin. */
  readonly standsFor?: string
  readonly popularFrom?: boolean
  readonly popularTo?: boolean
  /** Known, and not offered: until fee, minimum and confirmations are decided, say. */
  readonly isWebEnabled?: boolean
  readonly isWebToEnabled?: boolean
  readonly extras?: Currency['extras']
}

/** A coin of the network's own. */
export type CoinFacts = CoinTerms & {
  readonly ticker: AssetCode
  readonly name: string
  readonly decimals: number
  /** Rough price in dollars, by which fee and minimum are reckoned and the sandbox's market begins. */
  readonly dollars: string
}

/** A token: one line. */
export type TokenRow = readonly [
  ticker: AssetCode,
  name: string,
  decimals: number,
  dollars: string,
  contractAddress: string,
  terms?: CoinTerms,
]

export type ListedCoin = {
  readonly currency: Currency
  readonly dollars: string
  readonly isStable: boolean
  /** Coins of one market have one price: the same coin on several networks, and what stands for it. */
  readonly market: string
}

/** A network and every coin on it. */
export type Listing = { readonly network: Network; readonly coins: readonly ListedCoin[] }

const FEE_DOLLARS = '1'
const MINIMUM_DOLLARS = '12'

/** Writes a network and its coins as the catalogue has them. Throws where a figure cannot be read. */
export function listNetwork(
  network: Network,
  policy: ListingPolicy,
  coins: { readonly own: readonly CoinFacts[]; readonly tokens?: readonly TokenRow[] },
): Listing {
  const own = coins.own.map((facts) =>
    listCoin(network, policy, { ...facts, contractAddress: null }),
  )
  const tokens = (coins.tokens ?? []).map(
    ([ticker, name, decimals, dollars, contractAddress, terms]) =>
      listCoin(network, policy, {
        fullName: `${name} (${network.badge})`,
        ...terms,
        ticker,
        name,
        decimals,
        dollars,
        contractAddress,
      }),
  )
  return { network, coins: [...own, ...tokens] }
}

function listCoin(
  network: Network,
  policy: ListingPolicy,
  coin: CoinFacts & { readonly contractAddress: string | null },
): ListedCoin {
  const { ticker, decimals, dollars, isWebEnabled = true, isWebToEnabled = true } = coin
  const units = (whole: string | undefined, worth: string) =>
    whole === undefined ? unitsWorth(worth, coin) : wholeCoins(whole, coin)
  const feeUnits = units(coin.fee, policy.feeDollars ?? FEE_DOLLARS)
  const currency: Currency = {
    ticker,
    name: coin.name,
    fullName: coin.fullName ?? coin.name,
    code: coin.code ?? ticker,
    protocol: network.id,
    decimals,
    contractAddress: coin.contractAddress,
    confirmations: coin.confirmations ?? policy.confirmations,
    extraIdName: policy.extraIdName ?? null,
    networkFeeUnits: feeUnits,
    chainFeeUnits: feeUnits,
    minimumUnits: units(coin.minimum, MINIMUM_DOLLARS),
    payWithinMinutes: coin.payWithinMinutes ?? policy.payWithinMinutes,
    isFiat: false,
    isWebEnabled,
    isWebFromEnabled: isWebEnabled,
    isWebToEnabled: isWebEnabled && isWebToEnabled,
    isWebFixedEnabled: isWebEnabled,
    popularFrom: coin.popularFrom ?? false,
    popularTo: coin.popularTo ?? false,
    popularFiat: false,
    extras: coin.extras ?? {},
  }
  const market = coin.standsFor ?? currency.code
  return { currency, dollars, isStable: coin.isStable ?? false, market }
}

function wholeCoins(text: string, coin: CoinFacts): bigint {
  const parsed = parseAmount(text, coin)
  if (!parsed.ok) throw new TypeError(`${text} is no amount of ${coin.ticker}`)
  return parsed.value.units
}
