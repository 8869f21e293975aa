// door: HTTP, command
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advanceClock } from '../../customers/index.ts'
import {
  type Bend,
  createSoftwareAuthenticator,
  operate,
  type RunningProduct,
  type SoftwareAuthenticator,
} from '../../support/index.ts'
import type { Asked } from '../support/ask-product.ts'
import { twoAdministrators } from '../support/backoffice/proposal-steps.ts'
import {
  addByCommand,
  askOffice,
  joinBy,
  type Member,
  memberOf,
  officeOf,
  tokenIn,
} from '../support/backoffice/staff-steps.ts'
import { PASSWORD, personAt, signUpAt } from '../support/person.ts'
import { databaseOf, startShop, stopShop } from '../support/start-shop.ts'

let shop: RunningProduct
let place: Readonly<Record<string, string>>
let anna: Member
let bert: Member
beforeAll(async () => {
  shop = await startShop('staff-passkeys', { BACKOFFICE_HOST: 'localhost' })
  place = { DATA_DIR: shop.dataDir, DATABASE_URL: databaseOf('staff-passkeys') ?? '' }
  ;[anna, bert] = await twoAdministrators(shop, 'staff-passkeys')
})
afterAll(() => stopShop(shop))

test('[OPS-05.10] members add, rename and remove their passkeys with a second factor; no other member can have them', async () => {
  const key = await keyOf(anna)
  const options = await optionsOf(anna)
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    authenticatorSelection: { userVerification: 'required' },
  })
  const add = (name: string, response: unknown) => anna.ask('POST', '/passkeys', { name, response })
  for (const bend of [{ isVerified: false }, { origin: 'https://evil.example' }]) {
    expect(codeOf(await add('Bent', key.create(await optionsOf(anna), bend)))).toBe(REFUSED)
  }
  // A challenge of one member is no good for another.
  expect(codeOf(await add('Theirs', key.create(await optionsOf(bert))))).toBe(REFUSED)
  expect((await add(' My\n phone ', key.create(options))).body).toEqual({ result: true })
  expect(await passkeysOf(anna)).toMatchObject([{ id: key.id, name: 'My phone', usedAt: null }])

  const response = key.create(await optionsOf(bert))
  expect(codeOf(await bert.ask('POST', '/passkeys', { name: 'Shared', response }))).toBe(REFUSED)
  expect(await passkeysOf(bert)).toEqual([])
  const renamed = { id: key.id, name: 'Phone' }
  for (const path of ['/passkeys/rename', '/passkeys/remove']) {
    const { id, name } = renamed
    const body = path === '/passkeys/rename' ? { id, name } : { id }
    expect(codeOf(await bert.ask('POST', path, body)), path).toBe('passkey_not_found')
  }
  expect((await anna.ask('POST', '/passkeys/rename', renamed)).status).toBe(200)
  expect(await passkeysOf(anna)).toMatchObject([{ name: 'Phone' }])

  const second = await addKey(anna, 'Spare')
  expect((await anna.ask('POST', '/passkeys/remove', { id: second.id })).status).toBe(200)
  expect(codeOf((await enter(second)).entered)).toBe(REFUSED)
  expect((await enter(key)).entered.status).toBe(200)
  expect(await operate(place, 'staff', 'list')).toMatch(/anna@shop\.example.* 1 passkey\n/)
  const { entries } = (await anna.ask('GET', '/audit')).body as { entries: { action: string }[] }
  const actions = entries.map(({ action }) => action)
  for (const act of ['added', 'renamed', 'removed']) {
    expect(actions).toContain(`staff.passkey_${act}`)
  }

  await advanceClock(shop, 5 * 60 + 1)
  const refused = [
    anna.ask('POST', '/passkeys/options'),
    add('Late', {}),
    anna.ask('POST', '/passkeys/rename', renamed),
    anna.ask('POST', '/passkeys/remove', { id: key.id }),
  ]
  for (const each of refused) expect(codeOf(await each)).toBe('step_up_needed')
})

test('[OPS-05.12] a passkey signs in without a code and takes the place of one, and every wrong one gets the same answer', async () => {
  const key = await addKey(await fresh('support'), 'Laptop')
  const { member, entered, response } = await enter(key)
  expect(entered.body).toEqual({ result: true })
  const sessions = (await member.ask('GET', '/sessions')).body.sessions as object[]
  expect(sessions).toHaveLength(2)
  expect(sessions).toContainEqual(expect.objectContaining({ isCurrent: true, method: 'passkey' }))
  expect(sessions).toContainEqual(expect.objectContaining({ isCurrent: false, method: 'password' }))
  expect((await member.ask('GET', '/me')).body).toMatchObject({
    isSteppedUp: true,
    hasPasskeys: true,
  })
  const log = (await anna.ask('GET', '/audit')).body.entries as object[]
  expect(log).toContainEqual(
    expect.objectContaining({ action: 'staff.signed_in', after: '{"passkey":"Laptop"}' }),
  )

  await advanceClock(shop, 5 * 60 + 1)
  expect(codeOf(await member.ask('POST', '/passkeys/options'))).toBe('step_up_needed')
  const stepUp = async (by: SoftwareAuthenticator, bend?: Bend) => {
    const { options } = (await member.ask('POST', '/step-up/passkey/options')).body
    return member.ask('POST', '/step-up/passkey', { response: by.get(options as Options, bend) })
  }
  const others = await addKey(await fresh('viewer'), 'Theirs')
  expect(codeOf(await stepUp(others))).toBe(REFUSED)
  expect(codeOf(await stepUp(key, { isVerified: false }))).toBe(REFUSED)
  const forSignIn = key.get(await signInOptions())
  expect(codeOf(await member.ask('POST', '/step-up/passkey', { response: forSignIn }))).toBe(
    REFUSED,
  )
  expect((await stepUp(key)).body).toEqual({ result: true })
  expect((await member.ask('GET', '/me')).body).toMatchObject({ isSteppedUp: true })

  const wrong = [
    (await enter(key, { isVerified: false })).entered,
    (await enter(key, { origin: 'https://evil.example' })).entered,
    (await enter(key, { counter: 1 })).entered,
    (await enter(createSoftwareAuthenticator(officeOf(shop).url, 'nobody'))).entered,
    await askOffice(shop, 'POST', '/sign-in/passkey', { body: { response } }),
    await askOffice(shop, 'POST', '/sign-in/passkey', { body: { response: {} } }),
  ]
  for (const { body, status } of wrong) {
    expect(status).toBe(422)
    expect(body).toEqual(wrong[0]?.body)
  }
  // A right one ends what was wrong before it.
  expect((await enter(key)).entered.status).toBe(200)
  const answers: number[] = []
  while (answers.length < 12 && answers.at(-1) !== 429) {
    answers.push((await enter(key, { isVerified: false })).entered.status)
  }
  expect(answers.at(-1)).toBe(429)
  expect((await enter(key)).entered.status).toBe(429)
})

