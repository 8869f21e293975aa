import type { Tx } from '../../db/index.ts'

/**
 * Gives an account that nobody ever confirmed to the one who has now proved its address, and throws away whatever
 * somebody else may have laid into it before: sessions, password, second factors, links, tokens (account pre-hijacking,
 * Sudhodanan and Paverd 2022). A confirmed account is left as it is.
 */
export async function reclaimAccount(tx: Tx, accountId: string, now: number): Promise<void> {
  const at = new Date(now)
  const claimed = await tx
    .updateTable('account')
    .set({
      confirmed_at: at,
      password_hash: null,
      totp_state: 'disabled',
      totp_secret: null,
      totp_last_step: null,
    })
    .where('id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (claimed === undefined) return
  for (const table of [
    'account_session',
    'known_device',
    'recovery_code',
    'passkey',
    'social_account',
  ] as const) {
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute()
  }
  await tx
    .updateTable('account_token')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
}
