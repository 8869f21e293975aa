import { openTestDatabase } from '@causeway/tests/exchange'
import {
  type Bend,
  createSoftwareAuthenticator,
  type SoftwareAuthenticator,
} from '@causeway/tests/support'
import { describe, expect, test } from 'vitest'
import { anybody, PASSWORD } from '../account-stand.fixture.ts'
import { type ChangingStand, type Person, sharedChanges } from '../changing-stand.fixture.ts'

const ORIGIN = 'https://exchange.example'
const refused = { ok: false, failure: { code: 'passkey_refused' } }
const proof = { password: PASSWORD }

describe('passkeys', () => {
  const open = sharedChanges((context) => openTestDatabase(context, 'passkeys'))

  test('sign in by themselves, past the code, and are told of by mail', async (context) => {
    const stand = await open(context)
    const person = await stand.enter('key@example.com')
    await stand.secure(person)
    const early = await stand.changes.passkeyRegistrationOptions(person.session, proof)
    expect(early).toMatchObject({ failure: { code: 'proof_needed', missing: 'code' } })
    const other = await stand.enter('key2@example.com')
    const key = await give(stand, other, ' Blue\n key ')
    expect(stand.mails.at(-1)).toMatchObject({
      to: 'key2@example.com',
      kind: 'passkey-added',
      facts: { name: 'Blue key' },
    })
    await stand.secure(other)
    const entered = await enter(stand, key)
    if (!entered.ok) throw new Error(entered.failure.code)
    expect(entered.value.account).toMatchObject({ email: 'key2@example.com', totpState: 'enabled' })
    const session = await stand.cases.readSession(entered.value.token)
    expect(session?.method).toBe('passkey')
    const [listed] = await stand.changes.listPasskeys(other.session)
    expect(listed).toMatchObject({ id: key.id, name: 'Blue key' })
    expect(listed?.usedAt?.getTime()).toBe(stand.needs.clock.now())
  })

  test('are made for what was asked: no e-mail to type, a PIN or finger, none twice', async (context) => {
    const stand = await open(context)
    const person = await stand.enter('options@example.com')
    const key = await give(stand, person)
    const options = await stand.changes.passkeyRegistrationOptions(person.session, proof)
    expect(options.ok && options.value).toMatchObject({
      rp: { id: 'exchange.example', name: 'Causeway' },
      user: { name: 'options@example.com' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: key.id, type: 'public-key' }],
    })
    const signIn = await stand.changes.passkeySignInOptions()
    expect(signIn).toMatchObject({ rpId: 'exchange.example', userVerification: 'required' })
    // It names nobody's.
    expect(signIn.allowCredentials ?? []).toEqual([])
  })

  test('are refused from elsewhere, without PIN, for another challenge, and a second time', async (context) => {
    const stand = await open(context)
    const person = await stand.enter('bent@example.com')
    const key = await give(stand, person)
    const bends: readonly Bend[] = [
      { origin: 'https://exchange.example.evil' },
      { origin: 'http://exchange.example' },
      { rpId: 'evil.example' },
      { isVerified: false },
      { challenge: Buffer.alloc(32, 1).toString('base64url') },
      { userHandle: '0190163d-8694-739b-aea5-966c26f8ad91' },
      { type: 'webauthn.create' },
    ]
    for (const bend of bends)
      expect(await enter(stand, key, bend), JSON.stringify(bend)).toEqual(refused)
    const options = await stand.changes.passkeySignInOptions()
    const answer = key.get(options)
    const both = await Promise.all(
      [1, 2, 3].map(() => stand.changes.signInWithPasskey(answer, anybody)),
    )
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.filter(({ ok }) => !ok)).toEqual([refused, refused])
    const late = await stand.changes.passkeySignInOptions()
    stand.advance(301)
    expect(await stand.changes.signInWithPasskey(key.get(late), anybody)).toEqual(refused)
    const stranger = createSoftwareAuthenticator(ORIGIN, person.accountId)
    expect(await enter(stand, stranger)).toEqual(refused)
    for (const nonsense of [null, 'text', {}, { id: 'a', rawId: 'b' }, { response: {} }]) {
      expect(await stand.changes.signInWithPasskey(nonsense, anybody)).toEqual(refused)
    }
  })

  test('are refused at registration where anything is not as it was asked', async (context) => {
    const stand = await open(context)
    const person = await stand.enter('register@example.com')
    const other = await stand.enter('thief@example.com')
    const key = createSoftwareAuthenticator(ORIGIN, person.accountId)
    const optionsOf = async (whose: Person) => {
      const options = await stand.changes.passkeyRegistrationOptions(whose.session, proof)
      if (!options.ok) throw new Error(options.failure.code)
      return options.value
    }
    const add = (whose: Person, response: unknown) =>
      stand.changes.addPasskey(whose.session, { name: 'Mine', response })
    for (const bend of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { isVerified: false },
      { type: 'webauthn.get' },
    ]) {
      expect(await add(person, key.create(await optionsOf(person), bend))).toEqual(refused)
    }
    const phone = await stand.cases.signIn({ email: person.email, ...proof }, anybody)
    const session = await stand.cases.readSession(phone.ok ? phone.value.token : '')
    if (session === null) throw new Error('Nobody is signed in')
    expect(await add({ ...person, session }, key.create(await optionsOf(person)))).toEqual(refused)
    // A challenge is one session's; one for signing in is no good either.
    expect(await add(other, key.create(await optionsOf(person)))).toEqual(refused)
    const signIn = await stand.changes.passkeySignInOptions()
    expect(await add(person, key.create(signIn))).toEqual(refused)
    expect(
      await stand.changes.signInWithPasskey(key.get(await optionsOf(person)), anybody),
    ).toEqual(refused)
    const answer = key.create(await optionsOf(person))
    const both = await Promise.all([add(person, answer), add(person, answer)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    // The same passkey for somebody else.
    expect(await add(other, key.create(await optionsOf(other)))).toEqual(refused)
    expect(await stand.changes.listPasskeys(other.session)).toEqual([])
  })

  test('whose counter goes back are refused, and the operator is told', async (context) => {
    const stand = await open(context)
    const person = await stand.enter('copied@example.com')
    const key = await give(stand, person)
    expect((await enter(stand, key, { counter: 10 })).ok).toBe(true)
    const before = stand.alerts.length
    expect(await enter(stand, key, { counter: 10 })).toEqual(refused)
    expect(await enter(stand, key, { counter: 9 })).toEqual(refused)
    expect(await enter(stand, key, { counter: 0 })).toEqual(refused)
    expect(stand.alerts.slice(before)).toEqual(Array(3).fill('passkey_counter_went_back'))
    expect((await enter(stand, key, { counter: 11 })).ok).toBe(true)
    const cloud = await give(stand, person, 'Cloud', { counts: false })
    expect((await enter(stand, cloud)).ok).toBe(true)
    expect((await enter(stand, cloud)).ok).toBe(true)
  })

  test('are named, renamed and removed by their owner alone', async (context) => {
    const stand = await open(context)
    const { changes } = stand
    const person = await stand.enter('names@example.com')
    const other = await stand.enter('names2@example.com')
    const key = await give(stand, person, '')
    const rename = (whose: Person, name: string) =>
      changes.renamePasskey(whose.session, { id: key.id, name })
    expect(await changes.listPasskeys(person.session)).toMatchObject([{ name: 'Passkey 1' }])
    expect(await rename(other, 'Theirs')).toMatchObject({ failure: { code: 'passkey_not_found' } })
    expect(await rename(person, '  ')).toMatchObject({ value: { name: 'Passkey 1' } })
    expect(await rename(person, 'ü'.repeat(100))).toMatchObject({
      value: { name: 'ü'.repeat(60) },
    })
    for (const id of ['\u0000', 'a'.repeat(301), '']) {
      const unknown = { failure: { code: 'passkey_not_found' } }
      expect(await changes.renamePasskey(person.session, { id, name: 'x' })).toMatchObject(unknown)
      expect(await changes.removePasskey(person.session, { id, ...proof })).toMatchObject(unknown)
    }
    const remove = (whose: Person, password?: string) =>
      changes.removePasskey(whose.session, { id: key.id, password })
    expect(await remove(person)).toMatchObject({ failure: { missing: 'password' } })
    expect(await remove(other, PASSWORD)).toMatchObject({ failure: { code: 'passkey_not_found' } })
    expect((await remove(person, PASSWORD)).ok).toBe(true)
    expect(await enter(stand, key)).toEqual(refused)
    expect(await changes.listPasskeys(person.session)).toEqual([])
  })

  test('cannot be removed where nothing else lets in, not even two at once', async (context) => {
    const stand = await open(context)
    const { changes, database } = stand
    const person = await stand.enter('lastkey@example.com')
    const keys = [await give(stand, person), await give(stand, person)]
    await database
      .direct()
      .updateTable('account')
      .set({ password_hash: null })
      .where('id', '=', person.accountId)
      .execute()
    const answers = await Promise.all(
      keys.map(({ id }) => changes.removePasskey(person.session, { id })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers).toContainEqual({ ok: false, failure: { code: 'only_way_in' } })
    const [last] = await changes.listPasskeys(person.session)
    const remove = () => changes.removePasskey(person.session, { id: last?.id ?? '' })
    expect(await remove()).toEqual({ ok: false, failure: { code: 'only_way_in' } })
    // An account elsewhere is a way in as well.
    await database
      .direct()
      .insertInto('social_account')
      .values({
        id: '0190163d-8694-739b-aea5-966c26f8ad91',
        account_id: person.accountId,
        provider: 'google',
        subject: 'last key',
        email: null,
        linked_at: new Date(stand.needs.clock.now()),
      })
      .execute()
    expect((await remove()).ok).toBe(true)
  })
})

/** Registers a passkey. */
async function give(
  { changes }: ChangingStand,
  { session, accountId }: Person,
  name = 'Key',
  options: { readonly counts?: boolean } = {},
): Promise<SoftwareAuthenticator> {
  const key = createSoftwareAuthenticator(ORIGIN, accountId, options)
  const asked = await changes.passkeyRegistrationOptions(session, proof)
  if (!asked.ok) throw new Error(asked.failure.code)
  const added = await changes.addPasskey(session, { name, response: key.create(asked.value) })
  if (!added.ok) throw new Error(added.failure.code)
  return key
}

async function enter({ changes }: ChangingStand, key: SoftwareAuthenticator, bend?: Bend) {
  const options = await changes.passkeySignInOptions()
  return changes.signInWithPasskey(key.get(options, bend), anybody)
}
