import type { Catalogue } from '@causeway/core/currencies'
import type { AssetCode } from '@causeway/core/money'
import type { Clock, RatesPort } from '@causeway/core/ports'
import { type CombiningPolicy, defaultCombiningPolicy } from '@causeway/core/rates/combine-prices'
import { openExchange } from '../../exchanges/index.ts'
import { createMedianRates } from '../create-median-rates.ts'
import { ratesWithCache } from '../rates-with-cache.ts'
import { ratesWithTimeLimit } from '../rates-with-time-limit.ts'
import { createCcxtRates } from './create-ccxt-rates.ts'

const ONE_DOLLAR = 10n ** 18n
/** Coins that stand for a dollar: a venue that trades for them alone does not price them. */
const STABLE_CURRENCIES = new Set(['USDT', 'USDC'])
const PRICE_TIMES = {
  callMilliseconds: 8000,
  /** How often an exchange is asked. */
  everyMilliseconds: 3000,
  patienceMilliseconds: 1500,
  chartsKeptMilliseconds: 600_000,
  mostCharts: 4000,
}

export type ExchangeRatesSettings = {
  /** ccxt's names of exchanges, the best for charts first. */
  readonly names: readonly string[]
  /** Origins to ask instead of an exchange's own, by its name. */
  readonly baseUrls: ReadonlyMap<string, string>
  /** What exchanges call a coin, where that is not its code in capitals. */
  readonly currencies: ReadonlyMap<AssetCode, string>
  /** Coins that fewer (or more) than two exchanges must agree about. */
  readonly quorumOf: ReadonlyMap<AssetCode, number>
  /** Null for what each exchange asks for. */
  readonly millisecondsBetweenCalls: number | null
}

/** The prices of real exchanges, several as one. Nothing is asked, and ccxt not loaded, before the first call. */
export function openExchangeRates(
  { clock, catalogue }: { readonly clock: Clock; readonly catalogue: Catalogue },
  settings: ExchangeRatesSettings,
): RatesPort {
  const money = moneyCurrencies(catalogue)
  const currencies = new Map([...exchangeCurrencies(catalogue, settings.currencies), ...money])
  let told: ReadonlyMap<AssetCode, bigint> = new Map()
  const dollarPrice = (currency: string): bigint => {
    for (const [asset, each] of currencies) {
      const price = each === currency ? told.get(asset) : undefined
      if (price !== undefined) return price
    }
    // Until somebody prices it: where it is worth something else, sources disagree and coins are paused.
    return ONE_DOLLAR
  }
  const sources = settings.names.map((name) => {
    const access = {
      id: name,
      baseUrl: settings.baseUrls.get(name) ?? null,
      keys: null,
      timeoutMilliseconds: PRICE_TIMES.callMilliseconds,
      millisecondsBetweenCalls: settings.millisecondsBetweenCalls,
    }
    const exchange = openExchange(access, clock)
    const direct = createCcxtRates({ name, exchange, clock, currencies, dollarPrice })
    const limited = ratesWithTimeLimit(direct, {
      later,
      milliseconds: 2 * PRICE_TIMES.callMilliseconds,
    })
    return ratesWithCache(limited, {
      clock,
      times: {
        latestMilliseconds: PRICE_TIMES.everyMilliseconds,
        historyMilliseconds: PRICE_TIMES.chartsKeptMilliseconds,
        mostCharts: PRICE_TIMES.mostCharts,
      },
    })
  })
  const median = createMedianRates({
    sources,
    clock,
    later,
    policy: policyOf(settings, currencies, [...money.keys()]),
    patienceMilliseconds: PRICE_TIMES.patienceMilliseconds,
  })
  return {
    ...median,
    latest: async () => {
      const vector = await median.latest()
      told = vector.prices
      return vector
    },
  }
}

/** What exchanges call each coin: its code in capitals unless said otherwise. */
export function exchangeCurrencies(
  catalogue: Catalogue,
  overrides: ReadonlyMap<AssetCode, string>,
): ReadonlyMap<AssetCode, string> {
  // Exchanges know the currencies of states as what coins are counted in.
  const coins = catalogue.lists.enabled.filter(({ isFiat }) => !isFiat)
  return new Map(
    coins.map(({ ticker, code }) => [ticker, overrides.get(ticker) ?? code.toUpperCase()]),
  )
}

/** Money of states that exchanges may trade for dollars; prices are told in dollars. */
function moneyCurrencies(catalogue: Catalogue): ReadonlyMap<AssetCode, string> {
  const money = catalogue.lists.enabled.filter(({ isFiat, ticker }) => isFiat && ticker !== 'usd')
  return new Map(money.map(({ ticker, code }) => [ticker, code.toUpperCase()]))
}

function policyOf(
  { names, quorumOf }: ExchangeRatesSettings,
  currencies: ReadonlyMap<AssetCode, string>,
  money: readonly AssetCode[],
): CombiningPolicy {
  // Of two exchanges often one trades stable coins for dollars: its price alone is believed, jumps excepted.
  const stable = [...currencies].filter(([, currency]) => STABLE_CURRENCIES.has(currency))
  const alone = names.length < 3 ? stable.map(([asset]) => [asset, 1] as const) : []
  return {
    ...defaultCombiningPolicy,
    quorum: Math.min(defaultCombiningPolicy.quorum, names.length),
    // Nothing is dealt on the price of a state's money: one exchange is enough to show what coins are worth in it.
    quorumOf: new Map([...money.map((asset) => [asset, 1] as const), ...alone, ...quorumOf]),
  }
}

function later(milliseconds: number, work: () => void): () => void {
  const timer = setTimeout(work, milliseconds)
  return () => clearTimeout(timer)
}
