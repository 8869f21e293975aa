import { engines, openDatabaseOn } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { anybody, sharedStand } from './account-stand.fixture.ts'

describe.each(engines)('the account of a vouched-for address on %s', (engine) => {
  const open = sharedStand((context) => openDatabaseOn(engine, context, 'account-for-email'))
  const vouched = (email: string) => ({ email, isVerified: true, language: 'tr' })

  test('is the one there is, or a new one, and only where the provider vouches', async (context) => {
    const { cases, join } = await open(context)
    const { account } = await join('there@example.com')
    const found = await cases.accountForEmail(vouched(' There@Example.com'))
    expect(found).toEqual({ accountId: account.id, isNew: false })
    expect(
      await cases.accountForEmail({ ...vouched('x@example.com'), isVerified: false }),
    ).toBeNull()
    expect(await cases.accountForEmail(vouched('no address'))).toBeNull()
    const made = await cases.accountForEmail(vouched('new@example.com'))
    expect(made?.isNew).toBe(true)
    expect(await cases.readAccount(made?.accountId ?? '')).toMatchObject({
      email: 'new@example.com',
      hasPassword: false,
      language: 'tr',
    })
    // It has no password, so none lets in.
    const guess = await cases.signIn({ email: 'new@example.com', password: '' }, anybody)
    expect(guess).toEqual({ ok: false, failure: { code: 'wrong_credentials' } })
  })

  test('of two who come at once, both get the same account', async (context) => {
    const { cases } = await open(context)
    const both = await Promise.all([
      cases.accountForEmail(vouched('both@example.com')),
      cases.accountForEmail(vouched('both@example.com')),
    ])
    expect(new Set(both.map((one) => one?.accountId)).size).toBe(1)
    expect(both.map((one) => one?.isNew).toSorted()).toEqual([false, true])
  })

  test('takes nothing over that somebody laid into an unconfirmed one', async (context) => {
    const { cases, database, linkOf } = await open(context)
    const email = 'laid@example.com'
    await cases.signUp({ email, subscribed: false, source: 'web' }, anybody)
    const planted = linkOf(email)
    await database
      .direct()
      .updateTable('account')
      .set({ password_hash: 'planted' })
      .where('email', '=', email)
      .execute()
    const found = await cases.accountForEmail(vouched(email))
    expect(found?.isNew).toBe(true)
    expect((await cases.readAccount(found?.accountId ?? ''))?.hasPassword).toBe(false)
    const stale = await cases.confirmRegistration(planted)
    expect(stale).toEqual({ ok: false, failure: { code: 'token_old' } })
  })
})
