import { openTestDatabase } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { anybody, PASSWORD } from '../account-stand.fixture.ts'
import { sharedChanges } from '../changing-stand.fixture.ts'
import { removeSecondFactor } from './remove-second-factor.ts'
import { openTotpSecret } from './totp-secret.ts'

const WRONG = 'not my password'

describe('two-factor sign-in', () => {
  const open = sharedChanges((context) => openTestDatabase(context, 'totp-life'))

  test('[AUTH-07] a secret that waits for its first code is forgotten with the password, and after ten minutes', async (context) => {
    const stand = await open(context)
    const { advance, changes, cases } = stand
    const person = await stand.enter('planted@example.com')
    const begin = async () => {
      const begun = await changes.enableTotp(person.session)
      if (!begun.ok) throw new Error(begun.failure.code)
      return stand.appOf(begun.value.totpSecret)
    }
    const state = async () => {
      const account = await cases.readAccount(person.accountId)
      return [account?.totpState, account?.totpSecret]
    }
    const slow = await begin()
    advance(10 * 60)
    expect(await state()).toEqual(['disabled', null])
    const late = await changes.confirmTotp(person.session, {
      password: PASSWORD,
      code: slow.code(),
    })
    expect(late).toMatchObject({ failure: { code: 'totp_state_wrong' } })
    await begin()
    const password = `${PASSWORD} anew`
    const changed = await changes.changePassword(person.session, {
      oldPassword: PASSWORD,
      password,
    })
    expect(changed.ok).toBe(true)
    expect(await state()).toEqual(['disabled', null])
    expect((await stand.rowOf(person))?.totp_secret).toBeNull()
  })

  test('[AUTH-07] is begun, confirmed by password and code, and asked for from then on', async (context) => {
    const stand = await open(context)
    const { changes, cases, needs } = stand
    const person = await stand.enter('life@example.com')
    const { session, email } = person
    const begun = await changes.enableTotp(session)
    if (!begun.ok) throw new Error(begun.failure.code)
    const { totpSecret, totpQrLink } = begun.value
    expect(totpQrLink).toMatch(/^otpauth:\/\/totp\/Causeway:life%40example\.com\?/)
    expect(await cases.readAccount(person.accountId)).toMatchObject({
      totpState: 'unconfirmed',
      totpSecret,
      totpQrLink,
      totpAttempts: 5,
    })
    const stored = await stand.rowOf(person)
    expect(stored?.totp_secret).not.toContain(totpSecret)
    expect(openTotpSecret(needs.accountKey, person.accountId, stored?.totp_secret ?? '')).toBe(
      totpSecret,
    )
    const app = stand.appOf(totpSecret)
    const confirm = (password: string | undefined, code: string | undefined) =>
      changes.confirmTotp(session, { password, code })
    expect(await confirm(PASSWORD, undefined)).toMatchObject({ failure: { missing: 'code' } })
    expect(await confirm(undefined, app.code())).toMatchObject({ failure: { missing: 'password' } })
    expect(await confirm(WRONG, app.code())).toMatchObject({ failure: { code: 'password_wrong' } })
    expect(await confirm(PASSWORD, app.code(5))).toMatchObject({ failure: { code: 'totp_wrong' } })
    const on = await confirm(PASSWORD, app.code())
    if (!on.ok) throw new Error(on.failure.code)
    expect(on.value.recoveryCodes).toHaveLength(10)
    expect(stand.mails.at(-1)).toMatchObject({ to: email, kind: 'totp-enabled', language: 'de' })
    // A change of rights: the token from before opens nothing any more.
    expect(await cases.readSession(person.token)).toBeNull()
    expect(await cases.readSession(on.value.session.token)).toMatchObject({
      sessionId: session.sessionId,
    })
    expect(await cases.readAccount(person.accountId)).toMatchObject({
      totpState: 'enabled',
      totpSecret: null,
      totpQrLink: null,
    })
    expect(await cases.signIn({ email, password: PASSWORD }, anybody)).toMatchObject({
      failure: { code: 'totp_required' },
    })
    expect(await confirm(PASSWORD, app.code())).toEqual({
      ok: false,
      failure: { code: 'totp_state_wrong', totpState: 'enabled' },
    })
    expect(await changes.enableTotp(session)).toMatchObject({ failure: { totpState: 'enabled' } })
    expect(await changes.disableUnconfirmedTotp(session)).toMatchObject({
      failure: { totpState: 'enabled' },
    })
  })

  test('[AUTH-07] begun twice counts with the newest secret, and can be given up', async (context) => {
    const stand = await open(context)
    const { changes } = stand
    const person = await stand.enter('twice@example.com')
    const [first, second] = [
      await changes.enableTotp(person.session),
      await changes.enableTotp(person.session),
    ]
    const secrets = [first, second].map((one) => (one.ok ? one.value.totpSecret : ''))
    const [old = '', newest = ''] = secrets
    expect(old).not.toBe(newest)
    const confirm = (secret: string) =>
      changes.confirmTotp(person.session, { password: PASSWORD, code: stand.appOf(secret).code() })
    expect(await confirm(old)).toMatchObject({ failure: { code: 'totp_wrong' } })
    expect((await changes.disableUnconfirmedTotp(person.session)).ok).toBe(true)
    expect(await confirm(newest)).toEqual({
      ok: false,
      failure: { code: 'totp_state_wrong', totpState: 'disabled' },
    })
    expect(await stand.rowOf(person)).toMatchObject({ totp_state: 'disabled', totp_secret: null })
    // Begun under another key of the operator's: it reads as none, and can be begun anew.
    await changes.enableTotp(person.session)
    const moved = { totp_secret: 'v1.AAAA.AAAA.AAAA' }
    const { database } = stand
    await database
      .direct()
      .updateTable('account')
      .set(moved)
      .where('id', '=', person.accountId)
      .execute()
    expect(await stand.cases.readAccount(person.accountId)).toMatchObject({
      totpState: 'unconfirmed',
      totpSecret: null,
      totpQrLink: null,
    })
    expect((await changes.disableUnconfirmedTotp(person.session)).ok).toBe(true)
    // Nothing was begun: nothing is to be done.
    expect((await changes.disableUnconfirmedTotp(person.session)).ok).toBe(true)
  })

  test('[AUTH-07] is turned off by password and code, and by nothing less', async (context) => {
    const stand = await open(context)
    const { changes, cases } = stand
    const person = await stand.enter('off@example.com')
    const { app, recoveryCodes } = await stand.secure(person)
    const disable = (password: string | undefined, code: string | undefined) =>
      changes.disableTotp(person.session, { password, code })
    expect(await disable(PASSWORD, undefined)).toMatchObject({ failure: { missing: 'code' } })
    expect(await disable(undefined, app.code())).toMatchObject({ failure: { missing: 'password' } })
    expect(await disable(WRONG, app.code())).toMatchObject({ failure: { code: 'password_wrong' } })
    expect(await disable(PASSWORD, '000')).toEqual({
      ok: false,
      failure: { code: 'totp_wrong', attemptsLeft: 4 },
    })
    const off = await disable(PASSWORD, recoveryCodes[3])
    if (!off.ok) throw new Error(off.failure.code)
    expect(stand.mails.at(-1)).toMatchObject({ to: person.email, kind: 'totp-disabled' })
    expect(await changes.recoveryCodesLeft(person.session)).toBe(0)
    expect(await cases.readSession(off.value.session.token)).not.toBeNull()
    expect((await cases.signIn({ email: person.email, password: PASSWORD }, anybody)).ok).toBe(true)
    expect(await stand.rowOf(person)).toMatchObject({
      totp_state: 'disabled',
      totp_secret: null,
      totp_last_step: null,
      totp_attempts: 5,
    })
  })

  test('[AUTH-07] new recovery codes make the old ones worthless', async (context) => {
    const stand = await open(context)
    const { changes, cases } = stand
    const person = await stand.enter('codes@example.com')
    expect(await changes.renewRecoveryCodes(person.session, { password: PASSWORD })).toMatchObject({
      failure: { code: 'totp_state_wrong', totpState: 'disabled' },
    })
    const { app, recoveryCodes } = await stand.secure(person)
    const proof = { password: PASSWORD, code: app.code() }
    const renewed = await changes.renewRecoveryCodes(person.session, proof)
    if (!renewed.ok) throw new Error(renewed.failure.code)
    expect(await changes.recoveryCodesLeft(person.session)).toBe(10)
    const enter = async (code: string) => {
      const asked = await cases.signIn({ email: person.email, password: PASSWORD }, anybody)
      if (asked.ok || asked.failure.code !== 'totp_required') throw new Error('No code is asked')
      return cases.signInWithCode({ token: asked.failure.token, code }, anybody)
    }
    expect(await enter(recoveryCodes[0] ?? '')).toMatchObject({ failure: { code: 'totp_wrong' } })
    const entered = await enter(renewed.value.recoveryCodes[0] ?? '')
    expect(entered.ok).toBe(true)
    expect(await changes.recoveryCodesLeft(person.session)).toBe(9)
  })

  test('[AUTH-07] confirmed twice at the same moment is on once, with one set of codes', async (context) => {
    const stand = await open(context)
    const { changes } = stand
    const person = await stand.enter('both@example.com')
    const begun = await changes.enableTotp(person.session)
    const { code } = stand.appOf(begun.ok ? begun.value.totpSecret : '')
    const proof = { password: PASSWORD, code: code() }
    const both = await Promise.all([1, 2].map(() => changes.confirmTotp(person.session, proof)))
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await changes.recoveryCodesLeft(person.session)).toBe(10)
  })

  test('[AUTH-07] that was lost is turned off by the operator, and its owner is told', async (context) => {
    const stand = await open(context)
    const { cases } = stand
    const person = await stand.enter('lost@example.com')
    const drop = (email: string) => removeSecondFactor(stand.needs, email)
    expect(await drop(person.email)).toMatchObject({ failure: { code: 'totp_not_enabled' } })
    expect(await drop('nobody@example.com')).toMatchObject({
      failure: { code: 'account_not_found' },
    })
    await stand.secure(person)
    const asked = await cases.signIn({ email: person.email, password: PASSWORD }, anybody)
    const token = !asked.ok && asked.failure.code === 'totp_required' ? asked.failure.token : ''
    expect((await drop(' Lost@Example.com ')).ok).toBe(true)
    expect(stand.mails.at(-1)).toMatchObject({ to: person.email, kind: 'totp-disabled' })
    expect(await cases.listSessions(person.session)).toEqual([])
    expect(await stand.changes.recoveryCodesLeft(person.session)).toBe(0)
    expect(await cases.signInWithCode({ token, code: '123456' }, anybody)).toMatchObject({
      failure: { code: 'token_unknown' },
    })
    expect((await cases.signIn({ email: person.email, password: PASSWORD }, anybody)).ok).toBe(true)
  })
})
