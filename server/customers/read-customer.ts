import { fail, ok, type Result } from '@causeway/core/result'
import { validate as isUuid } from 'uuid'
import { listSignIns, sessionsOf, whyNotErased } from '../accounts/index.ts'
import type { Queryable } from '../db/index.ts'
import { readLines } from '../desk/search-orders.ts'
import type { CustomerNeeds } from './customer-needs.ts'
import type { Customer, CustomerUnknown } from './customer-types.ts'

const MOST_ORDERS = 20
const MOST_SIGN_INS = 50
const NO_FILTER = { state: null, kind: null, from: null, to: null }

/** Everything about one customer, as staff see it. */
export async function readCustomer(
  needs: CustomerNeeds,
  accountId: string,
): Promise<Result<Customer, CustomerUnknown>> {
  const direct = needs.database.direct()
  const row = await readAccount(direct, accountId)
  if (row === undefined) return fail({ code: 'customer_unknown' })
  const [orders, sessions, signIns, ways, roles, refused] = await Promise.all([
    readOrders(needs, row.id),
    sessionsOf(direct, needs.clock.now(), row.id),
    listSignIns(direct, row.id, MOST_SIGN_INS),
    readWaysIn(direct, row.id),
    readRoles(direct, row.id),
    whyNotErased(direct, needs, row.id),
  ])
  return ok({
    id: row.id,
    email: row.email,
    createdAt: row.created_at,
    isVerified: row.confirmed_at !== null,
    verifiedAt: row.confirmed_at,
    erasedAt: row.deleted_at,
    hasSecondFactor: row.totp_state === 'enabled',
    isLocked: row.locked_at !== null,
    locked: row.locked_at === null ? null : { at: row.locked_at, reason: row.locked_reason ?? '' },
    suspectedAt: row.suspected_at,
    language: row.language,
    isSubscribed: row.is_subscribed,
    hasPassword: row.password_hash !== null,
    ...ways,
    ...orders,
    sessions: sessions.map(({ createdAt, ...one }) => ({ ...one, at: createdAt })),
    signIns,
    ...roles,
    openOrders: refused?.code === 'orders_open' ? refused.publicCodes : [],
    isOwedCommission: refused?.code === 'affiliate_payout_due',
  })
}

/** The row of an account, also of one that was erased; undefined where there is none. */
export async function readAccount(direct: Queryable, accountId: string) {
  if (!isUuid(accountId)) return undefined
  return direct.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirst()
}

/** How many orders of an account the books have, exchanges and purchases. */
export async function countOrders(
  direct: Queryable,
  accountId: string,
): Promise<{ readonly orders: number; readonly fiatOrders: number }> {
  const [orders, fiatOrders] = await Promise.all(
    (['orders', 'fiat_order'] as const).map((table) =>
      direct
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow(),
    ),
  )
  return { orders: Number(orders?.count), fiatOrders: Number(fiatOrders?.count) }
}

async function readOrders(
  { database }: CustomerNeeds,
  accountId: string,
): Promise<Pick<Customer, 'orders' | 'orderCount' | 'fiatOrderCount'>> {
  const direct = database.direct()
  const newest = await direct
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(MOST_ORDERS)
    .execute()
  const ids = newest.map(({ id }) => id)
  const [lines, { orders: orderCount, fiatOrders: fiatOrderCount }] = await Promise.all([
    readLines(database, { filter: NO_FILTER, ids, after: null, count: MOST_ORDERS }),
    countOrders(direct, accountId),
  ])
  return { orders: lines, orderCount, fiatOrderCount }
}

async function readWaysIn(
  direct: Queryable,
  accountId: string,
): Promise<Pick<Customer, 'passkeys' | 'socialAccounts'>> {
  const passkeys = await direct
    .selectFrom('passkey')
    .select('credential_id')
    .where('account_id', '=', accountId)
    .execute()
  const social = await direct
    .selectFrom('social_account')
    .select('provider')
    .where('account_id', '=', accountId)
    .orderBy('linked_at')
    .execute()
  return { passkeys: passkeys.length, socialAccounts: social.map(({ provider }) => provider) }
}

async function readRoles(
  direct: Queryable,
  accountId: string,
): Promise<Pick<Customer, 'affiliate' | 'partner'>> {
  const affiliate = await direct
    .selectFrom('affiliate')
    .select(['ref_id as refId', 'state'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const partner = await direct
    .selectFrom('partner')
    .select(['name', 'disabled_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return {
    affiliate: affiliate ?? null,
    partner:
      partner === undefined
        ? null
        : { name: partner.name, isDisabled: partner.disabled_at !== null },
  }
}
