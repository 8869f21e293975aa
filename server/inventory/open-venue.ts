import { bookVenueCapital, venueAccount } from '@causeway/core/ledger'
import { amount } from '@causeway/core/money'
import type { LiquidityPort } from '@causeway/core/ports'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Database, Tx } from '../db/index.ts'
import { balanceRows, post } from '../ledger/index.ts'
import type { HedgeNeeds } from './hedge-needs.ts'

/** Makes the venue known, once: what lies there at first is booked as the operator's capital. */
export async function openVenue(
  needs: Pick<HedgeNeeds, 'database' | 'clock' | 'catalogue' | 'venue'>,
): Promise<void> {
  const { database, venue } = needs
  const known = await database
    .direct()
    .selectFrom('hedge_venue')
    .select('name')
    .where('name', '=', venue.name)
    .executeTakeFirst()
  if (known !== undefined) return
  const balances = await venue.balances()
  await database.transaction('open_venue', async (tx) => {
    const opened = await tx
      .insertInto('hedge_venue')
      .values({ name: venue.name })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst()
    if (opened === undefined) return
    for (const [asset, units] of balances) {
      if (units === 0n || needs.catalogue.find(asset) === undefined) continue
      const reference = `venue-opened:${venue.name}:${asset}`
      await post(tx, bookVenueCapital(venue.name, reference, amount(asset, units)), {
        orderId: null,
        at: new Date(needs.clock.now()),
      })
    }
  })
}

/** Whoever decides or books at the venue waits here for whoever does so already. */
export async function lockVenue(tx: Tx, name: string): Promise<void> {
  await tx
    .selectFrom('hedge_venue')
    .select('name')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** What the books say of the venue and what the venue says, where the two differ. */
export type VenueDifference = {
  readonly asset: string
  readonly booked: bigint
  readonly held: bigint
}

/** Compares the books with the venue's free balances. Something on its way in or out differs for a while. */
export async function venueDifferences(needs: {
  readonly database: Database
  readonly venue: LiquidityPort
}): Promise<readonly VenueDifference[]> {
  const held = await needs.venue.balances()
  const found = await sql<{ asset: string; units: bigint }>`
    select asset, sum(units) as units from (${balanceRows}) balance
    where account = ${venueAccount(needs.venue.name)} group by asset
  `.execute(needs.database.direct())
  const booked = new Map(found.rows.map((row) => [row.asset, row.units]))
  return [...new Set([...held.keys(), ...booked.keys()])]
    .map((asset) => ({ asset, booked: booked.get(asset) ?? 0n, held: held.get(asset) ?? 0n }))
    .filter(({ booked: told, held: there }) => told !== there)
}

/**
 * The operator moved money to or from the venue: its books take over what the venue says of one coin, against capital.
 * Refused (null) while a trade of the coin is open, whose fills would be booked twice.
 */
export async function acceptVenueBalance(
  needs: Pick<HedgeNeeds, 'database' | 'clock' | 'venue'>,
  asset: string,
): Promise<VenueDifference | null> {
  const { venue } = needs
  const held = (await venue.balances()).get(asset) ?? 0n
  return needs.database.transaction('accept_venue_balance', async (tx) => {
    await lockVenue(tx, venue.name)
    const open = await tx
      .selectFrom('hedge')
      .select('id')
      .where('venue', '=', venue.name)
      .where('state', 'in', ['planned', 'sent'])
      .where((where) => where.or([where('asset', '=', asset), where('against_asset', '=', asset)]))
      .executeTakeFirst()
    if (open !== undefined) return null
    const found = await sql<{ units: bigint }>`
      select coalesce(sum(units), 0) as units from (${balanceRows}) balance
      where account = ${venueAccount(venue.name)} and asset = ${asset}`.execute(tx)
    const booked = found.rows[0]?.units ?? 0n
    if (booked !== held) {
      const change = amount(asset, held - booked)
      await post(tx, bookVenueCapital(venue.name, `venue-moved:${newId()}`, change), {
        orderId: null,
        at: new Date(needs.clock.now()),
      })
    }
    return { asset, booked, held }
  })
}
