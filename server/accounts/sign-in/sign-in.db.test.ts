import { openTestDatabase } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { type AccountStand, anybody, PASSWORD, sharedStand } from '../account-stand.fixture.ts'
import { createPasswordHasher } from '../passwords/password-hasher.ts'

const HOUR = 3600
const codeOf = (answer: Awaited<ReturnType<AccountStand['cases']['signIn']>>) =>
  answer.ok ? 'in' : answer.failure.code

describe('signing in', () => {
  const open = sharedStand((context) => openTestDatabase(context, 'sign-in'))

  test('begins a session and remembers the device', async (context) => {
    const { cases, join } = await open(context)
    const email = 'home@example.com'
    const joined = await join(email)
    const { deviceToken } = joined
    const visitor = { ...anybody, deviceToken }
    const again = await cases.signIn({ email: ' Home@Example.com ', password: PASSWORD }, visitor)
    if (!again.ok) throw new Error(again.failure.code)
    expect(again.value.deviceToken).toBe(deviceToken)
    expect(again.value.token).not.toBe(joined.token)
    const session = await cases.readSession(again.value.token)
    if (session === null) throw new Error('No session')
    const listed = await cases.listSessions(session)
    expect(
      listed.map(({ device, country, method, isCurrent }) => [device, country, method, isCurrent]),
    ).toEqual([
      ['Firefox, Linux', 'DE', 'password', true],
      ['Firefox, Linux', 'DE', 'recovery', false],
    ])
  })

  test('does the same work for an address without an account', async (context) => {
    const { advance, cases, database, join, verified } = await open(context)
    const email = 'there@example.com'
    await join(email)
    advance(2 * HOUR)
    const wrong = async (address: string) => {
      const before = verified.length
      const rows = await countFailures(database)
      const answer = await cases.signIn({ email: address, password: 'wrong' }, anybody)
      return {
        answer,
        hashes: verified.length - before,
        rows: (await countFailures(database)) - rows,
      }
    }
    // The network's row is there after the first.
    await wrong('first@example.com')
    const known = await wrong(email)
    const unknown = await wrong('not-there@example.com')
    const noAddress = await wrong('no address at all')
    expect(known).toEqual({
      answer: { ok: false, failure: { code: 'wrong_credentials' } },
      hashes: 1,
      rows: 1,
    })
    expect(unknown).toEqual(known)
    expect(noAddress).toEqual(known)
  })

  test('[AUTH-12] asks for a captcha after three wrong passwords, and makes one wait after five', async (context) => {
    const { advance, cases, join } = await open(context)
    await join('guessed@example.com')
    advance(2 * HOUR)
    for (const email of ['guessed@example.com', 'not-guessed@example.com']) {
      const attempt = async (captcha: string | null, network: string) =>
        cases.signIn({ email, password: 'wrong' }, { ...anybody, captcha, network })
      const answers: string[] = []
      for (let turn = 0; turn < 4; turn += 1) {
        answers.push(codeOf(await attempt(null, `${email}${turn}`)))
      }
      expect(answers).toEqual([...Array(3).fill('wrong_credentials'), 'captcha_missing'])
      expect(codeOf(await attempt('other', 'a'))).toBe('captcha_wrong')
      expect(codeOf(await attempt('solved', 'b'))).toBe('wrong_credentials')
      expect(codeOf(await attempt('solved', 'c'))).toBe('wrong_credentials')
      expect(await attempt('solved', 'd')).toEqual({
        ok: false,
        failure: { code: 'too_often', retryAfterSeconds: 30 },
      })
      advance(30)
      expect(codeOf(await attempt('solved', 'e'))).toBe('wrong_credentials')
      expect(await attempt('solved', 'f')).toMatchObject({ failure: { retryAfterSeconds: 60 } })
    }
  })

  test('strangers who guess cannot lock the owner out of his own browser', async (context) => {
    const { advance, cases, join } = await open(context)
    const email = 'targeted@example.com'
    const { deviceToken } = await join(email)
    advance(2 * HOUR)
    for (let turn = 0; turn < 6; turn += 1) {
      await cases.signIn(
        { email, password: 'wrong' },
        { ...anybody, network: `198.51.100.${turn}` },
      )
    }
    const elsewhere = await cases.signIn({ email, password: PASSWORD }, anybody)
    expect(codeOf(elsewhere)).toBe('too_often')
    const home = await cases.signIn({ email, password: PASSWORD }, { ...anybody, deviceToken })
    expect(codeOf(home)).toBe('in')
  })

  test('bears no more from all networks of an IPv6 /48 than two hundred and fifty guesses', async (context) => {
    const { advance, cases, database } = await open(context)
    advance(25 * HOUR)
    const guess = async (network: string, turn: number | string) => {
      const asked = { email: `nobody-${turn}@example.com`, password: 'wrong' }
      return codeOf(await cases.signIn(asked, { ...anybody, network }))
    }
    const rows = async () =>
      (await database.direct().selectFrom('sign_in_failure').select('failures').execute()).map(
        ({ failures }) => failures,
      )
    const before = (await rows()).length
    expect(await guess('2001:db8:7:0::/64', 'first')).toBe('wrong_credentials')
    // The account's, the network's, and that of the /48 around it.
    expect((await rows()).length - before).toBe(3)
    for (let turn = 1; turn < 30; turn += 1) {
      expect(await guess(`2001:db8:7:${turn.toString(16)}::/64`, turn)).toBe('wrong_credentials')
    }
    expect(await rows()).toContain(30)
    await database
      .direct()
      .updateTable('sign_in_failure')
      .set({ failures: 249 })
      .where('failures', '=', 30)
      .execute()
    expect(await guess('2001:db8:7:ff::/64', 'late')).toBe('wrong_credentials')
    expect(await guess('2001:db8:7:100::/64', 'later')).toBe('too_often')
    expect(await guess('2001:db8:8:100::/64', 'neighbour')).toBe('wrong_credentials')
  })

  test('is refused while too many passwords wait, and such a try is no failure', async (context) => {
    const { advance, cases, isHasherBusy, join, verified } = await open(context)
    const email = 'queueing@example.com'
    await join(email)
    advance(2 * HOUR)
    const before = verified.length
    const visitor = { ...anybody, network: '100.64.7.7' }
    const enter = () => cases.signIn({ email, password: PASSWORD }, visitor)
    isHasherBusy(true)
    for (let turn = 0; turn < 12; turn += 1) {
      expect(await enter()).toEqual({
        ok: false,
        failure: { code: 'too_often', retryAfterSeconds: 5 },
      })
    }
    isHasherBusy(false)
    expect(verified.length).toBe(before)
    expect(codeOf(await enter())).toBe('in')
  })

  test('counts guesses made at the same moment', async (context) => {
    const { advance, cases, join, verified } = await open(context)
    const email = 'rushed@example.com'
    await join(email)
    advance(2 * HOUR)
    const before = verified.length
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        cases.signIn({ email, password: 'wrong' }, { ...anybody, network: `rush ${turn}` }),
      ),
    )
    expect(answers.filter((answer) => codeOf(answer) === 'wrong_credentials')).toHaveLength(5)
    expect(verified.length - before).toBe(5)
  })

  test('a right password of one account does not clear the way for guesses at others', async (context) => {
    const { advance, cases, join } = await open(context)
    await join('mine@example.com')
    advance(2 * HOUR)
    const visitor = { ...anybody, network: '100.64.0.1' }
    const answers: string[] = []
    for (let turn = 0; turn < 30; turn += 1) {
      const guess = { email: `victim-${turn}@example.com`, password: 'wrong' }
      answers.push(codeOf(await cases.signIn(guess, visitor)))
      const mine = await cases.signIn({ email: 'mine@example.com', password: PASSWORD }, visitor)
      if (turn < 20) expect(codeOf(mine)).toBe('in')
    }
    expect(answers.filter((code) => code === 'wrong_credentials').length).toBeLessThanOrEqual(25)
    expect(answers.at(-1)).toBe('too_often')
    const bare = { ...anybody, captcha: null, network: '100.64.0.2' }
    for (let turn = 0; turn < 10; turn += 1) {
      await cases.signIn({ email: `other-${turn}@example.com`, password: 'wrong' }, bare)
    }
    const mine = { email: 'mine@example.com', password: PASSWORD }
    expect(codeOf(await cases.signIn(mine, bare))).toBe('captcha_missing')
  })

  test('[AUTH-21] Japan is let in with the confirmation only, by every way', async (context) => {
    const { cases, join } = await open(context)
    const email = 'traveller@example.com'
    const { account, deviceToken } = await join(email)
    const visitor = { ...anybody, country: 'JP', deviceToken }
    const confirmed = { ...visitor, confirmedNotJapan: true }
    const how = { method: 'google', isSecondFactor: false }
    const asked = { email, password: PASSWORD }
    expect(codeOf(await cases.signIn(asked, visitor))).toBe('japan_unconfirmed')
    expect(codeOf(await cases.signInAs(account.id, how, visitor))).toBe('japan_unconfirmed')
    expect(codeOf(await cases.signIn(asked, confirmed))).toBe('in')
    expect(codeOf(await cases.signInAs(account.id, how, confirmed))).toBe('in')
  })

  test('makes a hash anew whose parameters are those of earlier days', async (context) => {
    const { cases, database, join, needs } = await open(context)
    const email = 'old-hash@example.com'
    const { account, deviceToken } = await join(email)
    const hash = async () => {
      const row = await database
        .direct()
        .selectFrom('account')
        .select('password_hash')
        .where('id', '=', account.id)
        .executeTakeFirstOrThrow()
      return row.password_hash ?? ''
    }
    const old = await createPasswordHasher({ memoryCost: 32, timeCost: 1 }).hash(PASSWORD)
    await database
      .direct()
      .updateTable('account')
      .set({ password_hash: old })
      .where('id', '=', account.id)
      .execute()
    const visitor = { ...anybody, deviceToken }
    expect(codeOf(await cases.signIn({ email, password: PASSWORD }, visitor))).toBe('in')
    expect(await hash()).not.toBe(old)
    const { isRight, isOutdated } = await needs.hasher.verify(await hash(), PASSWORD)
    expect([isRight, isOutdated]).toEqual([true, false])
    expect(codeOf(await cases.signIn({ email, password: PASSWORD }, visitor))).toBe('in')
  })
})

async function countFailures(database: AccountStand['database']): Promise<number> {
  const rows = await database.direct().selectFrom('sign_in_failure').select('key').execute()
  return rows.length
}
