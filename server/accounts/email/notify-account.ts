import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/index.ts'
import type { AccountMail, Notifier } from '../../notifications/index.ts'

/** Leaves a mail to an account's own address in the outbox, in its language. A deleted account gets none. */
export async function notifyAccount(
  tx: Tx,
  notifier: Notifier,
  mail: Pick<AccountMail, 'kind'> & {
    readonly accountId: string
    readonly facts?: AccountMail['facts']
  },
): Promise<void> {
  const account = await tx
    .selectFrom('account')
    .select(['email', 'language'])
    .where('id', '=', mail.accountId)
    .executeTakeFirst()
  if (account === undefined || account.email === null) return
  await notifier.accountMail(tx, {
    to: account.email,
    language: account.language,
    kind: mail.kind,
    facts: mail.facts ?? {},
    key: `${mail.kind}-${randomUUID()}`,
  })
}
