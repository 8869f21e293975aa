import { readEmailAddress } from '@causeway/core/accounts'
import type { SocialIdentity, SocialProvider } from '@causeway/core/ports'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { holdAccount } from '../account-row.ts'
import type { SessionView, Visitor } from '../account-types.ts'
import { notifyAccount } from '../email/notify-account.ts'
import { mailSocialLink } from './mail-social-link.ts'
import { accountOfEmail, accountOfSubject, insertSocialAccount } from './social-account-store.ts'
import type { FinishSocialFailure, SocialEnd } from './social-cases.ts'
import type { SocialNeeds } from './social-needs.ts'

export type SocialPerson = SocialIdentity & { readonly provider: SocialProvider }

/**
 * Lets in whom a provider vouches for (docs/adr/0029-social-sign-in.md): the account that its subject is linked to; else
 * the confirmed account of an address that the provider itself has verified, or a new one of it. In every other case the
 * address itself decides, by a mailed link: a provider's word alone never opens an account that was there before.
 */
export async function enterBySocial(
  needs: SocialNeeds,
  person: SocialPerson,
  visitor: Visitor,
  way: { readonly goto: string | null; readonly browserSecret: string },
): Promise<Result<SocialEnd, FinishSocialFailure>> {
  const database = needs.database.direct()
  const linked = await accountOfSubject(database, person.provider, person.subject)
  if (linked !== null) return signInBySocial(needs, { accountId: linked, person }, visitor, way)
  const email = person.email === null ? null : readEmailAddress(person.email)
  if (email === null) return fail({ code: 'social_without_email' })
  const account = await accountOfEmail(database, email)
  if (!isVouchedFor(person) || account?.isConfirmed === false) {
    await mailSocialLink(needs, { ...person, email }, visitor, way)
    return ok({ kind: 'mailed', email })
  }
  const found = await needs.accountForEmail({ email, isVerified: true, language: visitor.language })
  if (found === null) return fail({ code: 'social_without_email' })
  const { accountId } = found
  return enterAndLink(needs, { accountId, person: { ...person, email } }, visitor, way)
}

// Some letters outside ASCII become another's in the one spelling of addresses (the Kelvin sign a k): the provider has
// then verified another address than the one that would open an account here.
function isVouchedFor({ email, isEmailVerified }: SocialPerson): boolean {
  return isEmailVerified && email !== null && /^[\x21-\x7e]+$/.test(email)
}

type Entering = { readonly accountId: string; readonly person: SocialPerson }

/** Signs in, and links only once somebody is in: whoever still owes a code has not shown enough for a change. */
export async function enterAndLink(
  needs: SocialNeeds,
  { accountId, person }: Entering,
  visitor: Visitor,
  way: { readonly goto: string | null },
): Promise<Result<SocialEnd, FinishSocialFailure>> {
  const end = await signInBySocial(needs, { accountId, person }, visitor, way)
  if (end.ok && end.value.kind === 'signed-in') await linkSocial(needs, { accountId, person })
  return end
}

/**
 * Links the provider's person to the account and tells its owner; fails where the person is another account's. `session`:
 * the one that asked for it, which must not have ended while its owner was at the provider.
 */
export async function linkSocial(
  { clock, database, notifier }: SocialNeeds,
  { accountId, person }: Entering,
  session: SessionView | null = null,
): Promise<Result<null, Failure<'social_taken' | 'signed_out'>>> {
  const { email, provider, subject } = person
  const link = await database.transaction('link_social', async (tx) => {
    if (session !== null && (await holdAccount(tx, session)) === undefined) return null
    const made = await insertSocialAccount(tx, clock.now(), { accountId, provider, subject, email })
    if (made.isNew) {
      await notifyAccount(tx, notifier, { accountId, kind: 'social-linked', facts: { provider } })
    }
    return made
  })
  if (link === null) return fail({ code: 'signed_out' })
  return link.accountId === accountId ? ok(null) : fail({ code: 'social_taken' })
}

async function signInBySocial(
  { database, signInAs }: SocialNeeds,
  { accountId, person }: Entering,
  visitor: Visitor,
  { goto }: { readonly goto: string | null },
): Promise<Result<SocialEnd, FinishSocialFailure>> {
  const how = { method: person.provider, isSecondFactor: false }
  const entered = await signInAs(accountId, how, visitor)
  if (entered.ok) return ok({ kind: 'signed-in', session: entered.value, goto })
  const { failure } = entered
  if (failure.code !== 'totp_required' && failure.code !== 'suspicious') return fail(failure)
  const { email } = await database
    .direct()
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return failure.code === 'suspicious'
    ? ok({ kind: 'suspicious', email: email ?? '' })
    : ok({ kind: 'totp', token: failure.token, email: email ?? '' })
}
