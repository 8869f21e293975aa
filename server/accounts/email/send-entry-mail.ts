import { lifetimes } from '@causeway/core/accounts'
import type { Queryable, Tx } from '../../db/index.ts'
import type { AccountNeeds } from '../account-needs.ts'
import { issueToken } from '../account-token.ts'
import { tokenHash } from '../secret-token.ts'

type Addressed = {
  readonly id: string
  readonly email: string | null
  readonly language: string | null
  readonly confirmed_at: Date | null
}

/**
 * Mails what lets an address in: a link that confirms it, or, where that was done long ago, word that there is an
 * account, with a link to a new password. The same number of statements for both.
 */
export async function sendEntryMail(
  tx: Tx,
  needs: Pick<AccountNeeds, 'clock' | 'notifier'>,
  account: Addressed,
): Promise<void> {
  if (account.confirmed_at === null) {
    await sendLink(tx, needs, account, 'confirm')
    return
  }
  await sendLink(tx, needs, account, 'already-registered')
}

const links = {
  confirm: { purpose: 'confirm', page: 'confirm', seconds: lifetimes.confirmLinkSeconds },
  'already-registered': {
    purpose: 'recover',
    page: 'recover',
    seconds: lifetimes.recoverLinkSeconds,
  },
  recover: { purpose: 'recover', page: 'recover', seconds: lifetimes.recoverLinkSeconds },
} as const

/** Makes a link's token and leaves the mail with it in the outbox. */
export async function sendLink(
  tx: Tx,
  { clock, notifier }: Pick<AccountNeeds, 'clock' | 'notifier'>,
  account: Addressed,
  kind: keyof typeof links,
): Promise<void> {
  if (account.email === null) return
  const { purpose, page, seconds } = links[kind]
  const token = await issueToken(tx, clock.now(), { accountId: account.id, purpose, seconds })
  await notifier.accountMail(tx, {
    to: account.email,
    language: account.language,
    kind,
    facts: { link: `/auth/${page}/${token}` },
    key: `${kind}-${tokenHash(token)}`,
  })
}

/** The account behind an address, as far as a mail to it needs; undefined where there is none. */
export function readAddressed(database: Queryable, email: string) {
  return database
    .selectFrom('account')
    .select(['id', 'email', 'language', 'confirmed_at'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