test('[OPS-05.12] passkeys of customers and of staff open each their own door', async () => {
  const customer = personAt(officeOf(shop))
  await signUpAt(officeOf(shop), customer)
  const asked = await customer.change('POST', '/api/user/passkeys/options', { password: PASSWORD })
  const handle = Buffer.from(asked.body.options.user.id, 'base64url').toString()
  const theirs = createSoftwareAuthenticator(officeOf(shop).url, handle)
  const response = theirs.create(asked.body.options)
  await customer.change('POST', '/api/user/passkeys', { name: 'Phone', response })
  const ours = await addKey(await fresh('finance'), 'Ours')

  const door = async (key: SoftwareAuthenticator) => {
    const guest = personAt(officeOf(shop))
    const { body } = await guest.ask('POST', '/api/auth/passkey/options', { body: {} })
    const given = { body: { response: key.get(body.result) } }
    return (await guest.ask('POST', '/api/auth/passkey', given)).status
  }
  expect([await door(theirs), await door(ours)]).toEqual([200, 422])
  expect(codeOf((await enter(theirs)).entered)).toBe(REFUSED)
  // Nor does a right answer to the other door’s challenge.
  const { body } = await customer.ask('POST', '/api/auth/passkey/options', { body: {} })
  const answer = { response: ours.get(body.result) }
  const crossed = await askOffice(shop, 'POST', '/sign-in/passkey', { body: answer })
  expect(codeOf(crossed)).toBe(REFUSED)
  expect((await enter(ours)).entered.status).toBe(200)
})

test('[OPS-05.10] passkeys go with a member who is removed or gets a new link', async () => {
  const reset = await fresh('content')
  const key = await addKey(reset, 'Lost')
  const link = await operate(place, 'staff', 'reset', reset.email)
  expect(codeOf((await enter(key)).entered)).toBe(REFUSED)
  const again = await joinBy(shop, tokenIn(link), 'Again')
  expect(await passkeysOf(again)).toEqual([])
  expect(codeOf((await enter(key)).entered)).toBe(REFUSED)

  const leaving = await fresh('treasury')
  const last = await addKey(leaving, 'Last')
  await operate(place, 'staff', 'remove', leaving.email)
  expect(codeOf((await enter(last)).entered)).toBe(REFUSED)
})

type Options = Readonly<Record<string, unknown>>

const REFUSED = 'passkey_refused'
let made = 0

/** A member whom the operator’s command makes. */
async function fresh(role: string): Promise<Member> {
  made += 1
  return joinBy(shop, await addByCommand(place, `${role}${made}@shop.example`, role), role)
}

async function keyOf(member: Member): Promise<SoftwareAuthenticator> {
  const { id } = (await member.ask('GET', '/me')).body
  return createSoftwareAuthenticator(officeOf(shop).url, String(id))
}

async function optionsOf(member: Member): Promise<Options> {
  const { body } = await member.ask('POST', '/passkeys/options')
  return body.options as Options
}

async function addKey(member: Member, name: string): Promise<SoftwareAuthenticator> {
  const key = await keyOf(member)
  const response = key.create(await optionsOf(member))
  const added = await member.ask('POST', '/passkeys', { name, response })
  expect(added.body).toEqual({ result: true })
  return key
}

async function passkeysOf(member: Member) {
  return (await member.ask('GET', '/passkeys')).body.passkeys
}

async function signInOptions(): Promise<Options> {
  const { body } = await askOffice(shop, 'POST', '/sign-in/passkey/options')
  return body.options as Options
}

/** Signs in with a passkey; `response` is what the browser sent. */
async function enter(key: SoftwareAuthenticator, bend?: Bend) {
  const response = key.get(await signInOptions(), bend)
  const entered = await askOffice(shop, 'POST', '/sign-in/passkey', { body: { response } })
  const known = { email: '', code: () => '', usedCode: '', joined: entered }
  return { entered, response, member: memberOf(shop, known) }
}

function codeOf({ body }: Asked): string {
  return body.error?.code ?? 'none'
}
