import { fail } from '@causeway/core/result'
import { openTestDatabase } from '@causeway/tests/exchange'
import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'
import { anybody } from '../account-stand.fixture.ts'
import { type ChangingStand, sharedChanges } from '../changing-stand.fixture.ts'
import { createAppCases } from './create-app-cases.ts'

const app = { appId: 'ios', secret: 'a secret of sixteen' }
const DAY = 86_400

const appsOn = ({ needs }: ChangingStand) =>
  createAppCases({ ...needs, apps: new Map([[app.appId, app.secret]]) })

describe('access tokens of apps (AUTH-14)', () => {
  const open = sharedChanges((context) => openTestDatabase(context, 'app-tokens'))

  async function tokenOf(stand: ChangingStand, email: string) {
    const apps = appsOn(stand)
    const owner = await stand.enter(email)
    const given = await apps.tokenForSession(app, owner.session, anybody)
    if (!given.ok) throw new Error(given.failure.code)
    return { apps, owner, token: given.value.token }
  }

  test('a sign-up in an app ends with the mailed token, once', async (context) => {
    const stand = await open(context)
    const apps = appsOn(stand)
    const email = 'app@example.com'
    await stand.cases.signUp({ email, subscribed: false, source: 'widget' }, anybody)
    const confirmToken = stand.linkOf(email, 'confirm')
    expect(await apps.confirmForApp({ email: 'other@example.com', confirmToken })).toBeNull()
    expect(await apps.confirmForApp({ email, confirmToken: 'made up' })).toBeNull()
    const all = await Promise.all([1, 2, 3].map(() => apps.confirmForApp({ email, confirmToken })))
    const [confirmed, ...others] = all.filter((each) => each !== null)
    expect(others).toEqual([])
    const code = confirmed?.code ?? ''
    expect(await apps.tokenForCode({ ...app, secret: 'wrong' }, code, anybody)).toEqual(
      fail({ code: 'app_unknown' }),
    )
    const given = await apps.tokenForCode(app, code, anybody)
    if (!given.ok) throw new Error(given.failure.code)
    expect(await apps.readToken(given.value.token)).toMatchObject({ appId: 'ios' })
    expect(await apps.tokenForCode(app, code, anybody)).toEqual(fail({ code: 'code_unknown' }))
  })

  test('a code is too old after five minutes', async (context) => {
    const stand = await open(context)
    const apps = appsOn(stand)
    const email = 'slow@example.com'
    await stand.cases.signUp({ email, subscribed: false, source: 'widget' }, anybody)
    const confirmToken = stand.linkOf(email, 'confirm')
    const confirmed = await apps.confirmForApp({ email, confirmToken })
    stand.advance(301)
    expect(await apps.tokenForCode(app, confirmed?.code ?? '', anybody)).toEqual(
      fail({ code: 'code_unknown' }),
    )
  })

  test('a token shows in the list of sessions, ends there, and opens no session', async (context) => {
    const stand = await open(context)
    const { apps, owner, token } = await tokenOf(stand, 'lists@example.com')
    expect(await stand.cases.readSession(token)).toBeNull()
    expect(await apps.readToken(owner.token)).toBeNull()
    const listed = (await stand.cases.listSessions(owner.session)).find(
      ({ method }) => method === 'app',
    )
    expect(listed).toMatchObject({ device: 'ios', isCurrent: false })
    await stand.cases.endSessions(owner.session, listed?.id ?? '')
    expect(await apps.readToken(token)).toBeNull()
  })

  test('ends after thirty days, after fourteen without use, and with everything else', async (context) => {
    const stand = await open(context)
    const used = await tokenOf(stand, 'used@example.com')
    for (let day = 0; day < 29; day += 7) {
      expect(await used.apps.readToken(used.token)).toMatchObject({
        accountId: used.owner.accountId,
      })
      stand.advance(7 * DAY)
    }
    expect(await used.apps.readToken(used.token)).toBeNull()
    const idle = await tokenOf(stand, 'idle@example.com')
    stand.advance(14 * DAY + 1)
    expect(await idle.apps.readToken(idle.token)).toBeNull()
    const ended = await tokenOf(stand, 'ended@example.com')
    await stand.cases.endSessions(ended.owner.session, null)
    expect(await ended.apps.readToken(ended.token)).toBeNull()
  })

  test('end with a new password by mail; passkeys and linked accounts stay, and the mail names them', async (context) => {
    const stand = await open(context)
    const email = 'recovered@example.com'
    const { apps, owner, token } = await tokenOf(stand, email)
    const at = new Date(stand.needs.clock.now())
    const { accountId } = owner.session
    await stand.database
      .direct()
      .insertInto('social_account')
      .values({
        id: newId(),
        account_id: accountId,
        provider: 'google',
        subject: email,
        email,
        linked_at: at,
      })
      .execute()
    await stand.database
      .direct()
      .insertInto('passkey')
      .values({
        credential_id: email,
        account_id: accountId,
        public_key: 'key',
        counter: 0n,
        transports: '[]',
        name: 'My phone',
        created_at: at,
      })
      .execute()
    await stand.cases.askRecovery(email, anybody)
    await stand.needs.later.settled()
    const recoverToken = stand.linkOf(email, 'recover')
    const password = 'nine slow rivers at dawn'
    expect((await stand.cases.submitRecovery({ recoverToken, password }, anybody)).ok).toBe(true)
    expect(await apps.readToken(token)).toBeNull()
    expect(stand.mails.findLast(({ kind }) => kind === 'password-changed')).toMatchObject({
      to: email,
      facts: { ways: 'google, My phone' },
    })
  })

  test('an app that nobody set up gets nothing', async (context) => {
    const stand = await open(context)
    const { session } = await stand.enter('nobody@example.com')
    for (const wrong of [
      { appId: 'mac', secret: app.secret },
      { appId: 'ios', secret: '' },
    ]) {
      expect(await appsOn(stand).tokenForSession(wrong, session, anybody)).toEqual(
        fail({ code: 'app_unknown' }),
      )
    }
  })
})
