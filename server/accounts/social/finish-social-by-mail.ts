import { socialProviders } from '@causeway/core/ports'
import { fail, type Result } from '@causeway/core/result'
import type { Visitor } from '../account-types.ts'
import { reclaimAccount } from '../registration/reclaim-account.ts'
import { enterAndLink, type SocialPerson } from './enter-by-social.ts'
import { accountOfEmail } from './social-account-store.ts'
import type { FinishSocialFailure, SocialEnd } from './social-cases.ts'
import type { SocialNeeds } from './social-needs.ts'
import { consumeForBrowser } from './social-try.ts'

/**
 * The link of `mailSocialLink`, followed in the browser that began: the address is the person's, so its account is
 * theirs. One that was never confirmed is emptied first.
 */
export async function finishSocialByMail(
  needs: SocialNeeds,
  asked: { readonly token: string; readonly browserSecret: string | null },
  visitor: Visitor,
): Promise<Result<SocialEnd, FinishSocialFailure>> {
  const now = needs.clock.now()
  const taken = await needs.database.transaction('take_social_mail', (tx) =>
    consumeForBrowser(tx, now, { ...asked, kind: 'mail' }),
  )
  const mailed = taken.ok ? readMailed(taken.value) : null
  if (mailed === null) return fail({ code: 'try_unknown' })
  const { email, goto, person } = mailed
  const account = await accountOfEmail(needs.database.direct(), email)
  if (account !== null && !account.isConfirmed) {
    await needs.database.transaction('reclaim_account', (tx) => reclaimAccount(tx, account.id, now))
  }
  const found = await needs.accountForEmail({ email, isVerified: true, language: visitor.language })
  if (found === null) return fail({ code: 'try_unknown' })
  return enterAndLink(needs, { accountId: found.accountId, person }, visitor, { goto })
}

function readMailed(facts: Readonly<Record<string, unknown>>): {
  readonly email: string
  readonly goto: string | null
  readonly person: SocialPerson
} | null {
  const provider = socialProviders.find((each) => each === facts.provider)
  const { email, goto, subject } = facts
  if (provider === undefined || typeof email !== 'string' || typeof subject !== 'string') {
    return null
  }
  return {
    email,
    goto: typeof goto === 'string' ? goto : null,
    person: { provider, subject, email, isEmailVerified: true },
  }
}
