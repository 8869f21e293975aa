import { type AssetCode, formatUnits } from '@causeway/core/money'
import { PRICE_DECIMALS } from '@causeway/core/ports'
import { appendAudit } from '../audit/append-audit.ts'
import type { Database, Queryable } from '../db/index.ts'
import type { HandPrice } from './price-desk-types.ts'

/** Prices set by hand that are valid at `now`, in milliseconds since 1970. */
export async function handPricesAt(from: Queryable, now: number): Promise<readonly HandPrice[]> {
  const rows = await from
    .selectFrom('hand_price')
    .selectAll()
    .where('ends_at', '>', new Date(now))
    .execute()
  return rows.map(({ approved_by, asset, ends_at, price, proposed_by, reason }) => ({
    asset,
    price,
    reason,
    by: [...new Set([proposed_by, approved_by])],
    endsAt: ends_at.getTime(),
  }))
}

/** Removes prices whose time is over at `now`, each with its entry in the audit log, once over all processes. */
export async function endHandPrices(database: Database, now: number): Promise<void> {
  const over = new Date(now)
  const found = await database
    .direct()
    .selectFrom('hand_price')
    .select('asset')
    .where('ends_at', '<=', over)
    .execute()
  if (found.length === 0) return
  await database.transaction('end_hand_prices', async (tx) => {
    const ended = await tx
      .deleteFrom('hand_price')
      .where('ends_at', '<=', over)
      .returning(['asset', 'price', 'ends_at'])
      .execute()
    for (const { asset, ends_at, price } of ended) {
      await appendAudit(tx, now, {
        actor: { staffId: null, name: 'system', network: null },
        action: 'price.ended',
        subject: priceSubject(asset),
        before: { priceUsd: formatUnits(price, PRICE_DECIMALS), until: ends_at.toISOString() },
      })
    }
  })
}

/** A coin's price as proposals and the audit log name it. */
export function priceSubject(asset: AssetCode): string {
  return `price:${asset}`
}
