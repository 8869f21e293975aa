import { sql } from 'kysely'
import type { Queryable } from '../../db/index.ts'
import type { OwnKey } from './self-service-cases.ts'

/** The keys of an account's partner, newest first; one of them where `id` is given. */
export async function listOwnKeys(
  database: Queryable,
  accountId: string,
  id: string | null = null,
): Promise<readonly OwnKey[]> {
  let query = database
    .selectFrom('partner_key')
    .innerJoin('partner', 'partner.id', 'partner_key.partner_id')
    .selectAll('partner_key')
    // By the clock that requests are refused by.
    .select(sql<boolean>`coalesce(expires_at <= now(), false)`.as('is_expired'))
    .where('partner.account_id', '=', accountId)
  if (id !== null) query = query.where('partner_key.id', '=', id)
  const rows = await query.orderBy('partner_key.id', 'desc').execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    hint: row.key_hint,
    dialects: row.dialects,
    scopes: row.scopes,
    networks: row.networks,
    widgetSites: row.widget_sites,
    needsNonce: row.needs_nonce,
    joinsRepeats: row.joins_repeats,
    requestsPerSecond: row.requests_per_second,
    creationsPerMinute: row.creations_per_minute,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    state: row.revoked_at !== null ? 'revoked' : row.is_expired ? 'expired' : 'active',
  }))
}
