import type { Catalogue, Currency } from '@causeway/core/currencies'
import type { FeePolicy, Payer } from '@causeway/core/quotes'
import type { Failure, Result } from '@causeway/core/result'
import type { PairTime } from '../orders/index.ts'
import type { Estimate, EstimateFailure, EstimateInput, PairFailure } from '../quotes/index.ts'
import type { MarketView, RatePoint } from '../rates/index.ts'

/** Which page: the parts of the address of POST SEO page content (PAGE-04). */
export type SeoQuestion = {
  /** As in addresses: `en`, `vt`. */
  readonly language: string
  /** First part of the page's own address: `exchange`, `buy`, `exchange-pairs`, … */
  readonly type: string
  /** `btc-eth`, `btc`, `btc-eur`; `all` where the page is about every coin. */
  readonly fromAndTo: string
  /** Two letters, or `all`. */
  readonly country: string
  /** Whose fees its figures show; absent: everybody’s. */
  readonly payer?: Payer
}

/** There are no texts in the language, or no such page. */
export type SeoPageFailure = Failure<'seo_language_unknown' | 'seo_page_unknown'>

/** A pair as it stands at this moment. Amounts are exact decimal texts of whole coins. */
export type PairNow = {
  readonly from: Currency
  readonly to: Currency
  /** Coins of `to` for one of `from`, before fees, truncated to six significant digits; null where nothing is quoted. */
  readonly rate: string | null
  readonly limits: { readonly minFrom: string; readonly maxFrom: string } | null
  readonly networkFee: string
  /** What round amounts bring after every fee, smallest first. */
  readonly amounts: readonly { readonly from: string; readonly to: string }[]
  readonly course: PairCourse | null
  /** Middle of the last month's finished orders, in whole minutes rounded up; null where there are too few. */
  readonly typicalMinutes: number | null
}

/** How the middle rate went lately. Rates are texts for reading, oldest first. */
export type PairCourse = {
  readonly days: number
  readonly points: readonly string[]
  readonly lowest: string
  readonly highest: string
  readonly latest: string
}

/** What a page says (PAGE-04): words in its language. */
export type SeoWords = {
  /** At most 60 characters where the coins' names allow it. */
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly steps: readonly { readonly name: string; readonly text: string }[]
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
}

export type SeoPage = SeoWords & { readonly pair: PairNow | null }

export type SeoNeeds = {
  readonly catalogue: Catalogue
  readonly policy: FeePolicy
  readonly now: () => number
  readonly markets: () => readonly MarketView[]
  readonly estimate: (input: EstimateInput) => Result<Estimate, EstimateFailure>
  readonly rateHistory: (
    from: string,
    to: string,
    range: { readonly from: number; readonly to: number; readonly points: number },
  ) => Promise<Result<readonly RatePoint[], PairFailure>>
  /** Of the last month's finished orders, by `from-to`. */
  readonly pairTimes: () => Promise<ReadonlyMap<string, PairTime>>
}
