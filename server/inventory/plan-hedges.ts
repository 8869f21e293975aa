import { decideHedge, type HedgeDecision, worthUsdRoundedUp } from '@causeway/core/inventory'
import { tradingAccount } from '@causeway/core/ledger'
import type { AssetCode } from '@causeway/core/money'
import type { HedgeMarket } from '@causeway/core/ports'
import type { MarketSnapshot } from '@causeway/core/rates/market-snapshot'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Queryable, Tx } from '../db/index.ts'
import { balanceRows } from '../ledger/index.ts'
import type { HedgeNeeds } from './hedge-needs.ts'
import { lockVenue } from './open-venue.ts'

/** Why a coin's exposure was left as it is, where an operator should know. */
export type NotHedged = 'venue_low' | 'circuit_open'

type Coin = { readonly decimals: number; readonly price: bigint }
type Candidate = { readonly asset: AssetCode; readonly coin: Coin; readonly market: HedgeMarket }
type Free = Map<AssetCode, bigint>

/**
 * Writes down the trades that bring exposure back under the policy's threshold, at most one open a coin. Exposure is
 * read and the trade written under the venue's lock, under which fills are booked too: two workers never turn back the
 * same exposure. Answers which coins could not be helped, and why.
 */
export async function planHedges(needs: HedgeNeeds): Promise<ReadonlyMap<AssetCode, NotHedged>> {
  const notHedged = new Map<AssetCode, NotHedged>()
  const snapshot = needs.freshSnapshot()
  if (snapshot === null) return notHedged
  const against = pricedCoin(needs, snapshot, needs.venue.settlementAsset)
  if (against === null) return notHedged
  const candidates = await findCandidates(needs, snapshot)
  if (candidates.length === 0) return notHedged
  const free: Free = new Map(await needs.venue.balances())
  for (const candidate of candidates) {
    const planned = await planOne(needs, candidate, { against, free })
    if (planned === 'venue_low' || planned === 'circuit_open') {
      notHedged.set(candidate.asset, planned)
    } else if (typeof planned === 'object') {
      take(needs, free, candidate, planned)
    }
  }
  return notHedged
}

async function findCandidates(
  needs: HedgeNeeds,
  snapshot: MarketSnapshot,
): Promise<readonly Candidate[]> {
  const halted = await haltedScopes(needs)
  if (halted.has('all') || halted.has('hedging')) return []
  const found: Candidate[] = []
  for (const [asset, exposure] of await readExposures(needs.database.direct())) {
    const coin = pricedCoin(needs, snapshot, asset)
    if (coin === null || asset === needs.venue.settlementAsset || halted.has(asset)) continue
    const open = exposure < 0n ? -exposure : exposure
    if (worthUsdRoundedUp(open, coin) < needs.inventoryPolicy.hedgeAboveUsd) continue
    const market = await needs.venue.market(asset)
    if (market !== null) found.push({ asset, coin, market })
  }
  return found
}

/** Scopes that an operator, or the watch over the books, has halted. */
export async function haltedScopes(
  needs: Pick<HedgeNeeds, 'database'>,
): Promise<ReadonlySet<string>> {
  const rows = await needs.database.direct().selectFrom('halt').select('scope').execute()
  return new Set(rows.map(({ scope }) => scope))
}

/** Net exposure of every coin, from trades with customers and at venues: positive where we hold more than before them. */
export async function readExposures(database: Queryable): Promise<ReadonlyMap<AssetCode, bigint>> {
  const found = await sql<{ asset: string; units: bigint }>`
    select asset, -sum(units) as units from (${balanceRows}) balance
    where account = ${tradingAccount} group by asset having sum(units) <> 0
    order by asset`.execute(database)
  return new Map(found.rows.map((row) => [row.asset, row.units]))
}

async function planOne(
  needs: HedgeNeeds,
  { asset, coin, market }: Candidate,
  { against, free }: { readonly against: Coin; readonly free: Free },
): Promise<HedgeDecision | NotHedged | 'small' | 'open' | 'resting'> {
  const { venue, inventoryPolicy } = needs
  return needs.database.transaction('plan_hedge', async (tx) => {
    await lockVenue(tx, venue.name)
    const pace = await readPace(tx, needs, asset)
    if (pace.open) return 'open'
    if (pace.resting) return 'resting'
    const exposure = (await readExposures(tx)).get(asset) ?? 0n
    const decision = decideHedge(
      {
        exposure,
        coin,
        against,
        least: market.least.units,
        step: market.stepUnits,
        freeCoin: free.get(asset) ?? 0n,
        freeAgainst: free.get(venue.settlementAsset) ?? 0n,
      },
      inventoryPolicy,
    )
    if (decision === 'small' || decision === 'venue_low') return decision
    if (
      pace.lastMinute >= BigInt(inventoryPolicy.hedgesPerMinute) ||
      pace.usdLastHour + decision.worthUsd > inventoryPolicy.hedgedUsdPerHour
    ) {
      return 'circuit_open'
    }
    await tx
      .insertInto('hedge')
      .values({
        id: newId(),
        venue: venue.name,
        asset,
        against_asset: venue.settlementAsset,
        side: decision.side,
        units: decision.units,
        worst_price: decision.worstPrice,
        worth_usd: decision.worthUsd,
        state: 'planned',
        due_at: sql<Date>`now()`,
      })
      .execute()
    return decision
  })
}

type Pace = {
  readonly open: boolean
  readonly resting: boolean
  readonly lastMinute: bigint
  readonly usdLastHour: bigint
}

/** The circuit counts what was tried, whatever came of it. */
async function readPace(tx: Tx, needs: HedgeNeeds, asset: AssetCode): Promise<Pace> {
  const name = needs.venue.name
  const rest = needs.inventoryPolicy.restSeconds
  const found = await sql<Pace>`
    select
      exists (select from hedge where venue = ${name} and asset = ${asset}
        and state in ('planned', 'sent')) as open,
      exists (select from hedge where venue = ${name} and asset = ${asset}
        and created_at > now() - interval '1 hour' and filled = 0
        and ended_at > now() - ${rest} * interval '1 second') as resting,
      (select count(*) from hedge where venue = ${name}
        and created_at > now() - interval '1 minute') as "lastMinute",
      (select coalesce(sum(worth_usd), 0) from hedge where venue = ${name}
        and created_at > now() - interval '1 hour') as "usdLastHour"
  `.execute(tx)
  const row = found.rows[0]
  if (row === undefined) throw new Error('The hedges gave no answer')
  return row
}

/** What a planned trade will use is not free for the next one. */
function take(needs: HedgeNeeds, free: Free, { asset }: Candidate, decision: HedgeDecision): void {
  if (decision.side === 'sell') {
    free.set(asset, (free.get(asset) ?? 0n) - decision.units)
    return
  }
  // Exactly how much the purchase will cost only the venue knows: the next purchase waits for the next look.
  free.set(needs.venue.settlementAsset, 0n)
}

function pricedCoin(needs: HedgeNeeds, snapshot: MarketSnapshot, asset: AssetCode): Coin | null {
  const decimals = needs.catalogue.find(asset)?.decimals
  const price = snapshot.prices.get(asset)
  if (decimals === undefined || price === undefined || price <= 0n) return null
  return { decimals, price }
}
