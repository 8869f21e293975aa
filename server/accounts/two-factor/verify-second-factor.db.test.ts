import { openTestDatabase } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { sharedChanges } from '../changing-stand.fixture.ts'
import { verifySecondFactor } from './verify-second-factor.ts'

const right = { ok: true, value: 'totp' }
const wrong = (attemptsLeft: number) => ({
  ok: false,
  failure: { code: 'totp_wrong', attemptsLeft },
})
const MINUTE = 60

describe('taking a code', () => {
  const open = sharedChanges((context) => openTestDatabase(context, 'verify-second-factor'))

  test('[AUTH-07] takes each code once, and one step of drift either way', async (context) => {
    const stand = await open(context)
    const person = await stand.enter('drift@example.com')
    const { app } = await stand.secure(person)
    const take = (code: string) => verifySecondFactor(stand.needs, person.accountId, code)
    // The code that confirmed the app counts as used, and so does everything older.
    expect(await take(app.code(-1))).toEqual(wrong(4))
    expect(await take(app.code(-2))).toEqual(wrong(3))
    expect(await take(app.code(2))).toEqual(wrong(2))
    const [before, after] = [app.code(), app.code(1)]
    expect(await take(` ${before.slice(0, 3)} ${before.slice(3)} `)).toEqual(right)
    expect(await take(before)).toEqual(wrong(4))
    expect(await take(after)).toEqual(right)
    expect(await take(after)).toEqual(wrong(4))
    stand.advance(2 * MINUTE)
    expect(await take(app.code(-1))).toEqual(right)
    expect(await take(app.code())).toEqual(right)
  })

  test('[AUTH-07] takes a code once of any number that show it at the same moment', async (context) => {
    const stand = await open(context)
    const person = await stand.enter('race@example.com')
    const { app, recoveryCodes } = await stand.secure(person)
    for (const code of [app.code(), recoveryCodes[0] ?? '']) {
      const taken = await Promise.all(
        Array.from({ length: 12 }, () => verifySecondFactor(stand.needs, person.accountId, code)),
      )
      expect(taken.filter(({ ok }) => ok)).toHaveLength(1)
      stand.advance(16 * MINUTE)
    }
    expect(await stand.changes.recoveryCodesLeft(person.session)).toBe(9)
  })

  test('[AUTH-07] looks at five wrong ones, and then at none for a quarter of an hour', async (context) => {
    const stand = await open(context)
    const person = await stand.enter('locked@example.com')
    const { app } = await stand.secure(person)
    const take = (code: string) => verifySecondFactor(stand.needs, person.accountId, code)
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => take(wrongCode(app.code, index))),
    )
    const answers = guesses.map((one) => (one.ok ? 'taken' : one.failure.code))
    expect(answers.filter((answer) => answer === 'totp_wrong')).toHaveLength(5)
    expect(answers.filter((answer) => answer === 'too_often')).toHaveLength(15)
    const locked = { ok: false, failure: { code: 'too_often', retryAfterSeconds: 15 * MINUTE } }
    expect(await take(app.code())).toEqual(locked)
    expect(await take('nothing of the kind')).toEqual(locked)
    expect(await stand.cases.readAccount(person.accountId)).toMatchObject({ totpAttempts: 0 })
    stand.advance(15 * MINUTE - 1)
    expect(await take(app.code())).toEqual({
      ok: false,
      failure: { code: 'too_often', retryAfterSeconds: 1 },
    })
    stand.advance(1)
    expect(await stand.cases.readAccount(person.accountId)).toMatchObject({ totpAttempts: 5 })
    expect(await take(wrongCode(app.code, 0))).toEqual(wrong(4))
    expect(await take(app.code())).toEqual(right)
    expect(await stand.rowOf(person)).toMatchObject({ totp_attempts: 5, totp_locks: 0 })
  })

  test('[AUTH-07] takes a recovery code even then', async (context) => {
    const stand = await open(context)
    const person = await stand.enter('kept-out@example.com')
    const { app, recoveryCodes } = await stand.secure(person)
    const take = (code: string) => verifySecondFactor(stand.needs, person.accountId, code)
    for (let index = 0; index < 5; index += 1) await take(wrongCode(app.code, index))
    expect(await take(app.code())).toMatchObject({ failure: { code: 'too_often' } })
    expect(await take(recoveryCodes[0] ?? '')).toEqual({ ok: true, value: 'recovery' })
    expect(await take(app.code())).toEqual(right)
  })

  test('[AUTH-07] makes whoever goes on guessing wait longer and longer', async (context) => {
    const stand = await open(context)
    const person = await stand.enter('guesser@example.com')
    const { app } = await stand.secure(person)
    const waits: number[] = []
    while (waits.length < 4) {
      const answer = await verifySecondFactor(stand.needs, person.accountId, wrongCode(app.code, 0))
      if (answer.ok || answer.failure.code !== 'too_often') continue
      waits.push(answer.failure.retryAfterSeconds / MINUTE)
      stand.advance(answer.failure.retryAfterSeconds)
    }
    expect(waits).toEqual([15, 15, 30, 60])
    expect(await verifySecondFactor(stand.needs, person.accountId, app.code())).toEqual(right)
    expect(await stand.rowOf(person)).toMatchObject({ totp_attempts: 5, totp_locks: 0 })
  })

  test('[AUTH-07] takes a recovery code once, however it was typed, and not for anybody else', async (context) => {
    const stand = await open(context)
    const person = await stand.enter('recovery@example.com')
    const { recoveryCodes } = await stand.secure(person)
    const other = await stand.enter('other@example.com')
    const others = await stand.secure(other)
    expect(new Set(recoveryCodes).size).toBe(10)
    const [first = '', second = ''] = recoveryCodes
    const take = (code: string) => verifySecondFactor(stand.needs, person.accountId, code)
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ')}`
    expect(await take(typed)).toEqual({ ok: true, value: 'recovery' })
    expect(await take(first)).toEqual(wrong(4))
    expect(await take(others.recoveryCodes[0] ?? '')).toEqual(wrong(3))
    expect(await take('nothing of the kind')).toEqual(wrong(2))
    expect(await take(second)).toEqual({ ok: true, value: 'recovery' })
    const stored = await stand.database.direct().selectFrom('recovery_code').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(first.replaceAll('-', ''))
  })

  test('[AUTH-07] takes none where two-factor sign-in is off', async (context) => {
    const stand = await open(context)
    const person = await stand.enter('off@example.com')
    expect(await verifySecondFactor(stand.needs, person.accountId, '000000')).toEqual(wrong(5))
    const begun = await stand.changes.enableTotp(person.session)
    const secret = begun.ok ? begun.value.totpSecret : ''
    const { code } = stand.appOf(secret)
    expect(await verifySecondFactor(stand.needs, person.accountId, code())).toEqual(wrong(5))
  })
})

/** One of six digits that is right neither now nor a step before or after. */
function wrongCode(codeOf: (steps: number) => string, index: number): string {
  const near = new Set([-1, 0, 1].map(codeOf))
  const codes = Array.from({ length: 30 }, (_, one) => String(100_000 + one))
  return codes.filter((code) => !near.has(code))[index] ?? ''
}
