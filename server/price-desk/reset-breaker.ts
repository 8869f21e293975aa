import { type AssetCode, formatUnits, parseAmount } from '@causeway/core/money'
import { type Breaker, type Clock, PRICE_DECIMALS } from '@causeway/core/ports'
import { defaultCombiningPolicy, isFurther } from '@causeway/core/rates/combine-prices'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { type AuditActor, appendAudit } from '../audit/append-audit.ts'
import type { Database } from '../db/index.ts'
import type { MarketFeed } from '../rates/index.ts'
import type { BreakerFailure, ResetBreakerFailure, ResetBreakerIntent } from './price-desk-types.ts'

type Feed = Pick<MarketFeed, 'breakers'>

export type ResetBreakerNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly feed: Feed
}

/** What a proposal to open a coin is about: the price at which it would be traded again. */
export function breakerIntent(
  feed: Feed,
  asset: AssetCode,
  reason: string,
): Result<ResetBreakerIntent, BreakerFailure> {
  const closed = closedAt(feed, asset)
  return closed.ok
    ? ok({ asset, priceUsd: formatUnits(closed.value.now, PRICE_DECIMALS), reason })
    : closed
}

/**
 * Opens a coin in every process within seconds, with its entry in the audit log. Refused where it isn't closed any more, where
 * its sources don't agree, and where they agree on a price too far from the one that two people saw.
 */
export async function resetBreaker(
  { clock, database, feed }: ResetBreakerNeeds,
  { asset, priceUsd, reason }: ResetBreakerIntent,
  actor: AuditActor,
): Promise<Result<null, ResetBreakerFailure>> {
  const closed = closedAt(feed, asset)
  if (!closed.ok) return closed
  const { before, now: price, since } = closed.value
  const seen = parseAmount(priceUsd, { ticker: 'usd', decimals: PRICE_DECIMALS })
  if (!seen.ok || isFurther(price, seen.value.units, defaultCombiningPolicy.jumpBps)) {
    return fail({ code: 'breaker_moved' })
  }
  const now = clock.now()
  const at = new Date(now)
  await database.transaction('reset_breaker', async (tx) => {
    await tx
      .insertInto('breaker_reset')
      .values({ asset, at })
      .onConflict((conflict) => conflict.column('asset').doUpdateSet({ at }))
      .execute()
    await appendAudit(tx, now, {
      actor,
      action: 'breaker.reset',
      subject: `price:${asset}`,
      before: {
        closedSince: new Date(since).toISOString(),
        priceUsd: before === null ? null : formatUnits(before, PRICE_DECIMALS),
      },
      after: { priceUsd: formatUnits(price, PRICE_DECIMALS), reason },
    })
  })
  return ok(null)
}

function closedAt(
  feed: Feed,
  asset: AssetCode,
): Result<Breaker & { readonly now: bigint }, Failure<'breaker_open' | 'breaker_disagreeing'>> {
  const breaker = feed.breakers().get(asset)
  if (breaker === undefined) return fail({ code: 'breaker_open' })
  const { now } = breaker
  return now === null ? fail({ code: 'breaker_disagreeing' }) : ok({ ...breaker, now })
}
