import type { AssetCode } from '@causeway/core/money'
import type { Breaker, SourcePart } from '@causeway/core/ports'
import type { PriceClosure } from '@causeway/core/rates/price-closures'
import type { Failure, Result } from '@causeway/core/result'
import type { MarketView } from '../rates/index.ts'
import type { StaffAtWork } from '../staff/staff-actor.ts'

/** One coin as the prices desk shows it. */
export type PriceLine = {
  readonly asset: AssetCode
  readonly network: string
  /** By the last price that was believed; null before the first. */
  readonly market: MarketView | null
  /** Why it isn’t traded now; null where it is. */
  readonly closed: PriceClosure | null
  /** Reason of the halt, where one closes it. */
  readonly halt: string | null
  /** How many sources its price is made of, each with the same weight; 0 where it has none or is set by hand. */
  readonly countingSources: number
  /** Why the breaker keeps it closed, whatever else does; null where it doesn’t. */
  readonly breaker: Breaker | null
  /** The price that two people set by hand, where one is valid. */
  readonly byHand: HandPrice | null
}

/** A price set by hand, in attodollars per whole coin. */
export type HandPrice = {
  readonly asset: AssetCode
  readonly price: bigint
  readonly reason: string
  /** Who proposed and who approved it, by their email addresses. */
  readonly by: readonly string[]
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

/** A price of a source, and the one that the shop shows for the coin; both in attodollars per whole coin. */
export type Deviation = {
  readonly asset: AssetCode
  readonly price: bigint
  /** The last price that was believed. */
  readonly shown: bigint
}

/** One source, over all coins that the shop offers. */
export type SourceLine = {
  readonly name: string
  /** What was wrong when it was last asked; null where it answered well. */
  readonly problem: string | null
  /** Of its prices; null before its first answer. */
  readonly ageSeconds: number | null
  /** How many coins it prices, of how many its price counts, and of how many it is too far from the others’. */
  readonly coins: number
  readonly counting: number
  readonly outliers: number
  /** The coin on which it is furthest from the price shown, prices that are too old left out. */
  readonly farthest: Deviation | null
}

/** One source’s price of one coin. */
export type CoinSource = {
  readonly name: string
  readonly price: bigint
  readonly ageSeconds: number
  /** The last price that was believed; null before the first. */
  readonly shown: bigint | null
  readonly part: SourcePart
}

export type PriceFilter = {
  /** Part of a coin's or a network's name; null: all. */
  readonly text: string | null
  /** Only coins that aren’t traded. */
  readonly isClosed: boolean
  /** From 1. */
  readonly page: number
}

export type PricesView = {
  /** Whether anything can be traded at all. */
  readonly isWell: boolean
  /** Of the prices; null before the first. */
  readonly ageSeconds: number | null
  readonly sources: readonly SourceLine[]
  readonly coins: readonly PriceLine[]
  /** Every coin that the breaker keeps closed, whatever the filter. */
  readonly broken: readonly PriceLine[]
  /** How many match in all. */
  readonly count: number
  /** How many coins aren’t traded now. */
  readonly closedCount: number
  readonly pages: number
}

/** One coin with each source’s price of it. */
export type CoinPriceView = { readonly line: PriceLine; readonly sources: readonly CoinSource[] }

/** What is done when a coin is opened after a jump: everything that two people agree about. */
export type ResetBreakerIntent = {
  readonly asset: AssetCode
  /** What its sources agree on, as an exact decimal. */
  readonly priceUsd: string
  readonly reason: string
}

/** What is done when a price is set by hand: everything that two people agree about. */
export type HandPriceIntent = {
  readonly asset: AssetCode
  /** As an exact decimal. */
  readonly priceUsd: string
  /** For how long it is valid from its approval. */
  readonly minutes: number
  readonly proposedBy: string
  readonly reason: string
}

/** Why a price can’t be set by hand. */
export type SetHandPriceFailure = Failure<'hand_price_malformed' | 'hand_price_far'>

/** Why a price set by hand can’t be taken back. */
export type TakeBackPriceFailure = Failure<'hand_price_unknown' | 'reason_missing'>

/** Why nobody can propose it. */
export type BreakerFailure = Failure<'coin_unknown' | 'breaker_open' | 'breaker_disagreeing'>

/** Why it isn’t done though two people agreed. */
export type ResetBreakerFailure = Failure<'breaker_open' | 'breaker_disagreeing' | 'breaker_moved'>

/** Reading prices, their sources, and why coins are closed (OPS-11). */
export type PriceCases = {
  readonly read: (filter: PriceFilter) => Promise<PricesView>
  /** Null: the shop doesn’t offer the coin. */
  readonly readCoin: (asset: AssetCode) => Promise<CoinPriceView | null>
  /** What a proposal to open a coin that the breaker closed is about. */
  readonly resetIntent: (
    asset: AssetCode,
    reason: string,
  ) => Result<ResetBreakerIntent, BreakerFailure>
  /** What a proposal to set a coin's price by hand is about. */
  readonly handIntent: (
    asked: HandPriceIntent,
  ) => Result<HandPriceIntent, SetHandPriceFailure | Failure<'coin_unknown'>>
  /** Ends a price set by hand at once. */
  readonly takeBack: (
    asked: { readonly asset: AssetCode; readonly reason: string },
    who: StaffAtWork,
  ) => Promise<Result<null, TakeBackPriceFailure>>
}
