// door: HTTP
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningProduct } from '../../support/index.ts'
import { mailedToken } from '../support/mails.ts'
import { favouritesOf, placeFrom } from '../support/owner-steps.ts'
import {
  newAddress,
  PASSWORD,
  type Person,
  type PersonReply,
  personAt,
  signInAt,
  signUpAt,
  solvedCaptcha,
} from '../support/person.ts'
import { startShop, stopShop } from '../support/start-shop.ts'
import {
  type Change,
  NO_ACCOUNT_CHANGE,
  type Operation,
  type Schema,
} from './account-operations.ts'

/** The form of a tool's id; other ids have none. */
const REF_ID = '^[2-9a-z]{14}$'
const APP = { id: 'app', secret: 's'.repeat(40) }

let shop: RunningProduct
let changes: readonly Change[]
beforeAll(async () => {
  shop = await startShop('account_tokens', { APP_CLIENTS: `${APP.id}:${APP.secret}` })
  const reply = await fetch(`${shop.url}/api/openapi.json`)
  const { paths }: { paths: Record<string, Record<string, Operation>> } = await reply.json()
  const all = Object.entries(paths).flatMap(([path, operations]) =>
    (['POST', 'PATCH', 'DELETE'] as const).flatMap((method): Change[] => {
      const operation = operations[method.toLowerCase()]
      return operation === undefined ? [] : [{ method, path, operation }]
    }),
  )
  changes = all.filter((call) => !NO_ACCOUNT_CHANGE.some((free) => free.test(nameOf(call))))
})
afterAll(() => stopShop(shop))

const nameOf = ({ method, path }: Change) => `${method} ${path}`

/** A request that is let through and does harm where nobody asks for the token: right in everything else. */
function requestOf({ operation, path }: Change, favourite: string) {
  const schema = operation.requestBody?.content['application/json']?.schema
  const query = operation.parameters.filter((each) => each.in === 'query' && each.required)
  const search = new URLSearchParams(query.map(({ name }) => [name, textFor(name, favourite)]))
  return {
    url: `${path.replace('{appId}', APP.id).replaceAll(/\{\w+\}/g, 'google')}?${search}`,
    body: schema && bodyOf(schema, favourite),
  }
}

function bodyOf(schema: Schema, favourite: string): object {
  const object = schema.properties ? schema : schema.anyOf?.find((each) => each.properties)
  const { properties = {}, required = [] } = object ?? {}
  const proof = Object.keys(properties).filter((name) => /^(?:old_)?password$/.test(name))
  return Object.fromEntries(
    [...new Set([...required, ...proof])].map((name) => {
      const { anyOf, items, pattern, type } = properties[name] ?? {}
      if (pattern === REF_ID) return [name, 'a'.repeat(14)]
      const first = anyOf?.[0]?.const
      if (first !== undefined) return [name, first]
      if (type === 'boolean') return [name, true]
      if (type === 'array') return [name, [items?.anyOf?.[0]?.const]]
      return [name, type === 'object' ? {} : textFor(name, favourite, proof.length > 1)]
    }),
  )
}

function textFor(name: string, favourite: string, isNewPassword = false): string {
  if (name === 'password') return isNewPassword ? 'a whole new set of words' : PASSWORD
  if (name === 'old_password') return PASSWORD
  if (name === 'email') return newAddress()
  if (name === 'secret') return APP.secret
  return name === 'id' || name === 'serviceId' ? favourite : 'Renamed'
}

/** Everything about an account that its owner can see. */
async function stateOf(person: Person): Promise<string> {
  const seen = await Promise.all(
    ['', '/sessions', '/recovery-codes', '/passkeys', '/export'].map(
      async (path) => (await person.ask('GET', `/api/user${path}`)).body,
    ),
  )
  // Looking at it is what moves the moment of the last use.
  const still = JSON.stringify([...seen, await favouritesOf(person, 'eth')])
  return still.replaceAll(/"(?:seenAt|exportedAt|at)":"[^"]*"/g, '')
}

const codeOf = ({ body, status }: PersonReply) => `${status} ${body?.error?.code ?? ''}`

/** Somebody with an account and an address that it used. */
async function ownerWithFavourite(): Promise<{
  readonly browser: Person
  readonly email: string
  readonly favourite: string
}> {
  const browser = personAt(shop)
  const { email } = await signUpAt(shop, browser)
  await placeFrom(shop, browser, { from: 'btc', to: 'eth' })
  const [favourite] = await favouritesOf(browser, 'eth')
  if (favourite === undefined) throw new Error('the order left no address')
  return { browser, email, favourite: favourite.id }
}

test('[AUTH-10.1,7] no change of an account is made without its token, its session and a page of ours', async () => {
  const { browser, email, favourite } = await ownerWithFavourite()
  const thief = personAt(shop)
  await signUpAt(shop, thief)
  const stolen = { 'x-csrf-token': await thief.csrf() }
  const own = { 'x-csrf-token': await browser.csrf() }
  const before = await stateOf(browser)
  const names = changes.map(nameOf)
  expect(names).toEqual(expect.arrayContaining(KNOWN))
  for (const change of changes) {
    const { body, url } = requestOf(change, favourite)
    const send = async (headers: Readonly<Record<string, string>>, who = browser) =>
      codeOf(await who.ask(change.method, url, { body, headers }))
    const name = nameOf(change)
    expect(await send({}), name).toBe('403 csrf_wrong')
    expect(await send({ 'x-csrf-token': 'x'.repeat(43) }), name).toBe('403 csrf_wrong')
    expect(await send(stolen), name).toBe('403 csrf_wrong')
    expect(await send({ ...own, origin: 'https://elsewhere.example' }), name).toBe(FOREIGN)
    expect(await send({ ...own, origin: 'null' }), name).toBe(FOREIGN)
    expect(await send({ ...own, 'sec-fetch-site': 'same-site' }), name).toBe(FOREIGN)
    // Without a session there is nothing to sign out of.
    if (change.path === '/api/auth/logout') continue
    expect(await send({ ...own, 'x-cookies': '' }), name).toBe('401 signed_out')
    expect(await send(own, personAt(shop)), name).toBe('401 signed_out')
  }
  expect(await stateOf(browser)).toBe(before)
  expect((await signInAt(personAt(shop), { email, password: PASSWORD })).body.result).toBe(true)
})

