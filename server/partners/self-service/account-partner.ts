import { v7 as newId } from 'uuid'
import type { Queryable, Tx } from '../../db/index.ts'
import { removeEndpointsOf } from '../../webhooks/index.ts'
import type { PartnerNeeds } from '../partner-needs.ts'
import type { PartnerAccess } from './self-service-cases.ts'

type Needs = Pick<PartnerNeeds, 'database' | 'clock'>

/** An account's access to the partner API; null where it has none yet. */
export async function findPartnerOfAccount(
  database: Queryable,
  accountId: string,
): Promise<PartnerAccess | null> {
  const row = await database
    .selectFrom('partner')
    .select(['id', 'created_at', 'disabled_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (row === undefined) return null
  return { partnerId: row.id, openedAt: row.created_at, isDisabled: row.disabled_at !== null }
}

/** Makes an account a partner. Whoever is one already stays as he is. */
export async function openPartnerAccess(
  { clock, database }: Needs,
  accountId: string,
): Promise<PartnerAccess> {
  await database
    .direct()
    .insertInto('partner')
    .values({
      id: newId(),
      // For the operator's list. What else is known of the account stays with the account.
      name: `Account ${accountId}`,
      created_at: new Date(clock.now()),
      account_id: accountId,
    })
    .onConflict((conflict) =>
      conflict.column('account_id').where('account_id', 'is not', null).doNothing(),
    )
    .execute()
  const access = await findPartnerOfAccount(database.direct(), accountId)
  if (access === null) throw new Error(`Account ${accountId} has no partner`)
  return access
}

/**
 * Ends a partner whose account is deleted: no key of his is taken any more, his endpoints of webhooks go with everything that
 * was sent to them, and nothing leads back to the account. His orders go on.
 */
export async function closePartnerOfAccount(tx: Tx, accountId: string, at: Date): Promise<void> {
  const partner = await tx
    .updateTable('partner')
    .set({ account_id: null, name: 'Deleted account', disabled_at: at })
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  if (partner === undefined) return
  await removeEndpointsOf(tx, partner.id)
  await tx
    .updateTable('partner_key')
    .set({ revoked_at: at, name: 'Revoked', sealed_secret: null, networks: [] })
    .where('partner_id', '=', partner.id)
    .execute()
}

/** How many keys of a partner's are taken now. */
export async function countKeysInForce(database: Queryable, partnerId: string): Promise<number> {
  const { count } = await database
    .selectFrom('partner_key')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('partner_id', '=', partnerId)
    .where('revoked_at', 'is', null)
    .where(({ eb, fn, or }) =>
      or([eb('expires_at', 'is', null), eb('expires_at', '>', fn<Date>('now'))]),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}
