import { createHmac } from 'node:crypto'
import { fail, ok } from '@causeway/core/result'
import { openTestDatabase } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { anybody } from '../account-stand.fixture.ts'
import { sharedChanges } from '../changing-stand.fixture.ts'
import { person, redirectUri, socialOn } from './social-stand.fixture.ts'

type Open = ReturnType<typeof sharedChanges>

describe('signing in by a service (AUTH-06)', () => {
  const open = sharedChanges((context) => openTestDatabase(context, 'social'))
  describe('tries', () => describeTries(open))
  describe('linking', () => describeLinks(open))

  test('makes an account of a verified address, and finds it by subject from then on', async (context) => {
    const stand = await open(context)
    const { enter } = socialOn(stand)
    const first = await enter(person('new'))
    if (!first.ok || first.value.kind !== 'signed-in') throw new Error('nobody was signed in')
    const { account } = first.value.session
    expect(account).toMatchObject({ email: 'new@example.com', hasPassword: false })
    const moved = await enter({
      ...person('new'),
      email: 'moved@example.com',
      isEmailVerified: false,
    })
    expect(moved).toMatchObject({
      value: { kind: 'signed-in', session: { account: { id: account.id } } },
    })
    const told = stand.mails.filter(({ to }) => to === 'new@example.com')
    expect(told.filter(({ kind }) => kind === 'social-linked')).toHaveLength(1)
  })

  test('asks for a code where two-factor codes are on, and links nothing before it', async (context) => {
    const stand = await open(context)
    const { enter, social } = socialOn(stand)
    const owner = await stand.enter('careful@example.com')
    const { app } = await stand.secure(owner)
    const ended = await enter(person('careful'))
    if (!ended.ok || ended.value.kind !== 'totp') throw new Error('no code was asked for')
    expect(ended.value.email).toBe('careful@example.com')
    expect(await social.list(owner.session)).toEqual([])
    const second = { token: ended.value.token, code: app.code() }
    expect((await stand.cases.signInWithCode(second, anybody)).ok).toBe(true)
  })

  test('[AUTH-19] what was suspicious stays so for a new device', async (context) => {
    const stand = await open(context)
    const { enter, kindOf } = socialOn(stand)
    expect(await kindOf(person('suspected'))).toBe('signed-in')
    await stand.database
      .direct()
      .updateTable('account')
      .set({ suspected_at: new Date(stand.needs.clock.now()) })
      .where('email', '=', 'suspected@example.com')
      .execute()
    expect(await enter(person('suspected'))).toEqual(
      ok({ kind: 'suspicious', email: 'suspected@example.com' }),
    )
  })
})

function describeTries(open: Open) {
  test('count once, in the browser that began, for the service that they were begun with', async (context) => {
    const { begin, finish, social } = socialOn(await open(context))
    const unknown = fail({ code: 'try_unknown' })
    const tried = await begin()
    const other = await begin()
    expect(await finish({ ...tried, browserSecret: null }, person('a'))).toEqual(unknown)
    expect(await finish({ ...tried, browserSecret: other.browserSecret }, person('a'))).toEqual(
      unknown,
    )
    expect(await finish({ ...tried, state: 'made up' }, person('a'))).toEqual(unknown)
    const mixedUp = await begin()
    expect(await finish(mixedUp, person('a'), { provider: 'facebook' })).toEqual(unknown)
    expect((await finish(tried, person('a'))).ok).toBe(true)
    expect(await finish(tried, person('a'))).toEqual(unknown)
    expect(
      await social.begin({ provider: 'myspace', linkTo: null, goto: null, redirectUri }),
    ).toEqual(fail({ code: 'provider_not_offered' }))
  })

  test('of many returns at once, one counts', async (context) => {
    const { begin, finish } = socialOn(await open(context))
    const tried = await begin()
    const ended = await Promise.all(Array.from({ length: 5 }, () => finish(tried, person('race'))))
    expect(ended.filter(({ ok: isIn }) => isIn)).toHaveLength(1)
  })

  test('are too old after ten minutes', async (context) => {
    const stand = await open(context)
    const { begin, finish } = socialOn(stand)
    const tried = await begin()
    stand.advance(601)
    expect(await finish(tried, person('late'))).toEqual(fail({ code: 'try_unknown' }))
  })

  test('have verifier and nonce from the browser, and none in the tables', async (context) => {
    const stand = await open(context)
    const { begin, finish, tries } = socialOn(stand)
    const tried = await begin()
    const kept = JSON.stringify(
      await stand.database.direct().selectFrom('account_token').selectAll().execute(),
    )
    await finish(tried, person('pkce'))
    const [sent, redeemed] = tries
    expect(redeemed).toEqual(sent)
    const verifier = createHmac('sha256', tried.browserSecret)
      .update(`code verifier:${tried.state}`)
      .digest('base64url')
    expect(sent?.codeVerifier).toBe(verifier)
    for (const secret of [verifier, tried.browserSecret, tried.state, sent?.nonce ?? '']) {
      expect(kept).not.toContain(secret)
    }
  })

  test('lead to a path of ours, and nowhere else', async (context) => {
    const { begin, finish } = socialOn(await open(context))
    const gotoOf = async (goto: string) => {
      const ended = await finish(await begin(null, goto), person('goes'))
      return ended.ok && ended.value.kind === 'signed-in' ? ended.value.goto : undefined
    }
    expect(await gotoOf('/history?status=finished')).toBe('/history?status=finished')
    expect(await gotoOf('//evil.example')).toBeNull()
  })
}

