import { fail, ok } from '@causeway/core/result'
import { openTestDatabase } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { anybody } from '../account-stand.fixture.ts'
import { sharedChanges } from '../changing-stand.fixture.ts'
import { person, socialOn } from './social-stand.fixture.ts'

describe('the address that a service names (AUTH-06)', () => {
  const open = sharedChanges((context) => openTestDatabase(context, 'social_addresses'))
  describe('the account of a vouched-for address', () => describeVouched(open))

  test('a verified address leads into the confirmed account that has it, and its owner is told', async (context) => {
    const stand = await open(context)
    const { enter, social } = socialOn(stand)
    const { accountId, session } = await stand.enter('known@example.com')
    expect(await enter(person('known'))).toMatchObject({
      value: { kind: 'signed-in', session: { account: { id: accountId } } },
    })
    expect(await social.list(session)).toMatchObject([
      { provider: 'google', email: 'known@example.com' },
    ])
    expect(stand.mails.at(-1)).toMatchObject({ kind: 'social-linked', to: 'known@example.com' })
  })

  test('an address that is not verified opens nothing: the mail decides, in this browser only', async (context) => {
    const stand = await open(context)
    const { accountId } = await stand.enter('victim@example.com')
    const { begin, finish, kindOf, social } = socialOn(stand)
    const tried = await begin()
    const { browserSecret } = tried
    expect(await finish(tried, person('victim', false))).toEqual(
      ok({ kind: 'mailed', email: 'victim@example.com' }),
    )
    const token = stand.linkOf('victim@example.com', 'social-confirm')
    const other = await begin()
    for (const elsewhere of [null, other.browserSecret]) {
      expect(await social.finishByMail({ token, browserSecret: elsewhere }, anybody)).toEqual(
        fail({ code: 'try_unknown' }),
      )
    }
    // Nothing was linked by the victim's own press elsewhere.
    expect(await kindOf(person('victim', false))).toBe('mailed')
    expect(await social.finishByMail({ token, browserSecret }, anybody)).toMatchObject({
      value: { kind: 'signed-in', session: { account: { id: accountId } } },
    })
    expect(await social.finishByMail({ token, browserSecret }, anybody)).toEqual(
      fail({ code: 'try_unknown' }),
    )
    expect(await kindOf(person('victim', false))).toBe('signed-in')
  })

  test('letters that become others in the one spelling of addresses open nothing by themselves', async (context) => {
    const stand = await open(context)
    await stand.enter('kelvin@example.com')
    const { enter } = socialOn(stand)
    const email = '\u212aelvin@example.com'
    expect(await enter({ ...person('another'), email })).toEqual(
      ok({ kind: 'mailed', email: 'kelvin@example.com' }),
    )
  })

  test('an account that nobody confirmed is not taken over; the mail empties it first', async (context) => {
    const stand = await open(context)
    const { begin, finish, social } = socialOn(stand)
    const email = 'hijacked@example.com'
    await stand.cases.signUp({ email, subscribed: false, source: 'widget' }, anybody)
    const row = await stand.database
      .direct()
      .updateTable('account')
      .set({ password_hash: 'laid there by somebody else' })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirstOrThrow()
    const tried = await begin()
    expect(await finish(tried, person('hijacked'))).toEqual(ok({ kind: 'mailed', email }))
    const token = stand.linkOf(email, 'social-confirm')
    const { browserSecret } = tried
    expect(await social.finishByMail({ token, browserSecret }, anybody)).toMatchObject({
      value: { kind: 'signed-in', session: { account: { id: row.id, hasPassword: false } } },
    })
  })

  test('somebody without an address is told so', async (context) => {
    const { kindOf } = socialOn(await open(context))
    expect(await kindOf({ subject: 'x', email: null, isEmailVerified: false })).toBe(
      'social_without_email',
    )
    expect(await kindOf(null)).toBe('social_refused')
  })
})

function describeVouched(open: ReturnType<typeof sharedChanges>) {
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
}
