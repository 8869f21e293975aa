import type { Currency } from '@causeway/core/currencies'
import { type Amount, type AssetCode, amount } from '@causeway/core/money'
import { priceQuote, type QuotePair, type RateKind } from '@causeway/core/quotes'
import { type MarketSnapshot, unitsWorthUsd } from '@causeway/core/rates/market-snapshot'
import type { TradingTerms } from '@causeway/core/trading/trading-settings'
import { findPair } from '../quotes/index.ts'
import type { Sample, SampleOutcome, TradingChange } from './trading-types.ts'

/** Worth of the samples: a small order, a usual one, and one in the first slice that costs more. */
const SAMPLE_USD = [100n, 1_000n, 50_000n] as const
const KINDS = ['float', 'fixed'] as const satisfies readonly RateKind[]
const MOST_PAIRS = 4

/** The same orders before and after changes, on the market of now; none while there are no prices. */
export function previewSamples(
  terms: { readonly before: TradingTerms; readonly after: TradingTerms },
  changes: readonly TradingChange[],
  snapshot: MarketSnapshot | null,
): readonly Sample[] {
  if (snapshot === null) return []
  return samplePairs(terms.before, changes).flatMap(({ from, to }) =>
    KINDS.flatMap((kind) =>
      SAMPLE_USD.flatMap((usd) => {
        const price = snapshot.prices.get(from.ticker)
        if (price === undefined) return []
        const given = amount(from.ticker, unitsWorthUsd(price, from.decimals, usd))
        const asked = { given, kind, to: to.ticker }
        const before = outcomeOf(terms.before, asked, snapshot)
        const after = outcomeOf(terms.after, asked, snapshot)
        return [{ from: given, to: to.ticker, kind, before, after }]
      }),
    ),
  )
}

/** The coins that are changed against the most popular other one; the popular pairs where only fees are. */
function samplePairs(
  { catalogue }: TradingTerms,
  changes: readonly TradingChange[],
): readonly QuotePair[] {
  const popular = [...catalogue.lists.popularFrom, ...catalogue.lists.from]
  const other = (than: AssetCode) => popular.find(({ ticker }) => ticker !== than)
  const found = changes.flatMap(({ setting }): readonly QuotePair[] => {
    const [kind, first = '', second = ''] = setting.split('.')
    if (kind === 'fees' || kind === 'limits') return popularPairs(popular)
    const from = catalogue.find(first)
    const to = kind === 'pair' ? catalogue.find(second) : undefined
    if (from !== undefined && to !== undefined) return [{ from, to }]
    return [...pairOf(from, other(first)), ...pairOf(other(second || first), to ?? from)]
  })
  const named = new Map(found.map((pair) => [`${pair.from.ticker} ${pair.to.ticker}`, pair]))
  return [...named.values()].slice(0, MOST_PAIRS)
}

function popularPairs([first, second, third]: readonly Currency[]): readonly QuotePair[] {
  return [...pairOf(first, second), ...pairOf(second, third)]
}

function pairOf(from: Currency | undefined, to: Currency | undefined): readonly QuotePair[] {
  return from === undefined || to === undefined || from === to ? [] : [{ from, to }]
}

function outcomeOf(
  { catalogue, policy }: TradingTerms,
  asked: { readonly given: Amount; readonly to: AssetCode; readonly kind: RateKind },
  snapshot: MarketSnapshot,
): SampleOutcome {
  const { given, kind, to } = asked
  const pair = findPair(catalogue, { from: given.asset, to, kind })
  if (!pair.ok) return { to: null, problem: pair.failure.code }
  const quoted = priceQuote(
    { pair: pair.value, side: 'from', given, kind },
    { snapshot, policy, availableTo: null },
  )
  if (!quoted.ok) return { to: null, problem: quoted.failure.code }
  return { to: quoted.value.to, problem: null }
}
