import { bookHedge } from '@causeway/core/ledger'
import { amount } from '@causeway/core/money'
import type { HedgeReport } from '@causeway/core/ports'
import { sql } from 'kysely'
import { post } from '../ledger/index.ts'
import { clientOrderIdOf, type Hedge, type HedgeNeeds } from './hedge-needs.ts'
import { claimHedge, givenBack, HedgeLeaseLost, saveHedge } from './hedge-store.ts'
import { lockVenue } from './open-venue.ts'
import { haltedScopes } from './plan-hedges.ts'

const AGAIN_SECONDS = { halted: 5, unknown: 2 }
/** A plan that nobody sent for so long stands on an old price. */
const OLDEST_PLAN_SECONDS = 30
/** An order that the venue has not heard of after this long did not arrive… */
const LOST_AFTER_SECONDS = 60
/** …but is asked for once more, should it have been on its way all the time. */
const LATE_LOOK_SECONDS = 600
const TELL_EVERY_ATTEMPTS = 30

/**
 * Takes one due hedge a step on. An order is handed to the venue once for ever: whoever finds a hedge that may have
 * been sent asks the venue how it stands, and never trades it again. Answers false where nothing is due.
 */
export async function advanceDueHedge(needs: HedgeNeeds): Promise<boolean> {
  const hedge = await claimHedge(needs.database, needs.venue.name)
  if (hedge === null) return false
  try {
    await advance(needs, hedge)
  } catch (error) {
    if (!(error instanceof HedgeLeaseLost)) await backOff(needs, hedge, error)
  }
  return true
}

async function advance(needs: HedgeNeeds, hedge: Hedge): Promise<void> {
  if (hedge.state !== 'planned') return follow(needs, hedge)
  const halted = await haltedScopes(needs)
  if (['all', 'hedging', hedge.asset].some((scope) => halted.has(scope))) {
    return saveHedge(needs.database.direct(), hedge, givenBack(AGAIN_SECONDS.halted))
  }
  if (await isOlderThan(needs, hedge, 'created_at', OLDEST_PLAN_SECONDS)) {
    return endWithNothing(needs, hedge, null)
  }
  // Saved before the venue hears of it: from here on the order may exist, whatever happens to this process.
  await saveHedge(needs.database.direct(), hedge, { state: 'sent', sent_at: sql<Date>`now()` })
  const sent: Hedge = { ...hedge, state: 'sent' }
  const report = await needs.venue.trade({
    clientOrderId: clientOrderIdOf(hedge),
    side: hedge.side,
    amount: amount(hedge.asset, hedge.units),
    worstPrice: hedge.worst_price,
  })
  await take(needs, sent, report)
}

async function follow(needs: HedgeNeeds, hedge: Hedge): Promise<void> {
  const report = await needs.venue.report(hedge.asset, clientOrderIdOf(hedge))
  if (report !== null) return take(needs, hedge, report)
  if (hedge.state !== 'sent') return saveHedge(needs.database.direct(), hedge, givenBack(null))
  if (await isOlderThan(needs, hedge, 'sent_at', LOST_AFTER_SECONDS)) {
    needs.alert('hedge_never_arrived', factsOf(hedge))
    return endWithNothing(needs, hedge, LATE_LOOK_SECONDS)
  }
  return saveHedge(needs.database.direct(), hedge, givenBack(AGAIN_SECONDS.unknown))
}

/** Takes over what the venue says of the order. */
async function take(needs: HedgeNeeds, hedge: Hedge, report: HedgeReport): Promise<void> {
  if (report.state === 'open') {
    const attempts = hedge.attempts + 1
    if (attempts % TELL_EVERY_ATTEMPTS === 0) needs.alert('hedge_stays_open', factsOf(hedge))
    return saveHedge(needs.database.direct(), hedge, {
      ...givenBack(AGAIN_SECONDS.unknown),
      attempts,
    })
  }
  if (report.filled.units <= 0n) {
    return hedge.state === 'sent'
      ? endWithNothing(needs, hedge, null)
      : saveHedge(needs.database.direct(), hedge, givenBack(null))
  }
  if (hedge.state === 'refused') needs.alert('hedge_came_late', factsOf(hedge))
  if (report.filled.units > hedge.units) needs.alert('hedge_overfilled', factsOf(hedge))
  await bookFill(needs, hedge, report)
}

/** Books what changed hands, once, under the lock under which exposure is read. */
async function bookFill(needs: HedgeNeeds, hedge: Hedge, report: HedgeReport): Promise<void> {
  if (report.filled.asset !== hedge.asset || report.against.asset !== hedge.against_asset) {
    throw new Error(`The venue's report of hedge ${hedge.id} is about other coins`)
  }
  await needs.database.transaction('end_hedge', async (tx) => {
    await lockVenue(tx, hedge.venue)
    await saveHedge(tx, hedge, {
      ...givenBack(null),
      state: 'ended',
      filled: report.filled.units,
      against_units: report.against.units,
      fee_asset: report.fee?.asset ?? null,
      fee_units: report.fee?.units ?? null,
      ended_at: sql<Date>`now()`,
      last_error: null,
    })
    await post(tx, bookHedge(hedge, { ...report, side: hedge.side }), {
      orderId: null,
      at: new Date(needs.clock.now()),
    })
  })
}

async function endWithNothing(
  needs: HedgeNeeds,
  hedge: Hedge,
  lookAgainSeconds: number | null,
): Promise<void> {
  await saveHedge(needs.database.direct(), hedge, {
    ...givenBack(lookAgainSeconds),
    state: 'refused',
    ended_at: sql<Date>`now()`,
  })
}

/** By the database's clock, by which both were written. */
async function isOlderThan(
  needs: HedgeNeeds,
  hedge: Hedge,
  since: 'created_at' | 'sent_at',
  seconds: number,
): Promise<boolean> {
  const row = await needs.database
    .direct()
    .selectFrom('hedge')
    .select(
      sql<boolean>`${sql.ref(since)} < now() - ${seconds} * interval '1 second'`.as('isOlder'),
    )
    .where('id', '=', hedge.id)
    .executeTakeFirstOrThrow()
  return row.isOlder
}

async function backOff(needs: HedgeNeeds, hedge: Hedge, error: unknown): Promise<void> {
  const attempts = hedge.attempts + 1
  if (attempts === 1 || attempts % TELL_EVERY_ATTEMPTS === 0) {
    needs.alert('hedge_unknown', { ...factsOf(hedge), error: String(error) })
  }
  try {
    await saveHedge(needs.database.direct(), hedge, {
      ...givenBack(Math.min(2 ** Math.min(attempts, 6), 60)),
      attempts,
      last_error: String(error).slice(0, 1000),
    })
  } catch (lost) {
    if (!(lost instanceof HedgeLeaseLost)) throw lost
  }
}

function factsOf(hedge: Hedge) {
  return { hedgeId: hedge.id, venue: hedge.venue, asset: hedge.asset, side: hedge.side }
}
