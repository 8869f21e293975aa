import { type AssetCode, BPS_IN_ONE } from '../money/index.ts'
import type { Breaker, PauseReason, PriceVector, SourcePart } from '../ports/index.ts'

/** When a price is believed. */
export type CombiningPolicy = {
  /** How many sources must agree about a coin; always more than half of those that price it. */
  readonly quorum: number
  /** Coins for which another number holds: one that a single venue lists, say. */
  readonly quorumOf: ReadonlyMap<AssetCode, number>
  /** Older prices do not count, nor do those from further in the future. */
  readonly mostAgeMilliseconds: number
  /** Prices further than this from the median of all do not count. */
  readonly outlierBps: bigint
  /** A move of more than `jumpBps` within `jumpWithinMilliseconds` pauses a coin. */
  readonly jumpBps: bigint
  readonly jumpWithinMilliseconds: number
  /** A coin that jumped or was disagreed about is dealt in again after being calm for so long. */
  readonly calmMilliseconds: number
}

/** Fits coins that trade on several large venues. */
export const defaultCombiningPolicy: CombiningPolicy = {
  quorum: 2,
  quorumOf: new Map(),
  mostAgeMilliseconds: 20_000,
  outlierBps: 100n,
  jumpBps: 500n,
  jumpWithinMilliseconds: 60_000,
  calmMilliseconds: 120_000,
}

type Observation = { readonly at: number; readonly price: bigint }
type Trouble = Omit<Breaker, 'opensAt'>
type AssetHistory = {
  /** What sources agreed on lately, oldest first; at least the latest of all. */
  readonly recent: readonly Observation[]
  readonly trouble: Trouble | null
}

/** What combining must remember from one tick to the next. */
export type PriceHistory = ReadonlyMap<AssetCode, AssetHistory>

export const noPriceHistory: PriceHistory = new Map()

export type NamedVector = { readonly name: string; readonly vector: PriceVector }

export type CombinedPrices = {
  readonly vector: PriceVector
  readonly history: PriceHistory
  /** What each source's price of each coin did. */
  readonly parts: readonly SourcePartOfCoin[]
}

export type SourcePartOfCoin = {
  readonly source: string
  readonly asset: AssetCode
  readonly part: SourcePart
}

type Told = { readonly source: string; readonly takenAt: number; readonly price: bigint }
type Agreement = { readonly partOf: (source: string) => SourcePart } & (
  | { readonly reason: PauseReason }
  | { readonly reason: null; readonly price: bigint; readonly agreeing: readonly Told[] }
)

/**
 * Several sources' prices as one vector. A coin's price is the median of those that agree, between the least and the
 * greatest of them; a coin that is not believed is paused with the reason and has no price. Pure: `now` is in
 * milliseconds since 1970, and what was returned as `history` comes back with the next tick.
 */
export function combinePrices(
  history: PriceHistory,
  sources: readonly NamedVector[],
  { now, policy }: { readonly now: number; readonly policy: CombiningPolicy },
): CombinedPrices {
  const prices = new Map<AssetCode, bigint>()
  const paused = new Map<AssetCode, PauseReason>()
  const next = new Map<AssetCode, AssetHistory>()
  const parts: SourcePartOfCoin[] = []
  let takenAt = now
  for (const asset of allAssets(history, sources)) {
    const found = agree(asset, sources, { now, policy })
    const before = history.get(asset) ?? { recent: [], trouble: null }
    const after = found.reason === null ? observe(before, found.price, { now, policy }) : null
    next.set(asset, after ?? withoutPrice(before, found.reason, now))
    for (const { name: source, vector } of sources) {
      if (vector.prices.has(asset)) parts.push({ source, asset, part: found.partOf(source) })
    }
    if (found.reason !== null) {
      paused.set(asset, found.reason)
      continue
    }
    const trouble = after?.trouble ?? null
    if (trouble !== null) {
      paused.set(asset, trouble.reason)
      continue
    }
    prices.set(asset, found.price)
    takenAt = Math.min(takenAt, ...found.agreeing.map((told) => told.takenAt))
  }
  return { vector: { takenAt, prices, paused, pricedAt: new Map() }, history: next, parts }
}

type Judging = { readonly now: number; readonly policy: CombiningPolicy }

