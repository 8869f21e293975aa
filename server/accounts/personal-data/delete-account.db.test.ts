import { type Exchange, sharedExchange } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { issueToken } from '../account-token.ts'
import { ownTables } from './erase-account.ts'
import {
  belongingsOf,
  giveBelongings,
  giveFiatOrder,
  giveOrder,
  ownerAt,
  PASSWORD,
} from './leaving-account.fixture.ts'

describe('an account that goes', () => {
  const open = sharedExchange('delete-account')

  test('[AUTH-09] stays while an order can still receive or owe money', async (context) => {
    const exchange = await open(context)
    const { changes, session, mails } = await ownerAt(exchange, 'open@example.com')
    const remove = () => changes.deleteAccount(session, { password: PASSWORD })
    const placed = await exchange.place({ email: 'open@example.com' })
    await giveOrder(exchange, placed.order.id, session.accountId)
    const refused = {
      ok: false,
      failure: { code: 'orders_open', publicCodes: [placed.order.publicCode] },
    }
    expect(await remove()).toEqual(refused)
    await exchange.pay(placed, 5_000n)
    await exchange.until(placed, 'hold')
    expect(await remove()).toEqual(refused)
    expect(mails).toEqual([])
    expect(await belongingsOf(exchange, session.accountId)).toMatchObject({ account_session: 1 })
  })

  test('[AUTH-09] is not held by an order that joined: that stays with whoever holds its secret', async (context) => {
    const exchange = await open(context)
    const { changes, session } = await ownerAt(exchange, 'planted@example.com')
    const planted = await exchange.place({ email: 'maker@example.com' })
    await giveOrder(exchange, planted.order.id, session.accountId, true)
    const before = await order(exchange, planted.order.id)
    expect((await changes.deleteAccount(session, { password: PASSWORD })).ok).toBe(true)
    expect(await order(exchange, planted.order.id)).toEqual({
      ...before,
      account_id: null,
      is_joined: false,
    })
  })

  test('[AUTH-09] takes with it whatever is the person’s and leaves what is the books’', async (context) => {
    const exchange = await open(context)
    const { changes, session, mails, token } = await ownerAt(exchange, 'ended@example.com')
    const { accountId } = session
    const personal = { email: 'ended@example.com', clientId: 'client', refId: 'ref' }
    const placed = await exchange.place(personal)
    await giveOrder(exchange, placed.order.id, accountId)
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    await giveBelongings(exchange, { accountId, orderId: placed.order.id, token })
    const tries = () =>
      exchange.database
        .direct()
        .selectFrom('account_token')
        .select('token_hash')
        .where('facts', 'like', '%ended@example.com%')
        .execute()
    await issueToken(exchange.database.direct(), 0, {
      accountId: null,
      purpose: 'social',
      seconds: 3600,
      facts: { kind: 'mail', email: 'ended@example.com' },
    })
    expect(await changes.deleteAccount(session, {})).toMatchObject({
      failure: { code: 'proof_needed', missing: 'password' },
    })
    expect(await changes.deleteAccount(session, { password: 'not my password' })).toMatchObject({
      failure: { code: 'password_wrong' },
    })
    const before = await order(exchange, placed.order.id)
    const both = await Promise.all(
      [1, 2].map(() => changes.deleteAccount(session, { password: PASSWORD })),
    )
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(mails).toEqual([
      expect.objectContaining({ to: 'ended@example.com', kind: 'account-deleted', language: 'fr' }),
    ])
    expect(Object.values(await belongingsOf(exchange, accountId))).toEqual(
      Array(ownTables.length).fill(0),
    )
    expect(await tries()).toEqual([])
    const account = await exchange.database
      .direct()
      .selectFrom('account')
      .selectAll()
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    expect(account).toMatchObject({
      email: null,
      password_hash: null,
      language: null,
      is_subscribed: false,
      confirmed_at: null,
      totp_state: 'disabled',
      totp_secret: null,
    })
    expect(account.deleted_at).not.toBeNull()
    const after = await order(exchange, placed.order.id)
    expect(after).toEqual({ ...before, email: null, client_id: null, ref_id: null })
    expect(after.account_id).toBe(accountId)
    expect(await saidAbout(exchange, placed.order.id)).toEqual({
      feedback: [{ rate: 5, comment: '' }],
      messages: [],
    })
    // The address is free for whoever signs up with it.
    await ownerAt(exchange, 'ended@example.com')
  })

  test('[AUTH-09] waits for what a provider of fiat was paid for; then nothing leads from that order to the person', async (context) => {
    const exchange = await open(context)
    const { changes, session } = await ownerAt(exchange, 'buyer@example.com')
    const remove = () => changes.deleteAccount(session, { password: PASSWORD })
    const { id, code } = await giveFiatOrder(exchange, session.accountId)
    const becomes = (status: 'paid' | 'ended') =>
      exchange.database
        .direct()
        .updateTable('fiat_order')
        .set({ status })
        .where('id', '=', id)
        .execute()
    await becomes('paid')
    expect(await remove()).toEqual({
      ok: false,
      failure: { code: 'orders_open', publicCodes: [code] },
    })
    await becomes('ended')
    expect((await remove()).ok).toBe(true)
    const row = await exchange.database
      .direct()
      .selectFrom('fiat_order')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 'ended', destination: 'bc1qbought', amount_to: 210_000n })
    expect(JSON.stringify({ ...row, amount_from: '', amount_to: '' })).not.toMatch(
      /buyer@example|a-client|a-referrer|203\.0\.113|browser/,
    )
  })

  test('[AUTH-09] knows every table that is an account’s', async (context) => {
    const { database } = await open(context)
    const { rows: found } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'account'::regclass order by 1`.execute(database.direct())
    // Orders stay in the books; partner and affiliate are closed.
    const kept = ['affiliate', 'fiat_order', 'orders', 'partner']
    expect(found.map(({ name }) => name)).toEqual([...ownTables, ...kept].toSorted())
  })

  test('[AUTH-09] without orders is gone altogether', async (context) => {
    const exchange = await open(context)
    const { changes, session } = await ownerAt(exchange, 'never@example.com')
    expect((await changes.deleteAccount(session, { password: PASSWORD })).ok).toBe(true)
    const account = await exchange.database
      .direct()
      .selectFrom('account')
      .select('id')
      .where('id', '=', session.accountId)
      .executeTakeFirst()
    expect(account).toBeUndefined()
  })
})

function order({ database }: Exchange, id: string) {
  return database
    .direct()
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** What its holder wrote about an order. */
async function saidAbout({ database }: Exchange, orderId: string) {
  const direct = database.direct()
  return {
    feedback: await direct
      .selectFrom('feedback')
      .select(['rate', 'comment'])
      .where('order_id', '=', orderId)
      .execute(),
    messages: await direct
      .selectFrom('order_message')
      .select('body')
      .where('order_id', '=', orderId)
      .execute(),
  }
}
