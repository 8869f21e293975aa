import { totpAttemptsLeft } from '@causeway/core/accounts'
import type { Queryable } from '../../db/index.ts'
import type { AccountNeeds } from '../account-needs.ts'
import type { AccountView } from '../account-types.ts'
import { isTotpBegun } from '../two-factor/is-totp-begun.ts'
import { readTotpSecret, totpLink } from '../two-factor/totp-secret.ts'

/** An account as its owner sees it (AUTH-18); null where there is none any more. */
export async function readAccountView(
  database: Queryable,
  needs: Pick<AccountNeeds, 'accountKey' | 'brand' | 'clock'>,
  accountId: string,
): Promise<AccountView | null> {
  const row = await database
    .selectFrom('account')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('orders')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .whereRef('orders.account_id', '=', 'account.id')
        .as('orders'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('affiliate')
          .select('affiliate.id')
          .whereRef('affiliate.account_id', '=', 'account.id')
          .where('affiliate.state', '=', 'approved'),
      ).as('is_affiliate'),
    )
    .select(({ selectFrom }) =>
      selectFrom('partner')
        .select('fee_share_bps')
        .whereRef('partner.account_id', '=', 'account.id')
        .as('api_share_bps'),
    )
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined || row.email === null) return null
  const isBegun = isTotpBegun(row, needs.clock.now())
  const secret =
    isBegun && row.totp_secret !== null
      ? readTotpSecret(needs.accountKey, accountId, row.totp_secret)
      : null
  return {
    id: row.id,
    email: row.email,
    subscribed: row.is_subscribed,
    totpState: row.totp_state === 'unconfirmed' && !isBegun ? 'disabled' : row.totp_state,
    totpQrLink: secret === null ? null : totpLink(secret, needs.brand, row.email),
    totpSecret: secret,
    totpAttempts: totpAttemptsLeft(
      { left: row.totp_attempts, lockedUntil: row.totp_locked_until?.getTime() ?? null },
      needs.clock.now(),
    ),
    hasPassword: row.password_hash !== null,
    merchantId: row.merchant_id,
    affiliateApproved: Boolean(row.is_affiliate),
    apiShareBps: row.api_share_bps,
    transactionsCount: Number(row.orders ?? 0),
    createdAt: row.created_at,
    language: row.language,
  }
}