function agree(
  asset: AssetCode,
  sources: readonly NamedVector[],
  { now, policy }: Judging,
): Agreement {
  const quorum = policy.quorumOf.get(asset) ?? policy.quorum
  const isFresh = (at: number) => Math.abs(now - at) <= policy.mostAgeMilliseconds
  const listed = sources.filter(({ vector }) => (vector.prices.get(asset) ?? 0n) > 0n)
  const told: readonly Told[] = listed
    .filter(({ vector }) => isFresh(vector.takenAt) && isFresh(vector.pricedAt.get(asset) ?? now))
    .map(({ name, vector }) => ({
      source: name,
      takenAt: vector.takenAt,
      price: vector.prices.get(asset) ?? 0n,
    }))
  if (told.length < quorum || told.length === 0) {
    const reason = listed.length < quorum ? 'too_few_sources' : 'stale'
    return { reason, partOf: partsOf({ told, agreeing: [], unused: told }) }
  }
  const middle = medianRoundedDown(told.map(({ price }) => price))
  const agreeing = told.filter(({ price }) => !isFurther(price, middle, policy.outlierBps))
  if (agreeing.length < quorum || agreeing.length * 2 <= told.length) {
    const partOf = partsOf({ told, agreeing: [], unused: agreeing })
    return { reason: 'sources_disagree', partOf }
  }
  const price = medianRoundedDown(agreeing.map((each) => each.price))
  return { reason: null, price, agreeing, partOf: partsOf({ told, agreeing, unused: [] }) }
}

/** Of fresh prices, those that are neither agreed on nor left unused are outliers; a source without one is old. */
function partsOf(of: {
  readonly told: readonly Told[]
  readonly agreeing: readonly Told[]
  readonly unused: readonly Told[]
}): Agreement['partOf'] {
  const isIn = (told: readonly Told[], name: string) => told.some(({ source }) => source === name)
  return (source) => {
    if (!isIn(of.told, source)) return 'old'
    if (isIn(of.agreeing, source)) return 'counts'
    return isIn(of.unused, source) ? 'unused' : 'outlier'
  }
}

function observe(before: AssetHistory, price: bigint, { now, policy }: Judging): AssetHistory {
  const since = now - policy.jumpWithinMilliseconds
  const lately = before.recent.filter(({ at }) => at >= since)
  // After a gap the last price of all is what the new one is held against.
  const against = lately.length > 0 ? lately : before.recent.slice(-1)
  const jumped = against.some((seen) => isFurther(price, seen.price, policy.jumpBps))
  const seen = { at: now, price }
  // The new level is what the coin must now be calm at.
  const { trouble } = before
  if (jumped) {
    const began = trouble ?? { since: now, before: lastSeen(before) }
    return { recent: [seen], trouble: { ...began, reason: 'jumped', calmSince: now, now: price } }
  }
  const isCalm = trouble === null || now - trouble.calmSince >= policy.calmMilliseconds
  return { recent: [...lately, seen], trouble: isCalm ? null : { ...trouble, now: price } }
}

/** A coin without a price is not calm either: what troubled it before must pass anew. */
function withoutPrice(before: AssetHistory, reason: PauseReason | null, now: number): AssetHistory {
  const troubled = reason === 'sources_disagree' ? reason : before.trouble?.reason
  if (troubled === undefined) return { recent: before.recent, trouble: null }
  const began = before.trouble ?? { since: now, before: lastSeen(before) }
  return {
    recent: before.recent,
    trouble: { ...began, reason: troubled, calmSince: now, now: null },
  }
}

function lastSeen({ recent }: AssetHistory): bigint | null {
  return recent.at(-1)?.price ?? null
}

/** Whether a price is more than `bps` basis points of `from` away from it. */
export function isFurther(price: bigint, from: bigint, bps: bigint): boolean {
  const apart = price > from ? price - from : from - price
  return apart * BPS_IN_ONE > from * bps
}

function allAssets(history: PriceHistory, sources: readonly NamedVector[]): Set<AssetCode> {
  return new Set([...history.keys(), ...sources.flatMap(({ vector }) => [...vector.prices.keys()])])
}

/** The middle of some prices; of two middle ones the mean, rounded down. Throws where there is none. */
export function medianRoundedDown(prices: readonly bigint[]): bigint {
  const sorted = prices.toSorted((left, right) => (left < right ? -1 : left > right ? 1 : 0))
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  if (upper === undefined || lower === undefined) throw new RangeError('No price, no median')
  return (lower + upper) / 2n
}
