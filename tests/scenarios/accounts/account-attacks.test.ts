// door: HTTP
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningProduct } from '../../support/index.ts'
import { newAddress, PASSWORD, personAt, signInAt, signUpAt } from '../support/person.ts'
import { databaseOf, startShop, stopShop } from '../support/start-shop.ts'

type Schema = {
  readonly type?: string
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}
type Parameter = { readonly name: string; readonly in: string; readonly schema: Schema }
type Operation = {
  readonly parameters: readonly Parameter[]
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: Schema } }
  }
}
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Call = { readonly method: Method; readonly path: string; readonly operation: Operation }

const OPERATOR_TOKEN = 'a-token-of-the-operator-of-this-shop'

let shop: RunningProduct
let database: string | null
let calls: readonly Call[]
beforeAll(async () => {
  shop = await startShop('account_attacks', { LOG_LEVEL: 'trace', OPERATOR_TOKEN })
  database = databaseOf('account_attacks')
  calls = await accountCalls()
})
afterAll(() => stopShop(shop))

const ACCOUNT_PATH = /^\/api\/(?:auth|user|csrf|gt|oauth|addresses\/favourites)(?:\/|$)/

async function accountCalls(): Promise<readonly Call[]> {
  const reply = await fetch(`${shop.url}/api/openapi.json`)
  const document: { paths: Record<string, Record<string, Operation>> } = await reply.json()
  return Object.entries(document.paths)
    .filter(([path]) => ACCOUNT_PATH.test(path))
    .flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([name, operation]) => {
        const method = (['GET', 'POST', 'PATCH', 'DELETE'] as const).find(
          (each) => each.toLowerCase() === name,
        )
        return method === undefined ? [] : [{ method, path, operation }]
      }),
    )
}

const words = [
  PASSWORD,
  'a whole new set of words',
  '123456',
  'true',
  '',
  'x'.repeat(43),
  '\u{1f4b6}',
]

function nearly(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.properties !== undefined) {
    const fields = Object.entries(schema.properties)
    const known = fc.record(
      Object.fromEntries(fields.map(([name, field]) => [name, valueFor(name, field)])),
      { requiredKeys: fields.map(([name]) => name).filter((name) => name !== '_csrf') },
    )
    return fc.oneof({ weight: 5, arbitrary: known }, fc.jsonValue({ maxDepth: 1 }))
  }
  return valueFor('', schema)
}

/** What would do harm if it were let through: the right password, and changes that can be seen. */
function valueFor(name: string, schema: Schema): fc.Arbitrary<unknown> {
  if (name === '_csrf') return fc.constantFrom('', 'x'.repeat(43), null)
  if (name === 'old_password') return fc.constant(PASSWORD)
  if (name === 'password') return fc.constantFrom(PASSWORD, 'a whole new set of words')
  if (name === 'email') return fc.constantFrom(newAddress(), 'a@b')
  if (name === 'subscribed') return fc.constant(true)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.anyOf !== undefined) {
    return fc.oneof(...schema.anyOf.map((branch) => valueFor(name, branch)))
  }
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'object') return fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 1 }))
  return fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 30 }))
}

/** Sends a call some dozen times, nearly right, and looks that nothing breaks. */
async function send(
  call: Call,
  times: number,
  ask: (method: Method, path: string, body: unknown) => Promise<{ status: number; body: unknown }>,
): Promise<void> {
  const { method, operation, path } = call
  const query = operation.parameters.filter((parameter) => parameter.in === 'query')
  const asked = fc.record({
    body: operation.requestBody
      ? nearly(operation.requestBody.content['application/json'].schema)
      : fc.constant(undefined),
    part: fc.constantFrom(...words.filter((word) => word !== '')),
    query: fc.record(
      Object.fromEntries(query.map(({ name, schema }) => [name, valueFor(name, schema)])),
    ),
  })
  for (const { body, part, query: given } of fc.sample(asked, times)) {
    const search = new URLSearchParams(
      Object.entries(given).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
    )
    const filled = path.replaceAll(/\{\w+\}/g, encodeURIComponent(part))
    const { status, body: answered } = await ask(method, `${filled}?${search}`, body)
    expect(status, `${method} ${path}: ${JSON.stringify(answered)}`).toBeLessThan(500)
  }
}

test('no call of accounts breaks, whatever is sent with the right token', async () => {
  const person = personAt(shop)
  for (const call of calls) {
    // Some of them end the session, and one the account.
    if ((await person.ask('GET', '/api/user?fields=id')).body.user === null) {
      await signUpAt(shop, person)
    }
    await send(call, 5, async (method, path, body) => {
      const { csrf } = (await person.ask('GET', '/api/csrf')).body
      return person.ask(method, path, { body, headers: { 'x-csrf-token': csrf } })
    })
  }
  expect(shop.output()).not.toContain('a call failed unexpectedly')
})

test('neither the log nor the database holds what would let anybody in', async () => {
  const person = personAt(shop)
  const password = 'eleven brave otters at noon'
  const account = await signUpAt(shop, person, { password })
  const secrets = [password, account.email.split('@')[0] ?? '']
  const { totpSecret } = (await person.change('POST', '/api/user/totp/enable')).body
  await person.change('POST', '/api/user/password', { old_password: password, password: PASSWORD })
  const wrong = 'a wrong password of somebody'
  await signInAt(personAt(shop), { email: account.email, password: wrong })
  const tokens = [...person.cookies.values(), totpSecret, wrong]
  const log = shop.output()
  expect(log.length).toBeGreaterThan(0)
  for (const secret of [...secrets, ...tokens]) expect(log).not.toContain(secret)
  if (database === null) return
  const kept = await everythingIn(database)
  expect(kept).toContain(account.email)
  for (const secret of [password, ...tokens]) expect(kept).not.toContain(secret)
})

test('[AUTH-13.3] mail is read at the machine itself: not from elsewhere, even with the operator’s token', async () => {
  const { email } = await signUpAt(shop, personAt(shop))
  const token = { authorization: `Bearer ${OPERATOR_TOKEN}` }
  const elsewhere = { ...token, 'x-forwarded-for': '203.0.113.7' }
  const get = (path: string, headers: Record<string, string>) => fetch(shop.url + path, { headers })
  for (const path of ['/sandbox', '/sandbox/mail']) {
    const [here, there] = await Promise.all(
      [token, elsewhere].map(async (headers) => (await get(path, headers)).text()),
    )
    expect(here, path).toContain(email)
    expect(there, path).not.toContain(email)
    // Said on the page; its script carries every sentence.
    expect(there, path).toContain('>You can read emails only on the machine that runs')
    expect(here, path).not.toContain('>You can read emails only on the machine')
  }
  for (const path of ['/api/sandbox/mail', '/sandbox/mail/1/view']) {
    expect((await get(path, token)).status, path).toBe(200)
    expect((await get(path, elsewhere)).status, path).toBe(403)
  }
  // The switches stay the operator's, from wherever he asks.
  expect((await get('/api/sandbox/state', elsewhere)).status).toBe(200)
})

async function everythingIn(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(
      "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')",
    )
    const texts: string[] = []
    for (const { name } of tables.rows) {
      const { rows } = await client.query(`select t::text from ${name} t`)
      texts.push(JSON.stringify(rows))
    }
    return texts.join('\n')
  } finally {
    await client.end()
  }
}
