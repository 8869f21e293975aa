import type { Database } from '../../db/index.ts'
import type { AccountChangeNeeds } from '../account-needs.ts'
import type { SessionView } from '../account-types.ts'
import { exportedAffiliate } from './exported-affiliate.ts'
import { exportedFiatOrders } from './exported-fiat-orders.ts'
import { exportedOrders } from './exported-orders.ts'

/**
 * Everything that is kept about a person, as JSON for himself (GDPR, articles 15 and 20). Secrets (hashes, keys, the
 * authenticator's secret) are left out: they are no data about anybody, and a copy of them lets in.
 */
export async function exportData(
  needs: Pick<AccountChangeNeeds, 'database' | 'clock' | 'catalogue'>,
  { accountId }: Pick<SessionView, 'accountId'>,
): Promise<Readonly<Record<string, unknown>>> {
  const { database, clock } = needs
  return {
    exportedAt: new Date(clock.now()),
    account: await exportedAccount(database, accountId),
    sessions: await sessionsOf(database, accountId),
    signIns: await signInsOf(database, accountId),
    knownDevices: await devicesOf(database, accountId),
    passkeys: await passkeysOf(database, accountId),
    socialAccounts: await socialAccountsOf(database, accountId),
    favouriteAddresses: await favouritesOf(database, accountId),
    apps: await appsOf(database, accountId),
    apiKeys: await apiKeysOf(database, accountId),
    webhookEndpoints: await endpointsOf(database, accountId),
    affiliate: await exportedAffiliate(database, accountId),
    orders: await exportedOrders(needs, accountId),
    fiatOrders: await exportedFiatOrders(needs, accountId),
  }
}

async function exportedAccount(database: Database, accountId: string) {
  const row = await database
    .direct()
    .selectFrom('account')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return {
    id: row.id,
    email: row.email,
    emailConfirmedAt: row.confirmed_at,
    createdAt: row.created_at,
    language: row.language,
    subscribed: row.is_subscribed,
    hasPassword: row.password_hash !== null,
    twoFactor: row.totp_state,
    merchantId: row.merchant_id,
  }
}

function sessionsOf(database: Database, accountId: string) {
  return database
    .direct()
    .selectFrom('account_session')
    .select(['created_at as createdAt', 'seen_at as seenAt', 'ends_at as endsAt', 'method'])
    .select(['device', 'country', 'network'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
}

function signInsOf(database: Database, accountId: string) {
  return database
    .direct()
    .selectFrom('account_sign_in')
    .select(['at', 'method', 'device', 'country', 'network'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

function devicesOf(database: Database, accountId: string) {
  return database
    .direct()
    .selectFrom('known_device')
    .select(['country', 'first_at as firstAt', 'last_at as lastAt'])
    .where('account_id', '=', accountId)
    .orderBy('first_at')
    .execute()
}

function passkeysOf(database: Database, accountId: string) {
  return database
    .direct()
    .selectFrom('passkey')
    .select(['name', 'created_at as createdAt', 'used_at as usedAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
}

function socialAccountsOf(database: Database, accountId: string) {
  return database
    .direct()
    .selectFrom('social_account')
    .select(['provider', 'subject', 'email', 'linked_at as linkedAt'])
    .where('account_id', '=', accountId)
    .orderBy('linked_at')
    .execute()
}

function favouritesOf(database: Database, accountId: string) {
  return database
    .direct()
    .selectFrom('favourite_address')
    .select(['currency', 'type', 'address', 'extra_id as extraId', 'name'])
    .select('used_at as usedAt')
    .where('account_id', '=', accountId)
    .orderBy('used_at')
    .execute()
}

function appsOf(database: Database, accountId: string) {
  return database
    .direct()
    .selectFrom('app_token')
    .select(['app_id as appId', 'created_at as createdAt', 'ends_at as endsAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
}

function apiKeysOf(database: Database, accountId: string) {
  return database
    .direct()
    .selectFrom('partner_key')
    .innerJoin('partner', 'partner.id', 'partner_key.partner_id')
    .select(['partner_key.name', 'key_hint as begins', 'dialects', 'scopes', 'networks'])
    .select(['partner_key.created_at as createdAt', 'expires_at as expiresAt'])
    .select(['revoked_at as revokedAt', 'last_used_at as lastUsedAt'])
    .where('partner.account_id', '=', accountId)
    .orderBy('partner_key.created_at')
    .execute()
}

function endpointsOf(database: Database, accountId: string) {
  return database
    .direct()
    .selectFrom('webhook_endpoint')
    .innerJoin('partner', 'partner.id', 'webhook_endpoint.partner_id')
    .select(['url', 'events', 'webhook_endpoint.created_at as createdAt'])
    .select(['deleted_at as removedAt'])
    .where('partner.account_id', '=', accountId)
    .orderBy('webhook_endpoint.id')
    .execute()
}
