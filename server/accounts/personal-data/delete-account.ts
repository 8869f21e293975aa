import { endedStates, orderStates } from '@causeway/core/orders'
import { fail, ok, type Result } from '@causeway/core/result'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/index.ts'
import { forgetComments } from '../../feedback/leave-feedback.ts'
import { forgetFiatOrdersOf, releaseJoinedFiatOrders } from '../../fiat/index.ts'
import { forgetOrdersOf, releaseJoinedOrders } from '../../order-store/account-orders.ts'
import type { AccountChangeCases } from '../account-change-cases.ts'
import type { AccountChangeNeeds } from '../account-needs.ts'
import { holdAccount } from '../account-row.ts'
import type { Proof, SessionView } from '../account-types.ts'
import { notifyAccount } from '../email/notify-account.ts'
import { requireProof } from '../two-factor/require-proof.ts'

type DeleteFailure =
  Awaited<ReturnType<AccountChangeCases['deleteAccount']>> extends Result<null, infer F> ? F : never

const openStates = orderStates.filter((state) => !endedStates.has(state))

/** Everything that belongs to the account alone, in an order that the references allow. */
const ownTables = [
  'app_token',
  'account_session',
  'account_token',
  'known_device',
  'recovery_code',
  'passkey',
  'social_account',
  'favourite_address',
] as const

/**
 * Deletes an account (AUTH-09). Refused while an order of it can still receive or owe money, or commissions can be
 * paid out: its owner would have no way left to choose or to be told. One that had joined goes back to whoever holds its secret. The books keep the orders
 * with their amounts and addresses; e-mail, client and referrer ids, readable names and what was said in feedback go at
 * once.
 */
export async function deleteAccount(
  needs: AccountChangeNeeds,
  session: SessionView,
  proof: Proof,
): Promise<Result<null, DeleteFailure>> {
  const early = await openOrders(needs.database.direct(), session.accountId)
  // Said before a code is used up.
  if (early.length > 0) return fail({ code: 'orders_open', publicCodes: early })
  if (await needs.isOwedPayout(needs.database.direct(), session.accountId)) {
    return fail({ code: 'affiliate_payout_due' })
  }
  const proven = await requireProof(needs, session, proof)
  if (!proven.ok) return proven
  return needs.database.transaction('delete_account', async (tx) => {
    const account = await holdAccount(tx, session)
    if (account === undefined) return fail({ code: 'proof_needed', missing: 'sign_in' })
    const publicCodes = await openOrders(tx, account.id)
    if (publicCodes.length > 0) return fail({ code: 'orders_open', publicCodes })
    if (await needs.isOwedPayout(tx, account.id)) return fail({ code: 'affiliate_payout_due' })
    await notifyAccount(tx, needs.notifier, { kind: 'account-deleted', accountId: account.id })
    for (const table of ownTables) {
      await tx.deleteFrom(table).where('account_id', '=', account.id).execute()
    }
    await forgetSocialTries(tx, account.email)
    await releaseJoined(tx, account.id)
    await forgetInOrders(tx, account.id)
    const now = new Date(needs.clock.now())
    await needs.closePartner(tx, account.id, now)
    await removeOrEmpty(tx, account.id, now)
    return ok(null)
  })
}

async function openOrders(database: Queryable, accountId: string): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('orders')
    .select('public_code')
    .where('account_id', '=', accountId)
    .where('is_joined', '=', false)
    .where('state', 'in', openStates)
    .orderBy('created_at')
    .execute()
  // What a provider was paid for and has not delivered; an unpaid one owes nobody anything.
  const fiat = await database
    .selectFrom('fiat_order')
    .select('public_code')
    .where('account_id', '=', accountId)
    .where('is_joined', '=', false)
    .where('status', 'in', ['paid', 'sending'])
    .orderBy('created_at')
    .execute()
  return [...rows, ...fiat].map((row) => row.public_code)
}

/** Tries to sign in elsewhere are nobody's until they succeed; they name an address all the same. */
async function forgetSocialTries(tx: Tx, email: string | null): Promise<void> {
  await tx
    .deleteFrom('account_token')
    .where('account_id', 'is', null)
    .where('purpose', '=', 'social')
    .where(sql<boolean>`facts::json ->> 'email' = ${email}`)
    .execute()
}

/** Open orders that joined: their maker may be somebody else, who is still to be told and to choose. */
async function releaseJoined(tx: Tx, accountId: string): Promise<void> {
  await releaseJoinedOrders(tx, accountId, openStates)
  await releaseJoinedFiatOrders(tx, accountId)
}

async function forgetInOrders(tx: Tx, accountId: string): Promise<void> {
  await forgetComments(tx, accountId)
  await forgetOrdersOf(tx, accountId)
  await forgetFiatOrdersOf(tx, accountId)
}

/** The row stays, empty, as long as orders name it. */
async function removeOrEmpty(tx: Tx, accountId: string, at: Date): Promise<void> {
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', accountId)
    .unionAll(tx.selectFrom('fiat_order').select('id').where('account_id', '=', accountId))
    .limit(1)
    .executeTakeFirst()
  if (order === undefined) {
    await tx.deleteFrom('account').where('id', '=', accountId).execute()
    return
  }
  await tx
    .updateTable('account')
    .set({
      email: null,
      password_hash: null,
      is_subscribed: false,
      language: null,
      confirmed_at: null,
      suspected_at: null,
      totp_state: 'disabled',
      totp_secret: null,
      totp_last_step: null,
      totp_locked_until: null,
      deleted_at: at,
    })
    .where('id', '=', accountId)
    .execute()
}
