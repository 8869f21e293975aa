import fc from 'fast-check'
import Type, { type TSchema } from 'typebox'
import Value from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { ErrorReply } from '../contract/index.ts'
import { requestFailures, staffAccessFailures } from '../failures/index.ts'
import { createSandboxHandlers } from '../handlers/index.ts'
import { FIXTURE_PASSWORD, FIXTURE_SESSION } from './fixtures/accounts.fixture.ts'
import { fixtureStaffToken } from './fixtures/backoffice.fixture.ts'
import { FIXTURE_API_KEY } from './fixtures/partners.fixture.ts'
import { createFixtureServer, placeFixtureOrder } from './fixtures/server.fixture.ts'
import {
  createFixture,
  createFixtureFacts,
  createFixtureSandbox,
} from './fixtures/use-cases.fixture.ts'
import { schemasOf, webRoutes } from './web-route.ts'

const { server } = await createFixtureServer()
const staff = fixtureStaffToken('administrator')
const cookie = `session=${FIXTURE_SESSION}; csrf=${'c'.repeat(43)}; staff=${staff}`
const { csrf } = (await server.inject({ url: '/api/csrf', headers: { cookie } })).json()
/** Somebody who may change his account, and an administrator of the back office. */
const signedIn = { cookie, origin: 'https://swap.example', 'x-csrf-token': csrf }
const { id, secret } = await placeFixtureOrder(server)
const sandboxHandlers = createSandboxHandlers({
  useCases: createFixture().useCases,
  sandbox: createFixtureSandbox().sandbox,
  advanceClock: async () => 0,
  exampleFacts: createFixtureFacts(),
})
const routes = webRoutes(sandboxHandlers)

const words = [
  'btc',
  'eth',
  'XRP',
  'usd',
  'en',
  'chains',
  'bitcoin',
  '0.1',
  '1',
  '',
  '-1',
  '1e309',
  '\u0000',
  '💶',
  id,
  secret,
  FIXTURE_PASSWORD,
]
const anyText = fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 40, unit: 'binary' }))
const anything = fc.oneof(
  anyText,
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(null, true, 0, -0, 1e308, 2 ** 53, 0.1, [], {}),
)

/** Values that are nearly what a schema asks for: most fields right, some odd, missing or too many. */
function nearly(schema: TSchema): fc.Arbitrary<unknown> {
  if (!Type.IsObject(schema)) return fc.oneof({ weight: 4, arbitrary: rightFor(schema) }, anything)
  const fields = Object.fromEntries(
    Object.entries(schema.properties).map(([name, field]) => [name, nearly(field)]),
  )
  const known = fc.record(fields, { requiredKeys: [] })
  const extra = fc.dictionary(fc.string({ maxLength: 12 }), anything, { maxKeys: 1 })
  return fc.oneof(
    { weight: 6, arbitrary: known },
    { weight: 1, arbitrary: fc.tuple(known, extra).map(([a, b]) => ({ ...b, ...a })) },
    { weight: 1, arbitrary: anything },
  )
}

function rightFor(schema: TSchema): fc.Arbitrary<unknown> {
  if (Type.IsUnion(schema)) return fc.oneof(...schema.anyOf.map(rightFor))
  if (Type.IsNull(schema)) return fc.constant(null)
  if (Type.IsLiteral(schema)) return fc.constant(schema.const)
  if (Type.IsBoolean(schema)) return fc.boolean()
  if (Type.IsInteger(schema) || Type.IsNumber(schema)) return fc.integer()
  if (Type.IsArray(schema)) return fc.array(rightFor(schema.items), { maxLength: 3 })
  return anyText
}

function pathOf(path: string): fc.Arbitrary<string> {
  const parts = path.split(/(\{\w+\})/)
  return fc
    .tuple(...parts.map((part) => (part.startsWith('{') ? anyText : fc.constant(part))))
    .map((chosen) => chosen.map((part, at) => (at % 2 === 1 ? escaped(part) : part)).join(''))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

describe('nothing that is nearly right breaks a call', () => {
  const rejections: unknown[] = []
  process.on('unhandledRejection', (reason) => rejections.push(reason))

  test.each(
    routes
      .filter((route) => route.reply !== null)
      .map((route) => [`${route.method} ${route.path}`, route] as const),
  )('%s', async (_name, route) => {
    const schemas = schemasOf(route)
    const query = schemas.query ? nearly(schemas.query) : fc.constant({})
    const body = schemas.body ? nearly(schemas.body) : fc.constant(undefined)
    const known = new Set<string>()
    const mayRefuse = [
      ...(route.failures ?? []),
      ...Object.keys(requestFailures),
      ...(route.access === 'staff' ? Object.keys(staffAccessFailures) : []),
    ]
    await fc.assert(
      fc.asyncProperty(
        pathOf(route.path),
        query,
        body,
        anyText,
        fc.boolean(),
        async (path, asked, sent, key, isSignedIn) => {
          const search = new URLSearchParams(
            Object.entries(Object(asked)).map(([name, value]) => [name, textOf(value)]),
          )
          const response = await server.inject({
            method: route.method,
            url: `/api${path}?${search}`,
            ...(schemas.body ? { payload: JSON.stringify(sent) ?? '' } : {}),
            headers: {
              'content-type': 'application/json',
              'idempotency-key': escaped(key),
              ...(isSignedIn ? signedIn : { 'x-holder-secret': escaped(key) }),
              ...(route.access === 'partner' ? { authorization: `Bearer ${FIXTURE_API_KEY}` } : {}),
            },
          })
          expect(response.statusCode, response.body).toBeLessThan(500)
          const schema = response.statusCode < 400 ? route.reply : ErrorReply
          // A list that is the same each time is read once: there are two hundred currencies.
          if (!schema || response.body === '' || known.has(response.body)) return
          if (response.statusCode >= 400) expect(mayRefuse).toContain(response.json().error.code)
          expect(Value.Check(schema, response.json())).toBe(true)
          known.add(response.body)
        },
      ),
      { numRuns: 150 },
    )
    expect(rejections).toEqual([])
  })
})
