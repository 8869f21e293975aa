import { partnerScopes } from '@causeway/core/partners'
import type { PartnerKey } from '@causeway/server/partners'
import { expect, test } from 'vitest'
import { authenticate } from '../authenticate.ts'
import { fiatDialects, restDialects, rpcDialects } from '../dialects/index.ts'
import { exampleKey } from './example-key.ts'
import { EXAMPLE_TIME } from './example-request.ts'

const dialects = [...rpcDialects, ...restDialects, ...fiatDialects]
const key: PartnerKey = {
  id: 'example',
  partnerId: 'partner',
  feeShareBps: null,
  dialects: dialects.map(({ name }) => name),
  scopes: partnerScopes,
  networks: [],
  requestsPerSecond: 10,
  creationsPerMinute: 10,
  needsNonce: false,
  joinsRepeats: true,
  publicKey: Buffer.from(exampleKey.publicKeyPem.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64'),
  secret: exampleKey.secret,
}
const cases = {
  findKey: async (apiKey: string) => (apiKey === exampleKey.apiKey ? key : null),
  useNonce: async () => true,
}
const examples = dialects.flatMap((dialect) =>
  dialect.reference.examples.map((example) => [dialect.name, example.title, example] as const),
)

/** Whose request an example is, sent at its time with this body. */
async function keyOf(example: (typeof examples)[number][2], body: string) {
  const headers = Object.fromEntries(
    Object.entries(example.headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
  const url = `https://exchange.example${example.path}`
  const request = { headers, body: Buffer.from(body), url }
  // Fiat v1 has routes of its own: there, no other dialect is asked.
  const asked = {
    request,
    dialects: example.path.includes('/fiat-partner/') ? fiatDialects : dialects,
    address: '203.0.113.7',
    now: EXAMPLE_TIME,
  }
  const who = await authenticate(cases, asked)
  return who === null ? null : who.dialect.name
}

test.each(examples)('the worked example of %s (%s) proves its key', async (name, _, example) => {
  expect(await keyOf(example, example.body)).toBe(name)
  expect(await keyOf(example, `${example.body} `)).toBe(example.signed === null ? name : null)
})
