import { openTestDatabase } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { anybody, PASSWORD, sharedStand } from '../account-stand.fixture.ts'

const asked = { subscribed: true, source: 'web' } as const

describe('signing up', () => {
  const open = sharedStand((context) => openTestDatabase(context, 'sign-up'))

  test('mails a link that confirms, and a password signs in', async (context) => {
    const { cases, linkOf, mails } = await open(context)
    const email = 'new@example.com'
    expect(await cases.signUp({ ...asked, email: ' New@Example.com ' }, anybody)).toEqual({
      ok: true,
      value: null,
    })
    expect(mails.at(-1)).toMatchObject({ to: email, kind: 'confirm', language: 'de' })
    const early = await cases.signIn({ email, password: PASSWORD }, anybody)
    expect(early).toEqual({ ok: false, failure: { code: 'wrong_credentials' } })
    const confirmed = await cases.confirmRegistration(linkOf(email))
    if (!confirmed.ok) throw new Error(confirmed.failure.code)
    const { recoverToken } = confirmed.value
    expect(await cases.checkRecovery(recoverToken)).toEqual({ ok: true, value: { email } })
    for (const password of ['short', 'password1234', 'new@example.com']) {
      const refused = await cases.submitRecovery({ recoverToken, password }, anybody)
      expect(refused.ok ? null : refused.failure.code).toMatch(/^password_/)
    }
    const joined = await cases.submitRecovery({ recoverToken, password: PASSWORD }, anybody)
    if (!joined.ok) throw new Error(joined.failure.code)
    expect(joined.value.account).toMatchObject({
      email,
      subscribed: true,
      totpState: 'disabled',
      totpAttempts: 5,
      hasPassword: true,
      transactionsCount: 0,
    })
    expect(mails.filter(({ kind }) => kind === 'password-changed')).toEqual([])
    const session = await cases.readSession(joined.value.token)
    expect(session?.accountId).toBe(joined.value.account.id)
    const again = await cases.confirmRegistration(linkOf(email, 'confirm'))
    expect(again).toEqual({ ok: false, failure: { code: 'token_old' } })
  })

  test('answers a known address as a new one, and tells its owner', async (context) => {
    const { cases, join, mails, database } = await open(context)
    const email = 'known@example.com'
    await join(email)
    const statements = async (address: string) => {
      const before = mails.length
      const answer = await cases.signUp({ ...asked, email: address }, anybody)
      return { answer, mails: mails.length - before }
    }
    expect(await statements(email)).toEqual(await statements('unknown@example.com'))
    expect(mails.at(-2)).toMatchObject({ to: email, kind: 'already-registered' })
    expect(mails.at(-1)).toMatchObject({ to: 'unknown@example.com', kind: 'confirm' })
    // What a stranger said of the newsletter does not become the owner's word.
    const row = await database
      .direct()
      .selectFrom('account')
      .select('is_subscribed')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(row.is_subscribed).toBe(false)
  })

  test('refuses what is no address, a missing captcha, and Japan without its confirmation', async (context) => {
    const { cases, mails } = await open(context)
    const before = mails.length
    const refused = async (email: string, visitor: Partial<typeof anybody>) => {
      const answer = await cases.signUp({ ...asked, email }, { ...anybody, ...visitor })
      return answer.ok ? null : answer.failure.code
    }
    expect(await refused('nobody', {})).toBe('email_invalid')
    expect(await refused('a@example.com', { captcha: null })).toBe('captcha_missing')
    expect(await refused('a@example.com', { captcha: 'other' })).toBe('captcha_wrong')
    expect(await refused('a@example.com', { country: 'JP' })).toBe('japan_unconfirmed')
    expect(mails).toHaveLength(before)
    expect(await refused('a@example.com', { country: 'JP', confirmedNotJapan: true })).toBeNull()
  })

  test('sends an address few mails, whoever asks, and a known one no more than an unknown one', async (context) => {
    const { advance, cases, join, mails, needs } = await open(context)
    await join('bombed@example.com')
    advance(86_400)
    const ask = async (email: string, turn: number) => {
      const visitor = { ...anybody, network: `203.0.113.${turn}` }
      const answer = await cases.askRecovery(email, visitor)
      await needs.later.settled()
      return answer.ok ? 'mailed' : answer.failure.code
    }
    for (const email of ['bombed@example.com', 'nobody@example.com']) {
      const before = mails.length
      const answers: string[] = []
      for (let turn = 0; turn < 6; turn += 1) answers.push(await ask(email, turn))
      expect(answers.slice(0, 4)).toEqual(['mailed', 'mailed', 'mailed', 'mailed'])
      expect(answers.slice(4)).toEqual(['too_often', 'too_often'])
      expect(mails.length - before).toBe(email.startsWith('bombed') ? 4 : 0)
    }
    advance(61)
    expect(await ask('bombed@example.com', 9)).toBe('mailed')
    expect(await ask('bombed@example.com', 9)).toBe('too_often')
  })

  test('sends the mail again to whoever waits for it', async (context) => {
    const { cases, linkOf, mails, needs } = await open(context)
    const email = 'waiting@example.com'
    await cases.signUp({ ...asked, email }, anybody)
    const first = linkOf(email)
    expect((await cases.resendVerification(email, { ...anybody, captcha: null })).ok).toBe(true)
    await needs.later.settled()
    expect(linkOf(email)).not.toBe(first)
    // A mail may be late: the first link works as well, once.
    expect((await cases.confirmRegistration(first)).ok).toBe(true)
    const before = mails.length
    expect((await cases.resendVerification('stranger@example.com', anybody)).ok).toBe(true)
    await needs.later.settled()
    expect(mails).toHaveLength(before)
  })

  test('a link to a new password confirms an address that never was, and clears what lay there', async (context) => {
    const { cases, database, linkOf, needs } = await open(context)
    const email = 'unconfirmed@example.com'
    await cases.signUp({ ...asked, email }, anybody)
    await database
      .direct()
      .updateTable('account')
      .set({ totp_state: 'enabled', totp_secret: 'planted' })
      .where('email', '=', email)
      .execute()
    await cases.askRecovery(email, anybody)
    await needs.later.settled()
    const recoverToken = linkOf(email, 'recover')
    const joined = await cases.submitRecovery({ recoverToken, password: PASSWORD }, anybody)
    if (!joined.ok) throw new Error(joined.failure.code)
    expect(joined.value.account.totpState).toBe('disabled')
    const late = await cases.confirmRegistration(linkOf(email, 'confirm'))
    expect(late).toEqual({ ok: false, failure: { code: 'token_old' } })
  })

  test('a link is over after a day', async (context) => {
    const { advance, cases, linkOf } = await open(context)
    const email = 'late@example.com'
    await cases.signUp({ ...asked, email }, anybody)
    advance(24 * 3600)
    const answer = await cases.confirmRegistration(linkOf(email))
    expect(answer).toEqual({ ok: false, failure: { code: 'token_old' } })
    const unknown = await cases.confirmRegistration('A'.repeat(43))
    expect(unknown).toEqual({ ok: false, failure: { code: 'token_unknown' } })
  })

  test('of two who follow one link at once, one is let in', async (context) => {
    const { cases, linkOf } = await open(context)
    const email = 'twice@example.com'
    await cases.signUp({ ...asked, email }, anybody)
    const token = linkOf(email)
    const confirmed = await Promise.all([
      cases.confirmRegistration(token),
      cases.confirmRegistration(token),
    ])
    expect(confirmed.filter(({ ok }) => ok)).toHaveLength(1)
    const recoverToken = confirmed.flatMap((one) => (one.ok ? [one.value.recoverToken] : []))[0]
    const set = (password: string) =>
      cases.submitRecovery({ recoverToken: recoverToken ?? '', password }, anybody)
    const both = await Promise.all([set(PASSWORD), set(`${PASSWORD} too`)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })
})
