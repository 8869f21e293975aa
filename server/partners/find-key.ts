import type { PartnerDialect, PartnerScope } from '@causeway/core/partners'
import { sql } from 'kysely'
import { unsealText } from '../secrets/sealed-text.ts'
import type { PartnerNeeds } from './partner-needs.ts'
import type { PartnerKey } from './partner-types.ts'

type KeyRow = {
  readonly key_hash: string
  readonly id: string
  readonly partner_id: string
  readonly fee_share_bps: number | null
  readonly dialects: readonly PartnerDialect[]
  readonly scopes: readonly PartnerScope[]
  readonly networks: readonly string[]
  readonly requests_per_second: number
  readonly creations_per_minute: number
  readonly needs_nonce: boolean
  readonly joins_repeats: boolean
  readonly public_key: Buffer | null
  readonly sealed_secret: string | null
}

type Needs = Pick<PartnerNeeds, 'database' | 'partnerKey'>

/** Keys in force, by the hash of what requests name. */
export async function findKeys(
  { database, partnerKey }: Needs,
  keyHashes: readonly string[],
): Promise<ReadonlyMap<string, PartnerKey>> {
  const rows = await database.statement(
    'partner_key',
    sql<KeyRow>`
    select key.key_hash, key.id, key.partner_id, partner.fee_share_bps, dialects, scopes, networks, requests_per_second,
      creations_per_minute, needs_nonce, joins_repeats, public_key, sealed_secret
    from partner_key key join partner on partner.id = key.partner_id
    where key.key_hash = any(${keyHashes}::text[]) and key.revoked_at is null and partner.disabled_at is null
      and (key.expires_at is null or key.expires_at > now())`,
  )
  return new Map(rows.map((row) => [row.key_hash, keyOf(partnerKey, row)]))
}

function keyOf(partnerKey: Uint8Array, row: KeyRow): PartnerKey {
  return {
    id: row.id,
    partnerId: row.partner_id,
    feeShareBps: row.fee_share_bps === null ? null : BigInt(row.fee_share_bps),
    dialects: row.dialects,
    scopes: row.scopes,
    networks: row.networks,
    requestsPerSecond: row.requests_per_second,
    creationsPerMinute: row.creations_per_minute,
    needsNonce: row.needs_nonce,
    joinsRepeats: row.joins_repeats,
    publicKey: row.public_key,
    // Unsealed where it is asked for: most dialects prove nothing by it.
    get secret() {
      return secretOf(partnerKey, row)
    },
  }
}

/** Null also where it cannot be read, since the operator’s key was changed or somebody moved it here: nothing is proven by it then. */
function secretOf(partnerKey: Uint8Array, { id, sealed_secret }: KeyRow): string | null {
  try {
    return sealed_secret === null ? null : unsealText(partnerKey, id, sealed_secret)
  } catch {
    return null
  }
}

/** Notes that a key was used, at most once a minute. */
export async function noteKeyUse(
  { database }: Pick<PartnerNeeds, 'database'>,
  keyId: string,
): Promise<void> {
  await database.statement(
    'partner_key_use',
    sql`
    update partner_key set last_used_at = now()
    where id = ${keyId}::uuid and (last_used_at is null or last_used_at < now() - interval '1 minute')`,
  )
}

/** True where a key has not been used with this word before, which then counts as used until it is out of date. */
export async function useNonce(
  { database }: Pick<PartnerNeeds, 'database'>,
  { keyId, nonce, until }: { readonly keyId: string; readonly nonce: string; readonly until: Date },
): Promise<boolean> {
  const used = await database.statement(
    'partner_nonce',
    // What is out of date is refused by its time, and need not be remembered.
    sql<{ nonce: string }>`
    with over as (
      delete from partner_nonce where key_id = ${keyId}::uuid and expires_at < now()
    )
    insert into partner_nonce (key_id, nonce, expires_at) values (${keyId}::uuid, ${nonce}, ${until})
    on conflict do nothing returning nonce`,
  )
  return used.length > 0
}
