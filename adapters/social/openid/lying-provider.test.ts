import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOpenidSocial } from './create-openid-social.ts'

const CLIENT = { clientId: 'causeway', clientSecret: 'secret of the tests' }
const TRY = {
  redirectUri: 'http://127.0.0.1:1/api/oauth/google/callback',
  state: 's'.repeat(43),
  nonce: 'n'.repeat(43),
  codeVerifier: 'v'.repeat(43),
}
const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
const other = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** What the provider says in place of the truth. */
type Lie = {
  readonly claims?: Readonly<Record<string, unknown>>
  readonly algorithm?: string
  readonly signature?: (text: string) => string
  readonly metadata?: Readonly<Record<string, unknown>>
  readonly leadsTo?: string
}

let lie: Lie = {}
let issuer = ''
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  if (request.url === '/token' && lie.leadsTo !== undefined) {
    response.writeHead(307, { location: lie.leadsTo }).end()
    return
  }
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(answerTo(request.url ?? '')))
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  issuer = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function answerTo(path: string): unknown {
  if (path === '/jwks') {
    return { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256' }] }
  }
  if (path !== '/.well-known/openid-configuration') {
    return { access_token: 'a', token_type: 'Bearer', id_token: idToken() }
  }
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    ...lie.metadata,
  }
}

function idToken(): string {
  const now = Math.floor(Date.now() / 1000)
  const header = { alg: lie.algorithm ?? 'RS256', kid: 'own' }
  const claims = {
    iss: issuer,
    aud: CLIENT.clientId,
    sub: 'ada-1',
    nonce: TRY.nonce,
    iat: now,
    exp: now + 300,
    ...lie.claims,
  }
  const text = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${text}.${(lie.signature ?? signedBy(own.privateKey))(text)}`
}

const signedBy = (key: KeyObject) => (text: string) =>
  sign('sha256', Buffer.from(text), key).toString('base64url')

async function identify(told: Lie) {
  lie = told
  const social = createOpenidSocial({
    provider: 'google',
    issuer,
    ...CLIENT,
    timeLimitSeconds: 5,
    isPlainHttpAllowed: true,
  })
  const answered = await social.identify(TRY, `code=c&state=${TRY.state}`)
  return answered.ok ? answered.value.subject : answered.failure.code
}

test.each<[string, Lie]>([
  ['for another client', { claims: { aud: 'somebody-else' } }],
  [
    'for us and another client, to whom it was given',
    { claims: { aud: ['causeway', 'x'], azp: 'x' } },
  ],
  ['of another issuer', { claims: { iss: 'https://accounts.google.com' } }],
  ['of another try', { claims: { nonce: 'm'.repeat(43) } }],
  ['without a nonce', { claims: { nonce: undefined } }],
  ['that is over', { claims: { exp: 1_700_000_000 } }],
  ['without an end', { claims: { exp: undefined } }],
  ['without a person', { claims: { sub: undefined } }],
  ['signed with another key', { signature: signedBy(other.privateKey) }],
  ['without a signature', { algorithm: 'none', signature: () => '' }],
  [
    'signed with what both of us know',
    {
      algorithm: 'HS256',
      signature: (text) =>
        createHmac('sha256', CLIENT.clientSecret).update(text).digest('base64url'),
    },
  ],
])('an ID token %s is not taken', async (_what, told) => {
  expect(await identify({})).toBe('ada-1')
  expect(await identify(told)).toBe('social_reply_wrong')
})

test('metadata that name another issuer are not taken, and nobody is asked by them', async () => {
  asked.length = 0
  const told = { metadata: { issuer: 'https://accounts.google.com' } }
  expect(await identify(told)).toBe('social_reply_wrong')
  expect(asked).toEqual(['/.well-known/openid-configuration'])
})

test('a token endpoint that leads elsewhere is not followed', async () => {
  asked.length = 0
  expect(await identify({ leadsTo: `${issuer}/elsewhere` })).toBe('social_unavailable')
  expect(asked).toEqual(['/.well-known/openid-configuration', '/token'])
})
