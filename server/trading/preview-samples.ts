import type { Currency } from '@causeway/core/currencies'
import { type Amount, type AssetCode, amount } from '@causeway/core/money'
import {
  type Payer,
  policyFor,
  priceQuote,
  type QuotePair,
  type RateKind,
  type RulePayer,
} from '@causeway/core/quotes'
import { type MarketSnapshot, unitsWorthUsd } from '@causeway/core/rates/market-snapshot'
import { ruleKeyOf } from '@causeway/core/trading/fee-rules'
import type { TradingTerms } from '@causeway/core/trading/trading-settings'
import { findPair } from '../quotes/index.ts'
import type { Sample, SampleOutcome, TradingChange } from './trading-types.ts'

/** Worth of the samples: a small order, a usual one, and one in the first slice that costs more. */
const SAMPLE_USD = [100n, 1_000n, 50_000n] as const
const KINDS = ['float', 'fixed'] as const satisfies readonly RateKind[]
const MOST_PAIRS = 4
const MOST_PAYERS = 4

type Terms = { readonly before: TradingTerms; readonly after: TradingTerms }

/**
 * The same orders before and after changes, on the market of now; none while there are no prices. They come from `payer`; where
 * none is named, from everybody whose fees are changed.
 */
export function previewSamples(
  terms: Terms,
  changes: readonly TradingChange[],
  {
    payer,
    snapshot,
  }: { readonly payer: RulePayer | null; readonly snapshot: MarketSnapshot | null },
): readonly Sample[] {
  if (snapshot === null) return []
  const pairs = samplePairs(terms.before, changes)
  const payers = payer === null ? payersOf(changes) : [payer]
  return payers.flatMap((each) =>
    pairs.flatMap((pair) => samplesOf(terms, { pair, payer: each }, snapshot)),
  )
}

function samplesOf(
  terms: Terms,
  { pair: { from, to }, payer }: { readonly pair: QuotePair; readonly payer: RulePayer | null },
  snapshot: MarketSnapshot,
): readonly Sample[] {
  const price = snapshot.prices.get(from.ticker)
  if (price === undefined) return []
  return KINDS.flatMap((kind) =>
    SAMPLE_USD.map((usd) => {
      const given = amount(from.ticker, unitsWorthUsd(price, from.decimals, usd))
      const asked = { given, kind, payer, to: to.ticker }
      const before = outcomeOf(terms.before, asked, snapshot)
      const after = outcomeOf(terms.after, asked, snapshot)
      return { payer, from: given, to: to.ticker, kind, before, after }
    }),
  )
}

/** Whose fees are changed; null: everybody’s. */
function payersOf(changes: readonly TradingChange[]): readonly (RulePayer | null)[] {
  const found = new Map<string, RulePayer | null>()
  for (const { setting } of changes) {
    const payer = ruleKeyOf(setting)?.payer ?? null
    found.set(payer === null ? '' : `${payer.kind} ${payer.id}`, payer)
  }
  return [...found.values()].slice(0, MOST_PAYERS)
}

/** The coins that are changed against the most popular other one; the popular pairs where only fees are. */
function samplePairs(
  { catalogue }: TradingTerms,
  changes: readonly TradingChange[],
): readonly QuotePair[] {
  const popular = [...catalogue.lists.popularFrom, ...catalogue.lists.from]
  const other = (than: AssetCode) => popular.find(({ ticker }) => ticker !== than)
  const found = changes.flatMap(({ setting }): readonly QuotePair[] => {
    const rule = ruleKeyOf(setting)
    const [kind, coin = ''] = setting.split('.')
    const isGeneral = rule?.from === '*' && rule.to === '*'
    if (kind === 'fees' || kind === 'limits' || isGeneral) return popularPairs(popular)
    const [first, second] = rule === null ? [coin, ''] : [rule.from, rule.to]
    const from = catalogue.find(first)
    const to = rule === null ? undefined : catalogue.find(second)
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
  asked: Pick<Sample, 'kind' | 'payer' | 'to'> & { readonly given: Amount },
  snapshot: MarketSnapshot,
): SampleOutcome {
  const { given, kind, payer, to } = asked
  const pair = findPair(catalogue, { from: given.asset, to, kind })
  if (!pair.ok) return { to: null, problem: pair.failure.code }
  const quoted = priceQuote(
    { pair: pair.value, side: 'from', given, kind },
    { snapshot, policy: policyFor(policy, payerOf(payer)), availableTo: null },
  )
  if (!quoted.ok) return { to: null, problem: quoted.failure.code }
  return { to: quoted.value.to, problem: null }
}

function payerOf(payer: RulePayer | null): Payer {
  if (payer === null) return {}
  return payer.kind === 'partner' ? { partnerId: payer.id } : { country: payer.id }
}
