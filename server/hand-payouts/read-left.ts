import type { Currency } from '@causeway/core/currencies'
import { type Amount, type AssetCode, amount } from '@causeway/core/money'
import { sql } from 'kysely'
import type { Queryable } from '../db/index.ts'
import type { HandLimits } from './hand-types.ts'

const DAY = 24 * 3_600_000

/**
 * What may still leave by hand today, of the coins that have a limit: the day is that of UTC, and a payout counts on the day
 * on which it is signed, as the signer counts it. One that waits for its signature counts today, and so does one that a
 * restored database has lost, until the day after it was booked. `now` in milliseconds.
 */
export async function readLeft(
  database: Queryable,
  { limits }: HandLimits,
  now: number,
): Promise<ReadonlyMap<AssetCode, Amount>> {
  const midnight = new Date(now - (now % DAY))
  const found = await sql<{ asset: string; units: bigint }>`
    select asset, sum(units) as units from (
      select h.asset, h.units
      from hand_payout h
      left join transfer_transaction first on first.transfer_id = h.id and first.attempt = 1
      where (h.state = 'sending' or h.ended_at >= ${midnight})
        and (first.tx_id is null and h.state = 'sending' or first.created_at >= ${midnight})
      union all
      select asset, units from recalled_signature
      where kind = 'hand' and attempt = 1 and is_lost
        and (booked_at is null or booked_at >= ${midnight})
    ) as gone
    group by asset`.execute(database)
  const gone = new Map(found.rows.map(({ asset, units }) => [asset, units]))
  return new Map(
    [...limits].map(([asset, limit]) => {
      const left = limit - (gone.get(asset) ?? 0n)
      return [asset, amount(asset, left > 0n ? left : 0n)]
    }),
  )
}

/** Whether a coin may leave by hand at all. */
export function mayLeaveByHand({ limits, unlisted }: HandLimits, coin: Currency): boolean {
  return unlisted === 'unlimited' || limits.has(coin.ticker)
}
