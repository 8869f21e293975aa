import { endedStates, orderStates } from '@causeway/core/orders'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/index.ts'
import { forgetComments } from '../../feedback/leave-feedback.ts'
import { forgetFiatOrdersOf, releaseJoinedFiatOrders } from '../../fiat/index.ts'
import { forgetMessagesOf } from '../../order-messages/forget-messages.ts'
import { forgetOrdersOf, releaseJoinedOrders } from '../../order-store/account-orders.ts'
import type { AccountChangeNeeds } from '../account-needs.ts'
import { notifyAccount } from '../email/notify-account.ts'

/** What an erasure stands on. */
export type EraseNeeds = Pick<
  AccountChangeNeeds,
  'clock' | 'notifier' | 'closePartner' | 'isOwedPayout'
>

/** What stands in the way: its owner would have no way left to choose or to be told. */
export type EraseFailure =
  /** These can still receive or owe money: by public code. */
  | { readonly code: 'orders_open'; readonly publicCodes: readonly string[] }
  | Failure<'affiliate_payout_due'>

const openStates = orderStates.filter((state) => !endedStates.has(state))

/** Everything that belongs to the account alone, in an order that the references allow. */
export const ownTables = [
  'app_token',
  'account_session',
  'account_sign_in',
  'account_token',
  'known_device',
  'recovery_code',
  'passkey',
  'social_account',
  'favourite_address',
] as const

/**
 * Erases an account that the caller holds, whoever asked for it. The books keep the orders with their amounts and
 * addresses; e-mail, client and referrer ids, readable names and what was said in feedback go at once. One that had joined goes
 * back to whoever holds its secret.
 */
export async function eraseAccount(
  tx: Tx,
  needs: EraseNeeds,
  account: { readonly id: string; readonly email: string | null },
): Promise<Result<null, EraseFailure>> {
  const refused = await whyNotErased(tx, needs, account.id)
  if (refused !== null) return fail(refused)
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
}

/** What stands in the way of an erasure right now; null: nothing. */
export async function whyNotErased(
  database: Queryable,
  { isOwedPayout }: Pick<EraseNeeds, 'isOwedPayout'>,
  accountId: string,
): Promise<EraseFailure | null> {
  const publicCodes = await openOrders(database, accountId)
  if (publicCodes.length > 0) return { code: 'orders_open', publicCodes }
  return (await isOwedPayout(database, accountId)) ? { code: 'affiliate_payout_due' } : null
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
  await forgetMessagesOf(tx, accountId)
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
      locked_at: null,
      locked_reason: null,
      totp_state: 'disabled',
      totp_secret: null,
      totp_last_step: null,
      totp_locked_until: null,
      deleted_at: at,
    })
    .where('id', '=', accountId)
    .execute()
}