function describeLinks(open: Open) {
  test('adds a service to whoever began it, is told by mail, and lets in', async (context) => {
    const stand = await open(context)
    const { begin, finish, enter, social } = socialOn(stand)
    const owner = await stand.enter('owner@example.com')
    const { session } = owner
    expect(await finish(await begin(session), person('other-address', false), { session })).toEqual(
      ok({ kind: 'linked' }),
    )
    expect(stand.mails.at(-1)).toMatchObject({ kind: 'social-linked', to: owner.email })
    expect(await enter(person('other-address', false))).toMatchObject({
      value: { session: { account: { id: owner.accountId } } },
    })
    expect(await social.list(session)).toHaveLength(1)
  })

  test('needs the session that began it, and one that is not over', async (context) => {
    const stand = await open(context)
    const { begin, finish, social } = socialOn(stand)
    const owner = await stand.enter('left@example.com')
    const stranger = await stand.enter('stranger@example.com')
    const signedOut = fail({ code: 'signed_out' })
    expect(await finish(await begin(owner.session), person('l1'))).toEqual(signedOut)
    expect(
      await finish(await begin(owner.session), person('l2'), { session: stranger.session }),
    ).toEqual(signedOut)
    const tried = await begin(owner.session)
    await stand.cases.signOut(owner.token)
    expect(await finish(tried, person('l3'), { session: owner.session })).toEqual(signedOut)
    expect(await social.list(owner.session)).toEqual([])
  })

  test('one person there is one account here', async (context) => {
    const stand = await open(context)
    const { begin, finish, kindOf } = socialOn(stand)
    const { session } = await stand.enter('second@example.com')
    expect(await kindOf(person('taken'))).toBe('signed-in')
    expect(await finish(await begin(session), person('taken'), { session })).toEqual(
      fail({ code: 'social_taken' }),
    )
  })

  test('is undone, unless nothing else lets in', async (context) => {
    const stand = await open(context)
    const { begin, enter, finish, social } = socialOn(stand)
    const ended = await enter(person('only'))
    if (!ended.ok || ended.value.kind !== 'signed-in') throw new Error('nobody was signed in')
    const session = await stand.cases.readSession(ended.value.session.token)
    if (session === null) throw new Error('no session')
    const [link] = await social.list(session)
    const unknown = fail({ code: 'social_unknown' })
    const stranger = await stand.enter('unlinks@example.com')
    expect(await social.unlink(stranger.session, link?.id ?? '')).toEqual(unknown)
    expect(await social.unlink(session, link?.id ?? '')).toEqual(fail({ code: 'only_way_in' }))
    await finish(await begin(session), person('spare'), { session })
    const both = await social.list(session)
    const answers = await Promise.all(both.map(({ id }) => social.unlink(session, id)))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(await social.list(session)).toHaveLength(1)
  })
}
