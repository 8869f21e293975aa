import { openTestDatabase } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { anybody, PASSWORD } from '../account-stand.fixture.ts'
import { sharedChanges } from '../changing-stand.fixture.ts'

const NEXT = 'seventeen quiet kettles'

describe('another password', () => {
  const open = sharedChanges((context) => openTestDatabase(context, 'change-password'))

  test('[AUTH-09] ends other sessions and whatever was begun with the old one', async (context) => {
    const stand = await open(context)
    const { cases, changes } = stand
    const person = await stand.enter('change@example.com')
    const { email, session } = person
    const elsewhere = await cases.signIn({ email, password: PASSWORD }, anybody)
    if (!elsewhere.ok) throw new Error(elsewhere.failure.code)
    await cases.askRecovery(email, anybody)
    await stand.needs.later.settled()
    const recoverToken = stand.linkOf(email, 'recover')
    await changes.askEmailChange(session, { email: 'theirs@example.com', password: PASSWORD })
    const emailToken = stand.linkOf('theirs@example.com', 'email-change')
    const change = (oldPassword: string | null, password: string) =>
      changes.changePassword(session, { oldPassword, password })
    expect(await change(PASSWORD, 'short')).toMatchObject({ failure: { code: 'password_short' } })
    expect(await change(PASSWORD, 'change@example.com')).toMatchObject({
      failure: { code: 'password_common' },
    })
    expect(await change(null, NEXT)).toMatchObject({ failure: { missing: 'password' } })
    expect(await change('not my password', NEXT)).toMatchObject({
      failure: { code: 'password_wrong' },
    })
    const changed = await change(PASSWORD, NEXT)
    if (!changed.ok) throw new Error(changed.failure.code)
    expect(stand.mails.at(-1)).toMatchObject({ to: email, kind: 'password-changed' })
    expect(await cases.readSession(person.token)).toBeNull()
    expect(await cases.readSession(elsewhere.value.token)).toBeNull()
    expect(await cases.readSession(changed.value.session.token)).toMatchObject({
      sessionId: session.sessionId,
    })
    expect(await cases.checkRecovery(recoverToken)).toMatchObject({ ok: false })
    expect(await changes.confirmEmailChange(emailToken)).toMatchObject({ ok: false })
    expect((await cases.signIn({ email, password: PASSWORD }, anybody)).ok).toBe(false)
    expect((await cases.signIn({ email, password: NEXT }, anybody)).ok).toBe(true)
  })

  test('[AUTH-09] needs a code where two-factor sign-in is on, and wastes none on a bad password', async (context) => {
    const stand = await open(context)
    const person = await stand.enter('code@example.com')
    const { app } = await stand.secure(person)
    const change = (password: string, code?: string) =>
      stand.changes.changePassword(person.session, { oldPassword: PASSWORD, password, code })
    expect(await change(NEXT)).toMatchObject({ failure: { missing: 'code' } })
    const code = app.code()
    expect(await change('password1234', code)).toMatchObject({
      failure: { code: 'password_common' },
    })
    expect((await change(NEXT, code)).ok).toBe(true)
  })

  test('[AUTH-09] set from two sessions at once is one of the two, and that one stays signed in', async (context) => {
    const stand = await open(context)
    const { cases, changes } = stand
    const person = await stand.enter('two@example.com')
    const other = await cases.signIn({ email: person.email, password: PASSWORD }, anybody)
    const second = await cases.readSession(other.ok ? other.value.token : '')
    if (second === null) throw new Error('Nobody is signed in')
    const passwords = [NEXT, 'eighteen loud kettles'] as const
    const both = await Promise.all([
      changes.changePassword(person.session, { oldPassword: PASSWORD, password: passwords[0] }),
      changes.changePassword(second, { oldPassword: PASSWORD, password: passwords[1] }),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const winner = both[0].ok ? 0 : 1
    const sessions = await cases.listSessions(person.session)
    expect(sessions.map(({ id }) => id)).toEqual([
      winner === 0 ? person.session.sessionId : second.sessionId,
    ])
    const signedIn = await cases.signIn(
      { email: person.email, password: passwords[winner] },
      anybody,
    )
    expect(signedIn.ok).toBe(true)
  })

  test('[AUTH-09] set twice at once in one session is set once', async (context) => {
    const stand = await open(context)
    const person = await stand.enter('tabs@example.com')
    const set = (password: string) =>
      stand.changes.changePassword(person.session, { oldPassword: PASSWORD, password })
    const both = await Promise.all([set(NEXT), set('eighteen loud kettles')])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.filter(({ ok }) => !ok)).toEqual([
      { ok: false, failure: { code: 'password_wrong' } },
    ])
  })
})
