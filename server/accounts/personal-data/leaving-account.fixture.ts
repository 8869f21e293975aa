import { randomUUID } from 'node:crypto'
import type { Catalogue } from '@causeway/core/currencies'
import type { Clock } from '@causeway/core/ports'
import type { Database, Queryable } from '../../db/index.ts'
import type { AccountMail, Notifier } from '../../notifications/index.ts'
import { closePartnerOfAccount } from '../../partners/index.ts'
import type { AccountChangeCases } from '../account-change-cases.ts'
import type { SessionView } from '../account-types.ts'
import { createAccountChangeCases } from '../create-account-change-cases.ts'
import { createPasswordHasher } from '../passwords/password-hasher.ts'
import { noteSignIn } from '../sessions/sign-in-history.ts'
import { ownTables } from './erase-account.ts'

export const PASSWORD = 'plum-cradle 47 lanterns'
const hasher = createPasswordHasher({ memoryCost: 64, timeCost: 1 })

/** As much of an exchange as accounts stand on. */
type Exchange = {
  readonly database: Database
  readonly clock: Clock
  readonly needs: { readonly catalogue: Catalogue; readonly notifier: Notifier }
}

/** Somebody with a password who is signed in, and what changes his account. */
export type Owner = {
  readonly changes: AccountChangeCases
  readonly session: SessionView
  readonly mails: readonly AccountMail[]
  /** Stands in everything secret that is his. */
  readonly token: string
}

/** Lays an account and a session into the database of an exchange. */
export async function ownerAt(exchange: Exchange, email: string): Promise<Owner> {
  const mails: AccountMail[] = []
  const { catalogue, notifier } = exchange.needs
  const changes = createAccountChangeCases({
    database: exchange.database,
    clock: exchange.clock,
    wallClock: exchange.clock,
    catalogue,
    notifier: {
      ...notifier,
      accountMail: async (_tx, mail) => {
        mails.push(mail)
      },
    },
    accountKey: new Uint8Array(32).fill(7),
    hasher,
    brand: 'Causeway',
    publicUrl: 'https://exchange.example',
    signInAs: () => Promise.reject(new Error('Nobody signs in here')),
    closePartner: closePartnerOfAccount,
    isOwedPayout: async () => false,
    alert: () => {},
  })
  const [accountId, sessionId, token] = [randomUUID(), randomUUID(), randomUUID()]
  const at = new Date(exchange.clock.now())
  await exchange.database
    .direct()
    .insertInto('account')
    .values({
      id: accountId,
      email,
      password_hash: await hasher.hash(PASSWORD),
      language: 'fr',
      is_subscribed: true,
      confirmed_at: at,
      created_at: at,
      merchant_id: randomUUID(),
    })
    .execute()
  await exchange.database
    .direct()
    .insertInto('account_session')
    .values({
      id: sessionId,
      account_id: accountId,
      token_hash: `hash-of-${token}`,
      created_at: at,
      seen_at: at,
      ends_at: new Date(at.getTime() + 1_000_000),
      proven_at: at,
      method: 'password',
      device: 'Firefox',
      country: 'DE',
      network: '192.0.2.7',
    })
    .execute()
  const session = { sessionId, accountId, method: 'password', provenAt: at }
  await exchange.database.transaction('note', (tx) =>
    noteSignIn(tx, at.getTime(), {
      accountId,
      method: 'password',
      userAgent: 'Firefox',
      country: 'DE',
      network: '192.0.2.7',
    }),
  )
  return { changes, session, mails, token }
}

/** Makes an order his; a joined one, as by signing in with its secret. */
export async function giveOrder(
  { database }: Exchange,
  orderId: string,
  accountId: string,
  isJoined = false,
): Promise<void> {
  await database
    .direct()
    .updateTable('orders')
    .set({ account_id: accountId, is_joined: isJoined })
    .where('id', '=', orderId)
    .execute()
}

/** A purchase of the account's, as it stands once it was opened. */
export async function giveFiatOrder({ database, clock }: Exchange, accountId: string) {
  const id = randomUUID()
  const code = `code-${id}`
  const email = 'buyer@example.com'
  await database
    .direct()
    .insertInto('fiat_order')
    .values({
      id,
      public_code: code,
      holder_hash: id,
      key_hash: id,
      body_hash: id,
      account_id: accountId,
      provider: 'one',
      side: 'buy',
      fiat: 'usd',
      coin: 'btc',
      network: 'bitcoin',
      amount_from: 15_000n,
      amount_to: 210_000n,
      country: 'US',
      destination: 'bc1qbought',
      email,
      client_id: 'a-client',
      ref_id: 'a-referrer',
      client_address: '203.0.113.9',
      user_agent: 'browser',
      status: 'waiting',
      reason: `The card of ${email}`,
      provider_url: `https://provider.example/?email=${email}`,
      goes_to: JSON.stringify({ kind: 'redirect', url: `https://p.example/?email=${email}` }),
      created_at: new Date(clock.now()),
    })
    .execute()
  return { id, code }
}

/** One row of everything that can belong to an account. */
export async function giveBelongings(
  { database, clock }: Exchange,
  own: { readonly accountId: string; readonly orderId: string; readonly token: string },
): Promise<void> {
  const at = new Date(clock.now())
  const db = database.direct()
  const { accountId: account_id, token } = own
  const session = await db
    .selectFrom('account_session')
    .select('id')
    .where('account_id', '=', account_id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('account_token')
    .values({
      token_hash: `hash-of-link-${token}`,
      account_id,
      purpose: 'recover',
      facts: '{}',
      created_at: at,
      ends_at: at,
    })
    .execute()
  await db
    .insertInto('app_token')
    .values({
      token_hash: `hash-of-app-${token}`,
      account_id,
      session_id: session.id,
      app_id: 'app',
      created_at: at,
      ends_at: at,
    })
    .execute()
  await giveWaysIn(db, { account_id, at, token })
  await db
    .insertInto('known_device')
    .values({ account_id, device_hash: 'hash-of-device', country: 'DE', first_at: at, last_at: at })
    .execute()
  const id = randomUUID()
  await db
    .insertInto('favourite_address')
    .values({ id, account_id, currency: 'btc', type: 'payout', address: 'bc1q', used_at: at })
    .execute()
  await db
    .insertInto('feedback')
    .values({ order_id: own.orderId, rate: 5, tags: '[]', comment: 'From Ann', at })
    .execute()
  await db
    .insertInto('order_message')
    .values({ id, order_id: own.orderId, sender: 'customer', body: 'Hi', sent_at: at })
    .execute()
}

async function giveWaysIn(
  db: Queryable,
  own: { readonly account_id: string; readonly at: Date; readonly token: string },
): Promise<void> {
  const { account_id, at, token } = own
  await db.insertInto('recovery_code').values({ account_id, code_hash: 'hash-of-code' }).execute()
  await db
    .insertInto('passkey')
    .values({
      credential_id: `credential ${token}`,
      account_id,
      public_key: 'public key',
      counter: 0n,
      transports: '[]',
      name: 'Blue key',
      created_at: at,
    })
    .execute()
  await db
    .insertInto('social_account')
    .values({ id: randomUUID(), account_id, provider: 'google', subject: '12345', linked_at: at })
    .execute()
}

/** How many rows of each are his. */
export async function belongingsOf({ database }: Exchange, accountId: string) {
  const counts: Partial<Record<(typeof ownTables)[number], number>> = {}
  for (const table of ownTables) {
    const rows = database.direct().selectFrom(table).select('account_id')
    counts[table] = (await rows.where('account_id', '=', accountId).execute()).length
  }
  return counts
}
