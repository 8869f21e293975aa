import { openTestDatabase } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../account-stand.fixture.ts'
import { sharedChanges } from '../changing-stand.fixture.ts'

const WRONG = 'not my password'
const proven = { ok: true, value: null }
const missing = (what: string) => ({
  ok: false,
  failure: { code: 'proof_needed', missing: what },
})

describe('proof before a change', () => {
  const open = sharedChanges((context) => openTestDatabase(context, 'require-proof'))

  test('is the password, and a code where two-factor sign-in is on', async (context) => {
    const stand = await open(context)
    const person = await stand.enter('proof@example.com')
    const prove = (password?: string, code?: string) =>
      stand.changes.requireProof(person.session, { password, code })
    expect(await prove()).toEqual(missing('password'))
    expect(await prove('')).toEqual(missing('password'))
    expect(await prove(PASSWORD)).toEqual(proven)
    const { app } = await stand.secure(person)
    expect(await prove(PASSWORD)).toEqual(missing('code'))
    const code = app.code()
    expect(await prove(WRONG, code)).toEqual({ ok: false, failure: { code: 'password_wrong' } })
    // A wrong password uses no code up.
    expect(await prove(PASSWORD, code)).toEqual(proven)
    expect(await prove(PASSWORD, code)).toMatchObject({ failure: { code: 'totp_wrong' } })
  })

  test('can be guessed at five times, and then after growing waits, whoever else guesses', async (context) => {
    const stand = await open(context)
    const person = await stand.enter('guessed@example.com')
    const prove = (password: string) => stand.changes.requireProof(person.session, { password })
    const wait = async () => {
      const answer = await prove(WRONG)
      return !answer.ok && answer.failure.code === 'too_often' ? answer.failure : null
    }
    const together = await Promise.all(Array.from({ length: 12 }, () => prove(WRONG)))
    const codes = together.map((one) => (one.ok ? '' : one.failure.code))
    expect(codes.filter((code) => code === 'password_wrong')).toHaveLength(5)
    expect(codes.filter((code) => code === 'too_often')).toHaveLength(7)
    expect(await wait()).toEqual({ code: 'too_often', retryAfterSeconds: 30 })
    // The right one has to wait as well, or guessing would go on.
    expect(await prove(PASSWORD)).toMatchObject({ failure: { code: 'too_often' } })
    stand.advance(30)
    expect(await prove(WRONG)).toMatchObject({ failure: { code: 'password_wrong' } })
    expect(await wait()).toEqual({ code: 'too_often', retryAfterSeconds: 60 })
    stand.advance(60)
    expect(await prove(PASSWORD)).toEqual(proven)
    expect(await prove(WRONG)).toMatchObject({ failure: { code: 'password_wrong' } })
    expect(await prove(PASSWORD)).toEqual(proven)
  })

  test('is a young session where the account has no password, and a code does not make it younger', async (context) => {
    const stand = await open(context)
    const person = await stand.enter('social@example.com')
    const { app } = await stand.secure(person)
    await stand.database
      .direct()
      .updateTable('account')
      .set({ password_hash: null })
      .where('id', '=', person.accountId)
      .execute()
    const at = (seconds: number) => ({
      ...person.session,
      provenAt: new Date(stand.needs.clock.now() - seconds * 1000),
    })
    const prove = (age: number, code?: string) => stand.changes.requireProof(at(age), { code })
    expect(await prove(601, app.code())).toEqual(missing('sign_in'))
    expect(await prove(600)).toEqual(missing('code'))
    expect(await prove(600, app.code())).toEqual(proven)
  })

  test('is nothing for an account that is gone', async (context) => {
    const stand = await open(context)
    const person = await stand.enter('gone@example.com')
    expect((await stand.changes.deleteAccount(person.session, { password: PASSWORD })).ok).toBe(
      true,
    )
    expect(await stand.changes.requireProof(person.session, { password: PASSWORD })).toEqual(
      missing('sign_in'),
    )
    expect(
      await stand.changes.changePassword(person.session, {
        oldPassword: PASSWORD,
        password: 'another long enough one',
      }),
    ).toEqual(missing('sign_in'))
  })
})
