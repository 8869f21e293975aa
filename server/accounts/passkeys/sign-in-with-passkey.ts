import { fail, type Result } from '@causeway/core/result'
import type { PasskeyFailure, SignInFailure } from '../account-failures.ts'
import type { AccountChangeNeeds } from '../account-needs.ts'
import type { NewSession, Visitor } from '../account-types.ts'
import { consumeChallenge } from './passkey-challenge.ts'
import { readAuthentication } from './passkey-response.ts'
import { passkeySite } from './passkey-site.ts'
import { verifyPasskeyAnswer } from './verify-passkey.ts'

/**
 * Signs in whoever holds a passkey of an account. It asked for a PIN or a finger itself, so it is both factors at once
 * and no code is asked for. A signature counter that went back means a copied passkey: it is refused, and the operator
 * told (WebAuthn level 3, 6.1.1).
 */
export async function signInWithPasskey(
  needs: AccountChangeNeeds,
  response: unknown,
  visitor: Visitor,
): Promise<Result<NewSession, SignInFailure | PasskeyFailure>> {
  const read = readAuthentication(response)
  if (read === null) return fail({ code: 'passkey_refused' })
  if (!(await consumeChallenge(needs, read.challenge, null)))
    return fail({ code: 'passkey_refused' })
  const passkey = await readPasskey(needs, read.response.id)
  if (passkey === undefined) return fail({ code: 'passkey_refused' })
  const site = passkeySite(needs.publicUrl)
  const kept = {
    id: passkey.credential_id,
    publicKey: passkey.public_key,
    handle: passkey.account_id,
  }
  const counter = await verifyPasskeyAnswer(site, kept, read.response, read.challenge)
  if (counter === null) return fail({ code: 'passkey_refused' })
  if (!(await countUp(needs, passkey.credential_id, counter))) {
    needs.alert('passkey_counter_went_back', { account: passkey.account_id })
    return fail({ code: 'passkey_refused' })
  }
  return needs.signInAs(passkey.account_id, { method: 'passkey', isSecondFactor: true }, visitor)
}

function readPasskey({ database }: AccountChangeNeeds, id: string) {
  return database
    .direct()
    .selectFrom('passkey')
    .innerJoin('account', 'account.id', 'passkey.account_id')
    .select(['passkey.credential_id', 'passkey.account_id', 'passkey.public_key'])
    .where('passkey.credential_id', '=', id)
    .where('account.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Passkeys that are kept in a cloud count nothing: theirs stays at nought. Any other has to grow. */
async function countUp(
  { database, clock }: AccountChangeNeeds,
  id: string,
  counter: bigint,
): Promise<boolean> {
  const counted = await database
    .direct()
    .updateTable('passkey')
    .set({ counter, used_at: new Date(clock.now()) })
    .where('credential_id', '=', id)
    .where((build) =>
      build.or([
        build('counter', '<', counter),
        build.and([build('counter', '=', 0n), build.val(counter === 0n)]),
      ]),
    )
    .returning('credential_id')
    .executeTakeFirst()
  return counted !== undefined
}