test('[AUTH-10.1] with all three each change goes further', async () => {
  let owner = await ownerWithFavourite()
  for (const change of changes) {
    // Some of them end the session, and one the account.
    if ((await owner.browser.ask('GET', '/api/user?fields=id')).body.user === null) {
      owner = await ownerWithFavourite()
    }
    const { body, url } = requestOf(change, owner.favourite)
    const headers = { 'x-csrf-token': await owner.browser.csrf() }
    const reply = await owner.browser.ask(change.method, url, { body, headers })
    expect(STOPPED, nameOf(change)).not.toContain(codeOf(reply))
    expect(codeOf(reply), nameOf(change)).not.toMatch(/ (?:field_|unknown_field|body_)/)
  }
})

test('[AUTH-10.1] the token in the request itself is as good as in its header', async () => {
  const { browser, favourite } = await ownerWithFavourite()
  const path = '/api/addresses/favourites'
  const named = { id: favourite, name: 'Mine', _csrf: await browser.csrf() }
  expect((await browser.ask('POST', path, { body: named })).status).toBe(200)
  expect(await favouritesOf(browser, 'eth')).toMatchObject([{ id: favourite, name: 'Mine' }])
  const forgotten = await browser.ask('DELETE', `${path}?id=${favourite}&_csrf=${named._csrf}`)
  expect(forgotten.body).toEqual({ result: true })
  expect(await favouritesOf(browser, 'eth')).toEqual([])
})

const FOREIGN = '403 other_origin'
const STOPPED = ['403 csrf_wrong', '401 signed_out', FOREIGN]
/** Some of them by name, so that the list is not empty by mistake. */
const KNOWN = [
  'POST /api/addresses/favourites',
  'DELETE /api/addresses/favourites',
  'POST /api/auth/logout',
  'POST /api/oauth/{provider}/link',
  'POST /api/oauth/access-token/{appId}',
  'DELETE /api/user',
  'POST /api/user/password',
]

describe('mobile apps', () => {
  const token = (person: Person, body: object, id = APP.id) =>
    person.ask('POST', `/api/oauth/access-token/${id}`, { body })

  test('[AUTH-14.1,2,4] a sign-up in an app ends with an access token that reads and changes nothing', async () => {
    const app = personAt(shop)
    const email = newAddress()
    const captcha = await solvedCaptcha(shop)
    await app.ask('POST', '/api/auth/sign-up', { body: { email, captcha, source: 'widget' } })
    const confirmToken = await mailedToken(shop, email, 'confirm')
    const check = (body: object) =>
      app.ask('POST', '/api/auth/check-confirm-and-get-token', { body })
    const none = { result: false, token: null, expiresAt: null }
    expect((await check({ email })).body).toEqual(none)
    expect((await check({ email: newAddress(), confirmToken })).body).toEqual(none)
    const confirmed = await check({ email, confirmToken })
    expect(confirmed.body).toMatchObject({ result: true })
    const code = confirmed.body.token
    expect((await token(app, { secret: 'wrong', code })).status).toBe(401)
    const given = await token(app, { secret: APP.secret, code })
    expect(given.body).toMatchObject({ tokenType: 'Bearer' })
    expect((await token(app, { secret: APP.secret, code })).status).toBe(410)
    const headers = { authorization: `Bearer ${given.body.accessToken}` }
    const bare = personAt(shop)
    expect((await bare.ask('GET', '/api/user', { headers })).body.user.email).toBe(email)
    expect((await bare.ask('GET', '/api/transactions', { headers })).body.payouts).toEqual([])
    for (const path of ['/api/user/sessions', '/api/user/social-accounts', '/api/user/export']) {
      expect((await bare.ask('GET', path, { headers })).status).toBe(401)
    }
    const cookie = { cookie: `session=${given.body.accessToken}` }
    expect((await bare.ask('GET', '/api/user', { headers: cookie })).body.user).toBeNull()
  })

  test('[AUTH-14.3,5] whoever is signed in gives an app a token, and ends it in the list of sessions', async () => {
    const person = personAt(shop)
    const { email } = await signUpAt(shop, person)
    expect((await token(person, { secret: APP.secret })).status).toBe(403)
    const path = `/api/oauth/access-token/${APP.id}`
    const { accessToken } = (await person.change('POST', path, { secret: APP.secret })).body
    const headers = { authorization: `Bearer ${accessToken}` }
    const user = async () => (await personAt(shop).ask('GET', '/api/user', { headers })).body.user
    expect((await user()).email).toBe(email)
    const sessions = (await person.ask('GET', '/api/user/sessions')).body.result
    const app = sessions.find(({ method }: { method: string }) => method === 'app')
    expect(app).toMatchObject({ device: APP.id, isCurrent: false })
    await person.change('DELETE', `/api/user/sessions?id=${app.id}`)
    expect(await user()).toBeNull()
  })
})
