import { openTestDatabase } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { anybody, PASSWORD, sharedStand } from '../account-stand.fixture.ts'
import { tokenHash } from '../secret-token.ts'

const HOUR = 3600
const abroad = { ...anybody, country: 'BR', network: '198.51.100.99' }

describe('where somebody signs in from', () => {
  const open = sharedStand((context) => openTestDatabase(context, 'suspicion'))

  test('a new device at home is let in, and its owner told', async (context) => {
    const { cases, join, mails } = await open(context)
    const email = 'new-device@example.com'
    const joined = await join(email)
    expect(mails.filter(({ kind }) => kind === 'new-sign-in')).toEqual([])
    const second = await cases.signIn({ email, password: PASSWORD }, anybody)
    if (!second.ok) throw new Error(second.failure.code)
    expect(second.value.deviceToken).not.toBe(joined.deviceToken)
    expect(mails.at(-1)).toMatchObject({
      to: email,
      kind: 'new-sign-in',
      facts: { device: 'Firefox, Linux', country: 'DE', at: '2026-06-01T12:00:00.000Z' },
    })
    const before = mails.length
    const { deviceToken } = second.value
    const travelling = { ...abroad, deviceToken }
    expect((await cases.signIn({ email, password: PASSWORD }, travelling)).ok).toBe(true)
    expect(mails).toHaveLength(before)
  })

  test('[AUTH-03] a new device abroad is suspicious: only a new password by mail lets it in', async (context) => {
    const { cases, join, linkOf, mails } = await open(context)
    const email = 'stolen@example.com'
    const { deviceToken } = await join(email)
    const asked = { email, password: PASSWORD }
    const suspicious = { ok: false, failure: { code: 'suspicious' } }
    expect(await cases.signIn(asked, abroad)).toEqual(suspicious)
    expect(mails.at(-1)).toMatchObject({ to: email, kind: 'suspicious-sign-in' })
    const before = mails.length
    // Nor does it help to seem to be at home afterwards.
    expect(await cases.signIn(asked, anybody)).toEqual(suspicious)
    expect(mails).toHaveLength(before)
    // The owner's own browser is not locked out.
    expect((await cases.signIn(asked, { ...anybody, deviceToken })).ok).toBe(true)
    const recoverToken = linkOf(email, 'suspicious-sign-in')
    const password = `${PASSWORD} anew`
    const recovered = await cases.submitRecovery({ recoverToken, password }, abroad)
    if (!recovered.ok) throw new Error(recovered.failure.code)
    expect(mails.at(-1)).toMatchObject({ kind: 'new-sign-in' })
    expect(mails.at(-2)).toMatchObject({ kind: 'password-changed' })
    expect((await cases.signIn({ email, password }, anybody)).ok).toBe(true)
  })

  test('[AUTH-03] so is a new device after many wrong passwords', async (context) => {
    const { advance, cases, join } = await open(context)
    const email = 'battered@example.com'
    await join(email)
    advance(2 * HOUR)
    for (let turn = 0; turn < 5; turn += 1) {
      await cases.signIn({ email, password: 'wrong' }, { ...anybody, network: `batter ${turn}` })
    }
    advance(30)
    const answer = await cases.signIn({ email, password: PASSWORD }, anybody)
    expect(answer).toEqual({ ok: false, failure: { code: 'suspicious' } })
  })

  test('of devices the fifty used last are known', async (context) => {
    const { advance, database, cases, join } = await open(context)
    const email = 'robot@example.com'
    const { account, deviceToken } = await join(email)
    for (let turn = 0; turn < 51; turn += 1) {
      advance(1)
      expect((await cases.signIn({ email, password: PASSWORD }, anybody)).ok).toBe(true)
    }
    const known = await database
      .direct()
      .selectFrom('known_device')
      .select('device_hash')
      .where('account_id', '=', account.id)
      .execute()
    expect(known).toHaveLength(50)
    expect(known.map((row) => row.device_hash)).not.toContain(tokenHash(deviceToken))
  })

  test('a device token that nobody was given is not taken over', async (context) => {
    const { cases, join } = await open(context)
    const email = 'fixed@example.com'
    const planted = 'P'.repeat(43)
    const { deviceToken } = await join(email, { ...anybody, deviceToken: planted })
    expect(deviceToken).not.toBe(planted)
    const thief = { ...abroad, deviceToken: planted }
    const answer = await cases.signIn({ email, password: PASSWORD }, thief)
    expect(answer).toEqual({ ok: false, failure: { code: 'suspicious' } })
  })

  test('[AUTH-19] a social sign-in from a new device abroad is suspicious too, a passkey is not', async (context) => {
    const { cases, join } = await open(context)
    const { account } = await join('social@example.com')
    const social = await cases.signInAs(
      account.id,
      { method: 'google', isSecondFactor: false },
      abroad,
    )
    expect(social).toEqual({ ok: false, failure: { code: 'suspicious' } })
    const passkey = await cases.signInAs(
      account.id,
      { method: 'passkey', isSecondFactor: true },
      abroad,
    )
    expect(passkey.ok).toBe(true)
  })
})
