import type { Amount } from '../money/index.ts'
import { capitalAccount, tradingAccount, venueAccount, venueFeeAccount } from './accounts.ts'
import { type LedgerEntry, type Posting, posting } from './posting.ts'

/** What changed hands at a venue. */
export type HedgeFill = {
  readonly side: 'buy' | 'sell'
  readonly filled: Amount
  readonly against: Amount
  readonly fee: Amount | null
}

/** A trade at a venue ended: exposure moves from the coin into the settlement coin, and the venue took its fee. */
export function bookHedge(hedge: { id: string; venue: string }, fill: HedgeFill): Posting {
  const [sign, back] = fill.side === 'buy' ? ([1n, -1n] as const) : ([-1n, 1n] as const)
  const venue = venueAccount(hedge.venue)
  return posting('hedge_filled', `hedge:${hedge.id}`, [
    line(venue, fill.filled, sign),
    line(tradingAccount, fill.filled, back),
    line(venue, fill.against, back),
    line(tradingAccount, fill.against, sign),
    ...(fill.fee === null ? [] : [line(venueFeeAccount, fill.fee, 1n), line(venue, fill.fee, -1n)]),
  ])
}

/**
 * The operator moved money to or from a venue: the books take over what the venue says. `change` is signed, and
 * `reference` unique for ever.
 */
export function bookVenueCapital(venue: string, reference: string, change: Amount): Posting {
  return posting('venue_capital', reference, [
    line(venueAccount(venue), change, 1n),
    line(capitalAccount, change, -1n),
  ])
}

function line(account: string, sum: Amount, sign: 1n | -1n): LedgerEntry {
  return { account, asset: sum.asset, units: sign * sum.units }
}
