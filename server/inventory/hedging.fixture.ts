import { defaultInventoryPolicy } from '@causeway/core/inventory'
import { beforeEach, type TestContext } from 'vitest'
import type { Database } from '../db/index.ts'
import type { HedgeNeeds } from './hedge-needs.ts'
import { createHedger } from './hedger.ts'
import { readExposures } from './plan-hedges.ts'
import { type ScriptedVenue, scriptedVenue } from './scripted-venue.fixture.ts'

/** Turns back at once whatever is worth more than $50. */
export const policy = {
  ...defaultInventoryPolicy,
  hedgeAboveUsd: 50n,
  restSeconds: 0,
  hedgesPerMinute: 1000,
}

/** The part of a test's exchange that hedging stands on. */
type Ground = {
  readonly database: Database
  readonly needs: Omit<HedgeNeeds, 'inventoryPolicy' | 'venue'>
}

/** A hedger at a scripted venue, one for all tests of a block; before each test the venue forgets what it was told. */
export function hedgingOn<Exchange extends Ground>(
  open: (context: TestContext) => Promise<Exchange>,
) {
  let venue: ScriptedVenue | undefined
  beforeEach(() => {
    if (venue === undefined) return
    Object.assign(venue, { mode: 'fill', perCent: 100n, sent: 0, afterTrade: async () => {} })
    venue.traded.splice(0)
  })
  const setUp = async (context: TestContext, change: Partial<HedgeNeeds> = {}) => {
    const exchange = await open(context)
    venue ??= stockedVenue(exchange)
    const needs: HedgeNeeds = {
      ...exchange.needs,
      inventoryPolicy: policy,
      venue: venue.port,
      ...change,
    }
    return { exchange, needs, venue, turn: createHedger(needs) }
  }
  return setUp
}

function stockedVenue({ needs }: Ground): ScriptedVenue {
  const venue = scriptedVenue(needs.catalogue, () => needs.freshSnapshot()?.prices ?? new Map())
  for (const coin of needs.catalogue.all) {
    venue.balances.set(coin.ticker, 10n ** BigInt(coin.decimals + 6))
  }
  return venue
}

/** What is exposed of a coin, in its smallest units. */
export async function exposureOf({ database }: Ground, asset: string): Promise<bigint> {
  return (await readExposures(database.direct())).get(asset) ?? 0n
}

/** Has every hedge that waits for its time looked at in the next turn. */
export function makeDue({ database }: Ground) {
  return database
    .direct()
    .updateTable('hedge')
    .set({ due_at: new Date(0) })
    .where('due_at', 'is not', null)
    .execute()
}

/** The states of all hedges. */
export async function states({ database }: Ground) {
  const hedges = await database.direct().selectFrom('hedge').select('state').execute()
  return hedges.map(({ state }) => state)
}
