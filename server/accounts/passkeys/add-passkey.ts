import { fail, ok, type Result } from '@causeway/core/result'
import type { Tx } from '../../db/index.ts'
import type { PasskeyFailure } from '../account-failures.ts'
import type { AccountChangeNeeds } from '../account-needs.ts'
import { holdAccount } from '../account-row.ts'
import type { PasskeyView, SessionView } from '../account-types.ts'
import { notifyAccount } from '../email/notify-account.ts'
import { consumeChallenge } from './passkey-challenge.ts'
import { MOST_PASSKEYS, passkeyColumns, passkeyView, readPasskeyName } from './passkey-fields.ts'
import { readRegistration } from './passkey-response.ts'
import { passkeySite } from './passkey-site.ts'
import { type MadePasskey, verifyMadePasskey } from './verify-passkey.ts'

/**
 * Keeps the passkey that a browser made for the options it was given in this session. Refused where the challenge is
 * not one of this session's, was used or is over, where the origin is not ours, and where it was made without PIN or
 * finger. Its owner is told by mail.
 */
export async function addPasskey(
  needs: AccountChangeNeeds,
  session: SessionView,
  asked: { readonly name: string; readonly response: unknown },
): Promise<Result<PasskeyView, PasskeyFailure>> {
  const { accountId, sessionId } = session
  const read = readRegistration(asked.response)
  if (read === null) return fail({ code: 'passkey_refused' })
  if (!(await consumeChallenge(needs, read.challenge, { accountId, sessionId }))) {
    return fail({ code: 'passkey_refused' })
  }
  const site = passkeySite(needs.publicUrl)
  const made = await verifyMadePasskey(site, read.response, read.challenge)
  if (made === null) return fail({ code: 'passkey_refused' })
  return needs.database.transaction('add_passkey', async (tx) => {
    const account = await holdAccount(tx, session)
    if (account === undefined) return fail({ code: 'passkey_refused' })
    const { count } = await tx
      .selectFrom('passkey')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (count >= MOST_PASSKEYS) return fail({ code: 'passkey_refused' })
    const name = readPasskeyName(asked.name) ?? `Passkey ${Number(count) + 1}`
    const kept = await keep(tx, made, { accountId, name, at: new Date(needs.clock.now()) })
    if (kept === undefined) return fail({ code: 'passkey_refused' })
    const facts = { name }
    await notifyAccount(tx, needs.notifier, { kind: 'passkey-added', accountId, facts })
    return ok(passkeyView(kept))
  })
}

function keep(
  tx: Tx,
  made: MadePasskey,
  own: { readonly accountId: string; readonly name: string; readonly at: Date },
) {
  return tx
    .insertInto('passkey')
    .values({
      credential_id: made.id,
      account_id: own.accountId,
      public_key: made.publicKey,
      counter: made.counter,
      transports: JSON.stringify(made.transports),
      name: own.name,
      created_at: own.at,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(passkeyColumns)
    .executeTakeFirst()
}
