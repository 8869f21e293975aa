import { openTestDatabase } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { type AccountStand, anybody, PASSWORD, sharedStand } from '../account-stand.fixture.ts'
import { forgetAccountTraces } from '../personal-data/forget-account-traces.ts'
import { rotateSession } from './session-store.ts'

const DAY = 86_400

describe('sessions', () => {
  const open = sharedStand((context) => openTestDatabase(context, 'sessions'))

  test('end when they are not used for 14 days, and after 60 days whatever happens', async (context) => {
    const { advance, cases, join } = await open(context)
    const idle = await join('idle@example.com')
    const used = await join('used@example.com')
    for (let day = 0; day < 52; day += 13) {
      expect((await cases.readSession(used.token))?.accountId).toBe(used.account.id)
      advance(13 * DAY)
    }
    expect(await cases.readSession(used.token)).not.toBeNull()
    expect(await cases.readSession(idle.token)).toBeNull()
    advance(8 * DAY)
    expect(await cases.readSession(used.token)).toBeNull()
  })

  test('are written to once a minute at most', async (context) => {
    const { advance, cases, database, join } = await open(context)
    const { token, account } = await join('busy@example.com')
    const seenAt = async () => {
      const row = await database
        .direct()
        .selectFrom('account_session')
        .select('seen_at')
        .where('account_id', '=', account.id)
        .executeTakeFirstOrThrow()
      return row.seen_at.getTime()
    }
    const first = await seenAt()
    advance(59)
    await cases.readSession(token)
    expect(await seenAt()).toBe(first)
    advance(1)
    await cases.readSession(token)
    expect(await seenAt()).toBe(first + 60_000)
  })

  test('can be listed and ended by their owner alone', async (context) => {
    const { cases, join } = await open(context)
    const email = 'owner@example.com'
    const here = await join(email)
    const visitor = { ...anybody, deviceToken: here.deviceToken }
    const others = [
      await signedIn(cases, email, visitor),
      await signedIn(cases, email, visitor),
      await signedIn(cases, email, visitor),
    ]
    const stranger = await cases.readSession((await join('stranger@example.com')).token)
    const session = await cases.readSession(here.token)
    if (session === null || stranger === null) throw new Error('No session')
    const listed = await cases.listSessions(session)
    expect(listed).toHaveLength(4)
    expect(listed.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual([
      session.sessionId,
    ])
    const first = await cases.readSession(others[0] ?? '')
    await cases.endSessions(stranger, first?.sessionId ?? '')
    await cases.endSessions(stranger, 'not an id')
    expect(await cases.listSessions(session)).toHaveLength(4)
    await cases.endSessions(session, first?.sessionId ?? '')
    expect(await cases.readSession(others[0] ?? '')).toBeNull()
    await cases.signOut(others[1] ?? '')
    expect(await cases.readSession(others[1] ?? '')).toBeNull()
    expect(await cases.readSession(others[2] ?? '')).not.toBeNull()
    await cases.endSessions(session, null)
    expect(await cases.readSession(others[2] ?? '')).toBeNull()
    expect((await cases.listSessions(session)).map(({ id }) => id)).toEqual([session.sessionId])
    expect(await cases.listSessions(stranger)).toHaveLength(1)
  })

  test('every one ends with a new password by mail, and so does a second step that was begun', async (context) => {
    const { cases, join, linkOf, mails, needs } = await open(context)
    const email = 'recovering@example.com'
    const { token } = await join(email)
    await cases.askRecovery(email, anybody)
    await cases.askRecovery(email, anybody)
    await needs.later.settled()
    const older = mails.filter(({ to, kind }) => to === email && kind === 'recover')[0]
    const recoverToken = linkOf(email, 'recover')
    const password = `${PASSWORD} anew`
    expect((await cases.submitRecovery({ recoverToken, password }, anybody)).ok).toBe(true)
    expect(await cases.readSession(token)).toBeNull()
    const other = older?.facts.link?.split('/').at(-1) ?? ''
    expect(await cases.checkRecovery(other)).toEqual({ ok: false, failure: { code: 'token_old' } })
  })

  test('get another token after a change of rights, and the old one is worth nothing', async (context) => {
    const { cases, database, join, needs } = await open(context)
    const { token } = await join('rotated@example.com')
    const session = await cases.readSession(token)
    if (session === null) throw new Error('No session')
    const rotated = await database.transaction('test', (tx) =>
      rotateSession(tx, needs.clock.now(), session.sessionId),
    )
    expect(await cases.readSession(token)).toBeNull()
    expect((await cases.readSession(rotated.token))?.sessionId).toBe(session.sessionId)
  })

  test('no token, hash of a password or network stands in the database as it was given', async (context) => {
    const { cases, database, join } = await open(context)
    const email = 'dumped@example.com'
    const { token, deviceToken } = await join(email)
    await cases.signIn({ email, password: 'a wrong one' }, { ...anybody, network: '192.0.2.200' })
    const tables = [
      'account',
      'account_session',
      'account_token',
      'known_device',
      'sign_in_failure',
    ] as const
    const dump: unknown[] = []
    for (const table of tables) {
      dump.push(await database.direct().selectFrom(table).selectAll().execute())
    }
    const text = JSON.stringify(dump, (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    )
    for (const secret of [token, deviceToken, PASSWORD, 'a wrong one', '192.0.2.200']) {
      expect(text).not.toContain(secret)
    }
    expect(text).toContain('$argon2id$')
  })

  test('what has no use any more is forgotten', async (context) => {
    const { advance, cases, database, join, needs } = await open(context)
    const { account } = await join('kept@example.com')
    await cases.signUp({ email: 'typed@example.com', subscribed: true, source: 'web' }, anybody)
    await cases.signIn({ email: 'typed@example.com', password: 'wrong' }, anybody)
    const counts = async () => {
      await forgetAccountTraces(database, needs.clock.now())
      const from = (
        table: 'account_session' | 'account_sign_in' | 'account_token' | 'known_device',
      ) =>
        database
          .direct()
          .selectFrom(table)
          .select('account_id')
          .where('account_id', '=', account.id)
          .execute()
      const failures = await database.direct().selectFrom('sign_in_failure').select('key').execute()
      const typed = await database
        .direct()
        .selectFrom('account')
        .select('id')
        .where('email', '=', 'typed@example.com')
        .execute()
      return [
        (await from('account_session')).length,
        (await from('account_sign_in')).length,
        (await from('account_token')).length,
        (await from('known_device')).length,
        failures.length > 0,
        typed.length,
      ]
    }
    expect(await counts()).toEqual([1, 1, 2, 1, true, 1])
    advance(2 * DAY + 1)
    expect(await counts()).toEqual([1, 1, 0, 1, false, 1])
    advance(5 * DAY)
    expect(await counts()).toEqual([1, 1, 0, 1, false, 0])
    advance(7 * DAY)
    expect(await counts()).toEqual([0, 1, 0, 1, false, 0])
    advance(77 * DAY)
    expect(await counts()).toEqual([0, 0, 0, 1, false, 0])
    advance(400 * DAY)
    expect(await counts()).toEqual([0, 0, 0, 0, false, 0])
    expect(await cases.readAccount(account.id)).not.toBeNull()
  })
})

async function signedIn(
  cases: AccountStand['cases'],
  email: string,
  visitor: typeof anybody,
): Promise<string> {
  const answer = await cases.signIn({ email, password: PASSWORD }, visitor)
  if (!answer.ok) throw new Error(answer.failure.code)
  return answer.value.token
}
