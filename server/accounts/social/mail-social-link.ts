import { lifetimes } from '@causeway/core/accounts'
import type { SocialProvider } from '@causeway/core/ports'
import { issueToken } from '../account-token.ts'
import type { Visitor } from '../account-types.ts'
import { tokenHash } from '../secret-token.ts'
import type { SocialNeeds } from './social-needs.ts'

/**
 * Mails a link to the address that a provider named, because nobody has proved it yet. It counts in the browser that
 * began only: an attacker's try that its victim's mail confirmed would link the attacker to the victim's account.
 */
export async function mailSocialLink(
  { clock, database, notifier }: SocialNeeds,
  person: {
    readonly provider: SocialProvider
    readonly subject: string
    readonly email: string
  },
  { language }: Visitor,
  { browserSecret, goto }: { readonly browserSecret: string; readonly goto: string | null },
): Promise<void> {
  const { email, provider, subject } = person
  const browser = tokenHash(browserSecret)
  await database.transaction('mail_social_link', async (tx) => {
    const token = await issueToken(tx, clock.now(), {
      accountId: null,
      purpose: 'social',
      seconds: lifetimes.recoverLinkSeconds,
      facts: { kind: 'mail', provider, subject, email, goto, browser },
    })
    await notifier.accountMail(tx, {
      to: email,
      language,
      kind: 'social-confirm',
      facts: { link: `/auth/social/${token}`, provider },
      key: `social-confirm-${tokenHash(token)}`,
    })
  })
}
