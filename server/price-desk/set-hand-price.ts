import { type AssetCode, formatUnits, parseAmount } from '@causeway/core/money'
import { type Clock, PRICE_DECIMALS } from '@causeway/core/ports'
import { isFurther } from '@causeway/core/rates/combine-prices'
import { lastKnownPrice, MOST_HAND_DEVIATION_BPS } from '@causeway/core/rates/hand-prices'
import { fail, ok, type Result } from '@causeway/core/result'
import { type AuditActor, appendAudit } from '../audit/append-audit.ts'
import type { Database, Tx } from '../db/index.ts'
import type { MarketFeed } from '../rates/index.ts'
import { type StaffAtWork, staffActor } from '../staff/staff-actor.ts'
import { priceSubject } from './hand-price-store.ts'
import type {
  HandPriceIntent,
  SetHandPriceFailure,
  TakeBackPriceFailure,
} from './price-desk-types.ts'

export type SetHandPriceNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly feed: Pick<MarketFeed, 'health'>
}

/**
 * What a proposal to set a coin's price by hand is about, with the price in its shortest form. Refused where it isn't a number above
 * zero, or is more than 50% from what sources last said.
 */
export function handPriceIntent(
  feed: SetHandPriceNeeds['feed'],
  asked: HandPriceIntent,
): Result<HandPriceIntent, SetHandPriceFailure> {
  const price = checkedPrice(feed, asked)
  return price.ok ? ok({ ...asked, priceUsd: formatUnits(price.value, PRICE_DECIMALS) }) : price
}

/**
 * Makes every process trade on the price within seconds, until it ends; with its entry in the audit log. Refused where sources have
 * moved more than 50% away from it since the proposal.
 */
export async function setHandPrice(
  { clock, database, feed }: SetHandPriceNeeds,
  intent: HandPriceIntent,
  actor: AuditActor,
): Promise<Result<null, SetHandPriceFailure>> {
  const price = checkedPrice(feed, intent)
  if (!price.ok) return price
  const { asset, minutes, priceUsd, proposedBy, reason } = intent
  const now = clock.now()
  const endsAt = new Date(now + minutes * 60_000)
  const row = {
    price: price.value,
    reason,
    proposed_by: proposedBy,
    approved_by: actor.name,
    set_at: new Date(now),
    ends_at: endsAt,
  }
  await database.transaction('set_hand_price', async (tx) => {
    const before = await lockHandPrice(tx, asset)
    await tx
      .insertInto('hand_price')
      .values({ asset, ...row })
      .onConflict((conflict) => conflict.column('asset').doUpdateSet(row))
      .execute()
    await appendAudit(tx, now, {
      actor,
      action: 'price.set',
      subject: priceSubject(asset),
      before: factsOf(before),
      after: { priceUsd, until: endsAt.toISOString(), proposedBy, reason },
    })
  })
  return ok(null)
}

/** Ends a price set by hand before its time; with its entry in the audit log. */
export async function takeBackHandPrice(
  { clock, database }: Pick<SetHandPriceNeeds, 'clock' | 'database'>,
  asked: { readonly asset: AssetCode; readonly reason: string },
  who: StaffAtWork,
): Promise<Result<null, TakeBackPriceFailure>> {
  const reason = asked.reason.trim()
  if (reason === '') return fail({ code: 'reason_missing' })
  const now = clock.now()
  return database.transaction('take_back_hand_price', async (tx) => {
    const before = await lockHandPrice(tx, asked.asset)
    if (before === undefined || before.ends_at.getTime() <= now) {
      return fail({ code: 'hand_price_unknown' } as const)
    }
    await tx.deleteFrom('hand_price').where('asset', '=', asked.asset).execute()
    await appendAudit(tx, now, {
      actor: staffActor(who),
      action: 'price.taken_back',
      subject: priceSubject(asked.asset),
      before: factsOf(before),
      after: { reason },
    })
    return ok(null)
  })
}

function lockHandPrice(tx: Tx, asset: AssetCode) {
  return tx
    .selectFrom('hand_price')
    .select(['price', 'ends_at'])
    .where('asset', '=', asset)
    .forUpdate()
    .executeTakeFirst()
}

function factsOf(row: Awaited<ReturnType<typeof lockHandPrice>>): object | null {
  if (row === undefined) return null
  return {
    priceUsd: formatUnits(row.price, PRICE_DECIMALS),
    until: row.ends_at.toISOString(),
  }
}

/** In attodollars per whole coin. */
function checkedPrice(
  feed: SetHandPriceNeeds['feed'],
  { asset, priceUsd }: HandPriceIntent,
): Result<bigint, SetHandPriceFailure> {
  const read = parseAmount(priceUsd, { ticker: 'usd', decimals: PRICE_DECIMALS })
  if (!read.ok || read.value.units <= 0n) return fail({ code: 'hand_price_malformed' })
  const { units } = read.value
  const known = lastKnownPrice(feed.health().sources, asset)
  const isFar = known !== null && isFurther(units, known, MOST_HAND_DEVIATION_BPS)
  return isFar ? fail({ code: 'hand_price_far' }) : ok(units)
}
