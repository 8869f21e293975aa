import { totpStep } from '@causeway/core/accounts'
import { openTestDatabase } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { type AccountStand, anybody, PASSWORD, sharedStand } from '../account-stand.fixture.ts'
import type { NewSession } from '../account-types.ts'
import { createTotpSecret, sealTotpSecret, totpCode } from '../two-factor/totp-secret.ts'

describe('signing in with a code', () => {
  const open = sharedStand((context) => openTestDatabase(context, 'sign-in-code'))

  test('[AUTH-03] asks for a code, and takes one session for it', async (context) => {
    const stand = await open(context)
    const { cases } = stand
    const guarded = await joinGuarded(stand, 'guarded@example.com')
    const first = await begin(stand, guarded)
    const wrong = await cases.signInWithCode({ token: first, code: '000000' }, anybody)
    expect(wrong).toEqual({ ok: false, failure: { code: 'totp_wrong', attemptsLeft: 4 } })
    const code = guarded.code()
    const both = await Promise.all([
      cases.signInWithCode({ token: first, code }, anybody),
      cases.signInWithCode({ token: first, code }, anybody),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const session = both.flatMap((one) => (one.ok ? [one.value] : []))[0]
    expect((await cases.readSession(session?.token ?? ''))?.method).toBe('password+totp')
    stand.advance(30)
    const later = await cases.signInWithCode({ token: first, code: guarded.code() }, anybody)
    expect(later).toEqual({ ok: false, failure: { code: 'token_unknown' } })
  })

  test('the second step is over after five minutes, and after five codes', async (context) => {
    const stand = await open(context)
    const { advance, cases } = stand
    const guarded = await joinGuarded(stand, 'slow@example.com')
    const late = await begin(stand, guarded)
    advance(300)
    const answer = await cases.signInWithCode({ token: late, code: guarded.code() }, anybody)
    expect(answer).toEqual({ ok: false, failure: { code: 'token_unknown' } })
    const token = await begin(stand, guarded)
    const codes = await Promise.all(
      Array.from({ length: 7 }, () => cases.signInWithCode({ token, code: '000000' }, anybody)),
    )
    const failures = codes.map((one) => (one.ok ? 'in' : one.failure.code))
    expect(failures.filter((code) => code === 'totp_wrong')).toHaveLength(5)
    expect(failures.filter((code) => code === 'token_unknown')).toHaveLength(2)
    // The account takes none either for a while, whatever second step is begun.
    const next = await begin(stand, guarded)
    const locked = await cases.signInWithCode({ token: next, code: guarded.code() }, anybody)
    expect(locked).toEqual({ ok: false, failure: { code: 'too_often', retryAfterSeconds: 900 } })
    advance(900)
    const again = await begin(stand, guarded)
    const opened = await cases.signInWithCode({ token: again, code: guarded.code() }, anybody)
    expect(opened.ok).toBe(true)
  })

  test('a new password by mail does not stand in for the code, and ends a second step that was begun', async (context) => {
    const stand = await open(context)
    const { cases, linkOf, needs } = stand
    const guarded = await joinGuarded(stand, 'mailed@example.com')
    const begun = await begin(stand, guarded)
    await cases.askRecovery('mailed@example.com', anybody)
    await needs.later.settled()
    const recoverToken = linkOf('mailed@example.com', 'recover')
    const recovered = await cases.submitRecovery(
      { recoverToken, password: `${PASSWORD} anew` },
      anybody,
    )
    expect(recovered).toMatchObject({ ok: false, failure: { code: 'totp_required' } })
    const stale = await cases.signInWithCode({ token: begun, code: guarded.code() }, anybody)
    expect(stale).toEqual({ ok: false, failure: { code: 'token_unknown' } })
    const token =
      recovered.ok || recovered.failure.code !== 'totp_required' ? '' : recovered.failure.token
    const entered = await cases.signInWithCode({ token, code: guarded.code() }, anybody)
    expect(entered.ok).toBe(true)
  })

  test('a code is asked for after a social sign-in, and none after a passkey', async (context) => {
    const stand = await open(context)
    const { account } = await joinGuarded(stand, 'social-code@example.com')
    const how = (method: string, isSecondFactor: boolean) =>
      stand.cases.signInAs(account.id, { method, isSecondFactor }, anybody)
    expect(await how('google', false)).toMatchObject({ failure: { code: 'totp_required' } })
    expect((await how('passkey', true)).ok).toBe(true)
  })

  test('a code proves enough from a new device abroad', async (context) => {
    const stand = await open(context)
    const guarded = await joinGuarded(stand, 'abroad@example.com')
    const token = await begin(stand, guarded, { ...anybody, country: 'BR' })
    const visitor = { ...anybody, country: 'BR' }
    const entered = await stand.cases.signInWithCode({ token, code: guarded.code() }, visitor)
    expect(entered.ok).toBe(true)
    expect(stand.mails.at(-1)).toMatchObject({ kind: 'new-sign-in', facts: { country: 'BR' } })
  })
})

type Guarded = NewSession & { readonly code: () => string }

/** An account with two-factor sign-in. */
async function joinGuarded(stand: AccountStand, email: string): Promise<Guarded> {
  const joined = await stand.join(email)
  const { id } = joined.account
  const secret = createTotpSecret()
  await stand.database
    .direct()
    .updateTable('account')
    .set({
      totp_state: 'enabled',
      totp_secret: sealTotpSecret(stand.needs.accountKey, id, secret),
    })
    .where('id', '=', id)
    .execute()
  return { ...joined, code: () => totpCode(secret, totpStep(stand.needs.clock.now())) }
}

async function begin(
  { cases }: AccountStand,
  { account }: Guarded,
  visitor = anybody,
): Promise<string> {
  const answer = await cases.signIn({ email: account.email, password: PASSWORD }, visitor)
  if (answer.ok || answer.failure.code !== 'totp_required') throw new Error('No code was asked for')
  return answer.failure.token
}
