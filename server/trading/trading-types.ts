import type { Maintenance } from '@causeway/core/currencies'
import type { Amount, AssetCode } from '@causeway/core/money'
import type { QuoteFailure, RateKind, RulePayer } from '@causeway/core/quotes'
import type { Failure, Result } from '@causeway/core/result'
import type { ClosingPlace } from '@causeway/core/trading/closings'
import type { TradingFailure } from '@causeway/core/trading/trading-settings'
import type { PairFailure } from '../quotes/index.ts'
import type { StaffAtWork } from '../staff/staff-actor.ts'

/** One setting that is to be, or was, made another. Null: nothing said of a pair. */
export type TradingChange = {
  readonly setting: string
  readonly before: string | null
  readonly after: string | null
}

export type TradingRevision = {
  /** From 1, without gaps. */
  readonly number: number
  readonly at: Date
  readonly madeBy: string
  readonly reason: string
  /** The revision whose changes it undoes; null for all others. */
  readonly takesBack: number | null
  readonly changes: readonly TradingChange[]
}

/** What two people agree on. */
export type TradingIntent = {
  readonly changes: readonly TradingChange[]
  readonly reason: string
  readonly takesBack: number | null
}

/** A setting as somebody wants it; an empty text takes a pair’s figure away. */
export type AskedSetting = { readonly setting: string; readonly value: string }

/** A setting as a page shows it. */
export type ShownSetting = {
  readonly setting: string
  readonly value: string
  /** What files and environment say. */
  readonly listed: string
}

export type PairFeesView = {
  /** `*` stands for every coin. */
  readonly from: string
  readonly to: string
  readonly service: string | null
  readonly floatSpread: string | null
  readonly fixedSpread: string | null
}

/** Fees of a partner’s orders, or of orders from a country. */
export type PayerFeesView = PairFeesView &
  RulePayer & {
    /** A partner’s name; null for a country. */
    readonly name: string | null
  }

export type CoinLine = {
  readonly asset: AssetCode
  readonly name: string
  readonly network: string
  readonly settings: readonly ShownSetting[]
}

export type CoinFilter = {
  /** Part of a coin’s or a network’s name; null: all. */
  readonly text: string | null
  /** Only coins that differ from their listing. */
  readonly isChanged: boolean
  /** From 1. */
  readonly page: number
}

/** Maintenance of a coin or of its network that isn't over. */
export type MaintenanceView = Maintenance & { readonly setting: string; readonly isOpen: boolean }

/** A time without new orders, as a member plans it: by minutes in UTC, `2026-12-01T10:00Z`. */
export type PlannedMaintenance = {
  /** `coin.btc` or `network.bitcoin`. */
  readonly scope: string
  readonly from: string
  readonly until: string
  readonly note: string
  readonly reason: string
}

export type PlanFailure = Failure<
  'maintenance_open' | 'maintenance_past' | 'reason_missing' | 'trading_moved'
>

export type CoinsView = {
  readonly coins: readonly CoinLine[]
  readonly count: number
  readonly changedCount: number
  readonly pages: number
}

export type FeesView = {
  readonly settings: readonly ShownSetting[]
  readonly pairs: readonly PairFeesView[]
  readonly payers: readonly PayerFeesView[]
}

export type RevisionsView = {
  /** The newest first. */
  readonly revisions: readonly TradingRevision[]
  readonly pages: number
}

/** What a sample brings: the amount, or why there is none. */
export type SampleOutcome =
  | { readonly to: Amount; readonly problem: null }
  | { readonly to: null; readonly problem: (QuoteFailure | PairFailure)['code'] | 'price_stale' }

export type Sample = {
  /** Whose order it would be; null: of anybody without own fees. */
  readonly payer: RulePayer | null
  readonly from: Amount
  readonly to: AssetCode
  readonly kind: RateKind
  readonly before: SampleOutcome
  readonly after: SampleOutcome
}

export type TradingPreview = {
  readonly changes: readonly TradingChange[]
  readonly samples: readonly Sample[]
}

export type AskTradingFailure =
  | TradingFailure
  | Failure<'trading_nothing'>
  /** Fees are asked for that nobody would pay. */
  | Failure<'partner_unknown'>
export type ChangeTradingFailure = AskTradingFailure | Failure<'trading_moved'>
export type TakeBackFailure = Failure<'trading_revision_unknown' | 'trading_moved'>
export type CloseCoinFailure = Failure<
  'coin_unknown' | 'coin_closed' | 'trading_moved' | 'reason_missing'
>

/** Coins, fees and limits as staff change them (OPS-10). */
export type TradingCases = {
  readonly coins: (filter: CoinFilter) => CoinsView
  /** Null for a coin that isn’t known. */
  readonly coin: (asset: string) => CoinLine | null
  readonly fees: () => Promise<FeesView>
  /** `about`: only of this coin; null: all. */
  readonly revisions: (asked: {
    readonly about: AssetCode | null
    readonly page: number
  }) => RevisionsView
  /** What would change, and what it would do to sample quotes on the market of now, of `payer`’s orders where one is named. */
  readonly preview: (
    asked: readonly AskedSetting[],
    payer: RulePayer | null,
  ) => Promise<Result<TradingPreview, AskTradingFailure>>
  /** What two people are asked to agree on. */
  readonly intent: (
    asked: readonly AskedSetting[],
    reason: string,
  ) => Promise<Result<TradingIntent, AskTradingFailure>>
  /** The same that undoes a revision, where nothing of it was changed since. */
  readonly takeBackIntent: (
    number: number,
    reason: string,
  ) => Result<TradingIntent, TakeBackFailure>
  /** What is planned for a coin and its network. */
  readonly maintenance: (asset: AssetCode) => readonly MaintenanceView[]
  /** Plans maintenance in place of what was planned for the same; one person may, where none goes on. */
  readonly plan: (
    asked: PlannedMaintenance,
    who: StaffAtWork,
  ) => Promise<Result<null, AskTradingFailure | PlanFailure>>
  /** Closes a coin at once, for sending and receiving; one person may. */
  readonly close: (
    asked: { readonly asset: string; readonly place: ClosingPlace; readonly reason: string },
    who: StaffAtWork,
  ) => Promise<Result<null, CloseCoinFailure>>
}
