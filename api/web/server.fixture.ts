import type { FastifyInstance } from 'fastify'
import { createHandlers, createSandboxHandlers, type HandlerNeeds } from '../handlers/index.ts'
import { createHttpServer, defaultRateLimits, type RateLimits } from '../http/index.ts'
import { registerWebRoutes, type WebOptions } from './register-web-routes.ts'
import { createFixture, createFixtureFacts, createFixtureSandbox } from './use-cases.fixture.ts'

// For tests only: the whole HTTP surface over the use cases in memory.

export const OPERATOR_TOKEN = 'operator-token-of-this-test'
const unlimited: RateLimits = {
  ...defaultRateLimits,
  estimate: 1e6,
  create: 1e6,
  auth: 1e6,
  other: 1e6,
}

/** What the site says of itself. */
export const fixtureSite: Omit<HandlerNeeds, 'useCases'> = {
  texts: {
    languages: () => [{ lang: 'en', name: 'English' }],
    messages: async (lang) =>
      lang === 'en' ? { lang, code: 'en', name: 'English', messages: { 'a.b': 'c' } } : null,
  },
  press: () => [
    { title: 'A title', source: 'A paper', url: 'https://paper.example/1', date: '2026-05-01' },
  ],
  publicUrl: 'https://swap.example',
}

export async function createFixtureServer(options: Partial<WebOptions> = {}) {
  const fixture = createFixture()
  const { paid, sandbox } = createFixtureSandbox()
  const { state, useCases } = fixture
  const advanceClock = async (seconds: number) => {
    state.now += seconds * 1000
    return state.now
  }
  const server: FastifyInstance = createHttpServer({
    trustProxy: true,
    log: null,
    connectionsPerAddress: null,
  })
  await registerWebRoutes(server, {
    useCases,
    handlers: createHandlers({ useCases, ...fixtureSite }),
    sandboxHandlers: createSandboxHandlers({
      useCases,
      sandbox,
      advanceClock,
      exampleFacts: createFixtureFacts(),
    }),
    publicUrl: fixtureSite.publicUrl,
    hasPublicUrl: true,
    operatorToken: OPERATOR_TOKEN,
    metricsToken: 'metrics-token',
    countries: { header: 'cf-ipcountry', ofAddress: () => null, playCookie: null },
    csrfKey: new Uint8Array(32).fill(7),
    rateLimits: unlimited,
    ...options,
  })
  return { ...fixture, server, paid }
}

export const ESTIMATE = { from: 'btc', to: 'eth', amountFrom: '0.1' }
export const ORDER = { ...ESTIMATE, destinationAddress: '0xabc', refundAddress: 'my-refund' }

/** Posts JSON, or a text as it stands. */
export async function post(
  server: FastifyInstance,
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  return server.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

/** Status, code and details of a refused call. Throws where it is not said in a sentence why. */
export async function readRefusal(
  server: FastifyInstance,
  asked: {
    readonly url: string
    readonly body: unknown
    readonly headers: Readonly<Record<string, string>>
  },
) {
  const response = await post(server, asked.url, asked.body, asked.headers)
  const { error } = response.json<{
    error: { code: string; message: string; details: Record<string, unknown> }
  }>()
  if (error.message.length <= 20) throw new Error(`${error.code} is refused without a sentence`)
  return [response.statusCode, error.code, error.details] as const
}

/** Makes an order and answers its reply and cookie. */
export async function placeFixtureOrder(
  server: FastifyInstance,
  key = 'idempotency-key-1',
  headers: Readonly<Record<string, string>> = {},
) {
  const response = await post(server, '/api/transactions', ORDER, {
    'idempotency-key': key,
    ...headers,
  })
  const body: { transaction: { transactionId: string }; holderSecret: string } = response.json()
  return {
    response,
    id: body.transaction.transactionId,
    secret: body.holderSecret,
    cookie: String(response.headers['set-cookie']),
  }
}
