import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import {
  holdAccount,
  notifyAccount,
  type Proof,
  type ProofFailure,
  type SessionView,
} from '../../accounts/index.ts'
import type { Tx } from '../../db/index.ts'
import { checkKeyChange } from './check-key-rights.ts'
import { listOwnKeys } from './list-own-keys.ts'
import { readSites } from './read-sites.ts'
import type {
  ChangeOwnKeyFailure,
  KeyChange,
  OwnKey,
  SelfServiceNeeds,
} from './self-service-cases.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const notFound = { code: 'partner_key_not_found' } as const

/**
 * Changes the name, scopes, networks or sites of a key that is in force. A new name alone needs no proof; of what else is
 * changed its owner is told.
 */
export async function changeOwnKey(
  needs: SelfServiceNeeds,
  session: SessionView,
  { code, id, password, ...asked }: { readonly id: string } & KeyChange & Proof,
): Promise<Result<OwnKey, ChangeOwnKeyFailure | ProofFailure>> {
  const change = checkKeyChange(asked)
  if (!change.ok) return change
  const sites = asked.widgetSites && readSites(asked.widgetSites)
  if (sites?.ok === false) return sites
  const key = await findOwnKey(needs, session, id)
  if (key?.state !== 'active') return fail(notFound)
  const { name, networks, scopes } = change.value
  const widgetSites = sites?.value
  const rights = [scopes, networks, widgetSites]
  const changesRights = rights.some((right) => right !== undefined)
  if (changesRights) {
    const proven = await needs.requireProof(session, { code, password })
    if (!proven.ok) return proven
  }
  return needs.database.transaction('change_own_key', async (tx) => {
    const account = await holdAccount(tx, session)
    if (account === undefined) return fail({ code: 'proof_needed', missing: 'sign_in' })
    const set = {
      ...(name !== undefined && { name }),
      ...(scopes !== undefined && { scopes }),
      ...(networks !== undefined && { networks }),
      ...(widgetSites !== undefined && { widget_sites: widgetSites }),
    }
    if (Object.keys(set).length > 0 && !(await update(tx, id, set))) return fail(notFound)
    if (changesRights) await tell(tx, needs, session, { kind: 'api-key-changed', key })
    const [changed] = await listOwnKeys(tx, session.accountId, id)
    return changed === undefined ? fail(notFound) : ok(changed)
  })
}

/** Ends a key at once. Ending it again changes nothing. */
export async function revokeOwnKey(
  needs: SelfServiceNeeds,
  session: SessionView,
  id: string,
): Promise<Result<null, Failure<'partner_key_not_found'>>> {
  const key = await findOwnKey(needs, session, id)
  if (key === null) return fail(notFound)
  return needs.database.transaction('revoke_own_key', async (tx) => {
    const revoked = await update(tx, id, { revoked_at: new Date(needs.clock.now()) })
    if (revoked) await tell(tx, needs, session, { kind: 'api-key-revoked', key })
    return ok(null)
  })
}

async function findOwnKey(
  { database }: SelfServiceNeeds,
  { accountId }: SessionView,
  id: string,
): Promise<OwnKey | null> {
  if (!UUID.test(id)) return null
  const [key] = await listOwnKeys(database.direct(), accountId, id)
  return key ?? null
}

/** False where the key has been revoked. */
async function update(
  tx: Tx,
  id: string,
  set: {
    readonly name?: string
    readonly scopes?: OwnKey['scopes']
    readonly networks?: OwnKey['networks']
    readonly widget_sites?: OwnKey['widgetSites']
    readonly revoked_at?: Date
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('partner_key')
    .set(set)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function tell(
  tx: Tx,
  { notifier }: SelfServiceNeeds,
  { accountId }: SessionView,
  { key, kind }: { readonly kind: 'api-key-changed' | 'api-key-revoked'; readonly key: OwnKey },
): Promise<void> {
  const facts = { link: '/account/api', key: key.name }
  return notifyAccount(tx, notifier, { kind, accountId, facts })
}
