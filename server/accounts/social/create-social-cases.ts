import { beginSocial } from './begin-social.ts'
import { finishSocial } from './finish-social.ts'
import { finishSocialByMail } from './finish-social-by-mail.ts'
import { listSocialAccounts } from './list-social-accounts.ts'
import type { SocialCases } from './social-cases.ts'
import type { SocialNeeds } from './social-needs.ts'
import { unlinkSocial } from './unlink-social.ts'

/** Signing in through other services, joined with what it needs. */
export function createSocialCases(needs: SocialNeeds): SocialCases {
  return {
    offered: needs.social.map(({ provider }) => provider),
    begin: (asked) => beginSocial(needs, asked),
    finish: (asked, visitor) => finishSocial(needs, asked, visitor),
    finishByMail: (asked, visitor) => finishSocialByMail(needs, asked, visitor),
    list: (session) => listSocialAccounts(needs, session),
    unlink: (session, id) => unlinkSocial(needs, session, id),
  }
}
