import { openTestDatabase } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { anybody, PASSWORD } from '../account-stand.fixture.ts'
import { sharedChanges } from '../changing-stand.fixture.ts'

const DAY_SECONDS = 86_400
const asked = { ok: true, value: null }
const old = { ok: false, failure: { code: 'token_old' } }

describe('another e-mail address', () => {
  const open = sharedChanges((context) => openTestDatabase(context, 'change-email'))

  test('[AUTH-09] is the account’s once the link in it was followed, and the old one is told', async (context) => {
    const stand = await open(context)
    const { cases, changes, mails } = stand
    const person = await stand.enter('before@example.com')
    const ask = (email: string, password?: string) =>
      changes.askEmailChange(person.session, { email, password })
    expect(await ask('nonsense', PASSWORD)).toMatchObject({ failure: { code: 'email_invalid' } })
    expect(await ask('after@example.com')).toMatchObject({ failure: { missing: 'password' } })
    await cases.askRecovery(person.email, anybody)
    await stand.needs.later.settled()
    const recoverToken = stand.linkOf(person.email, 'recover')
    expect(await ask('Wrong@example.com', PASSWORD)).toEqual(asked)
    const wrong = stand.linkOf('wrong@example.com', 'email-change')
    expect(await ask(' After@Example.com', PASSWORD)).toEqual(asked)
    const [toNew, toOld] = mails.slice(-2)
    expect(toNew).toMatchObject({ to: 'after@example.com', kind: 'email-change', language: 'de' })
    expect(toNew?.facts.link).toMatch(/^\/auth\/email\/[\w-]{43}$/)
    expect(toOld).toMatchObject({
      to: 'before@example.com',
      kind: 'email-change-notice',
      facts: { email: 'after@example.com' },
    })
    expect((await stand.rowOf(person))?.email).toBe('before@example.com')
    const link = stand.linkOf('after@example.com', 'email-change')
    // Only the newest link counts.
    expect(await changes.confirmEmailChange(wrong)).toEqual(old)
    const both = await Promise.all([1, 2].map(() => changes.confirmEmailChange(link)))
    expect(both.filter(({ ok }) => ok)).toEqual([
      { ok: true, value: { email: 'after@example.com' } },
    ])
    expect((await stand.rowOf(person))?.email).toBe('after@example.com')
    expect(await changes.confirmEmailChange(link)).toEqual(old)
    expect(await changes.confirmEmailChange('nothing')).toMatchObject({
      failure: { code: 'token_unknown' },
    })
    // A link that lies in the old mailbox lets nobody in.
    expect((await cases.checkRecovery(recoverToken)).ok).toBe(false)
    const signIn = (email: string) => cases.signIn({ email, password: PASSWORD }, anybody)
    expect((await signIn('before@example.com')).ok).toBe(false)
    expect((await signIn('after@example.com')).ok).toBe(true)
  })

  test('[AUTH-09] is not, once its owner has ended all other sessions', async (context) => {
    const stand = await open(context)
    const { cases, changes } = stand
    const person = await stand.enter('robbed@example.com')
    const theirs = await changes.askEmailChange(person.session, {
      email: 'thief@example.com',
      password: PASSWORD,
    })
    expect(theirs).toEqual(asked)
    await cases.endSessions(person.session, null)
    expect(
      await changes.confirmEmailChange(stand.linkOf('thief@example.com', 'email-change')),
    ).toEqual(old)
    expect((await stand.rowOf(person))?.email).toBe('robbed@example.com')
  })

  test('[AUTH-09] that is somebody’s is answered alike, and its owner is told', async (context) => {
    const stand = await open(context)
    const { changes, mails } = stand
    const owner = await stand.enter('owner@example.com')
    const person = await stand.enter('greedy@example.com')
    const proof = { password: PASSWORD }
    const before = mails.length
    expect(
      await changes.askEmailChange(person.session, { email: 'owner@example.com', ...proof }),
    ).toEqual(asked)
    const sent = mails.slice(before).map(({ to, kind }) => ({ to, kind }))
    expect(sent).toEqual([
      { to: 'owner@example.com', kind: 'already-registered' },
      { to: 'greedy@example.com', kind: 'email-change-notice' },
    ])
    // It became somebody's after the link was sent.
    await changes.askEmailChange(person.session, { email: 'later@example.com', ...proof })
    const link = stand.linkOf('later@example.com', 'email-change')
    await stand.enter('later@example.com')
    expect(await changes.confirmEmailChange(link)).toEqual(old)
    expect((await stand.rowOf(person))?.email).toBe('greedy@example.com')
    expect((await stand.rowOf(owner))?.email).toBe('owner@example.com')
  })

  test('[AUTH-09] that somebody signed up with and never confirmed is free', async (context) => {
    const stand = await open(context)
    const { cases, changes } = stand
    const person = await stand.enter('mover@example.com')
    const email = 'squatted@example.com'
    await cases.signUp({ email, subscribed: false, source: 'web' }, anybody)
    const squatters = stand.linkOf(email, 'confirm')
    await changes.askEmailChange(person.session, { email, password: PASSWORD })
    const link = stand.linkOf(email, 'email-change')
    expect(await changes.confirmEmailChange(link)).toEqual({ ok: true, value: { email } })
    expect((await cases.confirmRegistration(squatters)).ok).toBe(false)
    expect((await cases.signIn({ email, password: PASSWORD }, anybody)).ok).toBe(true)
  })

  test('[AUTH-09] asked for by two at once is one’s', async (context) => {
    const stand = await open(context)
    const { changes } = stand
    const people = [await stand.enter('one@example.com'), await stand.enter('two@example.com')]
    const email = 'wanted@example.com'
    const links: string[] = []
    for (const { session } of people) {
      await changes.askEmailChange(session, { email, password: PASSWORD })
      links.push(stand.linkOf(email, 'email-change'))
    }
    const answers = await Promise.all(links.map((link) => changes.confirmEmailChange(link)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ ok }) => !ok)).toEqual([old])
  })

  test('[AUTH-09] is asked for five times a day, and a link holds a day', async (context) => {
    const stand = await open(context)
    const { changes } = stand
    const person = await stand.enter('often@example.com')
    const ask = () =>
      changes.askEmailChange(person.session, { email: 'next@example.com', password: PASSWORD })
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await ask()).toEqual(asked)
      stand.advance(60)
    }
    expect(await ask()).toEqual({
      ok: false,
      failure: { code: 'too_often', retryAfterSeconds: DAY_SECONDS - 300 },
    })
    stand.advance(DAY_SECONDS - 300)
    expect(await ask()).toEqual(asked)
    const link = stand.linkOf('next@example.com', 'email-change')
    stand.advance(DAY_SECONDS)
    expect(await changes.confirmEmailChange(link)).toEqual(old)
  })

  test('[AUTH-09] and the newsletter is a choice of its own', async (context) => {
    const stand = await open(context)
    const person = await stand.enter('news@example.com')
    await stand.changes.setSubscribed(person.session, true)
    expect((await stand.rowOf(person))?.is_subscribed).toBe(true)
    await stand.changes.setSubscribed(person.session, false)
    expect((await stand.rowOf(person))?.is_subscribed).toBe(false)
  })
})
