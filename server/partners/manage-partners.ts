import { fail, ok, type Result } from '@causeway/core/result'
import { v7 as newId } from 'uuid'
import { createKey, newKeyPair } from './create-key.ts'
import type { PartnerNeeds } from './partner-needs.ts'
import type { NewKeyRights, NewPartnerKey, PartnerNotFound, PartnerView } from './partner-types.ts'

const LONGEST_NAME = 100

/** Makes a partner with a first key. The name is cut to what the database holds. */
export async function addPartner(
  needs: PartnerNeeds,
  { name, rights }: { readonly name: string; readonly rights: NewKeyRights },
): Promise<{ readonly partnerId: string; readonly key: NewPartnerKey }> {
  const pair = await newKeyPair()
  return needs.database.transaction('add_partner', async (tx) => {
    const partnerId = newId()
    await tx
      .insertInto('partner')
      .values({
        id: partnerId,
        name: name.trim().slice(0, LONGEST_NAME) || 'Partner',
        created_at: new Date(needs.clock.now()),
      })
      .execute()
    return { partnerId, key: await createKey(tx, needs, { partnerId, pair, rights }) }
  })
}

/** Every partner with his keys, oldest first. */
export async function listPartners({
  database,
}: Pick<PartnerNeeds, 'database'>): Promise<readonly PartnerView[]> {
  const partners = await database.direct().selectFrom('partner').selectAll().orderBy('id').execute()
  const keys = await database.direct().selectFrom('partner_key').selectAll().orderBy('id').execute()
  const keysOf = Map.groupBy(keys, (key) => key.partner_id)
  return partners.map((partner) => ({
    id: partner.id,
    name: partner.name,
    createdAt: partner.created_at,
    disabledAt: partner.disabled_at,
    feeShareBps: partner.fee_share_bps,
    keys: (keysOf.get(partner.id) ?? []).map((key) => ({
      id: key.id,
      name: key.name,
      hint: key.key_hint,
      dialects: key.dialects,
      scopes: key.scopes,
      lastUsedAt: key.last_used_at,
      revokedAt: key.revoked_at,
    })),
  }))
}

/**
 * Sets a partner's share of our fee, in basis points; null: as for everybody. Orders that are there keep the share that
 * they were made with.
 */
export async function setPartnerShare(
  { database }: Pick<PartnerNeeds, 'database'>,
  partnerId: string,
  feeShareBps: number | null,
): Promise<Result<null, PartnerNotFound>> {
  const { numUpdatedRows } = await database
    .direct()
    .updateTable('partner')
    .set({ fee_share_bps: feeShareBps })
    .where('id', '=', partnerId)
    .executeTakeFirst()
  return numUpdatedRows === 0n ? fail({ code: 'partner_not_found' }) : ok(null)
}

/** From now on none of the partner's keys is taken, in any process; his orders go on. */
export async function disablePartner(
  { database, clock }: Pick<PartnerNeeds, 'database' | 'clock'>,
  partnerId: string,
): Promise<Result<null, PartnerNotFound>> {
  const { numUpdatedRows } = await database
    .direct()
    .updateTable('partner')
    .set({ disabled_at: new Date(clock.now()) })
    .where('id', '=', partnerId)
    .executeTakeFirst()
  return numUpdatedRows === 0n ? fail({ code: 'partner_not_found' }) : ok(null)
}
