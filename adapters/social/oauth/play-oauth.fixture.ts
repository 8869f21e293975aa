import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { SocialIdentity } from '@causeway/core/ports'

// For tests only: the wire of Facebook's Graph API and of X's API v2, as their documents give it, with codes and PKCE.

export type PlayOauth = {
  readonly url: string
  /** Requests for persons, as they came. */
  readonly asked: { readonly path: string; readonly authorization: string | undefined }[]
  readonly grant: (asked: URLSearchParams, person: SocialIdentity) => string
  /** What is answered instead, from now on. */
  garble: (status: number, body: string) => void
  readonly stop: () => Promise<void>
}

type Grant = {
  readonly challenge: string
  readonly redirectUri: string
  readonly person: SocialIdentity
}

export async function startPlayOauth(secret: string): Promise<PlayOauth> {
  const grants = new Map<string, Grant>()
  const tokens = new Map<string, SocialIdentity>()
  const asked: PlayOauth['asked'] = []
  let garbled: { status: number; body: string } | null = null
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://play.example')
    if (garbled !== null) return void response.writeHead(garbled.status).end(garbled.body)
    if (/oauth2?\/(access_)?token$/.test(url.pathname)) {
      return redeem(request, response, { grants, tokens, secret })
    }
    asked.push({ path: request.url ?? '', authorization: request.headers.authorization })
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    const person = tokens.get(token)
    if (person === undefined) return json(response, 401, { error: 'invalid_token' })
    const { email, subject } = person
    const told = email === null ? {} : { email, confirmed_email: email }
    const isTwitter = url.pathname === '/2/users/me'
    json(response, 200, isTwitter ? { data: { id: subject, ...told } } : { id: subject, ...told })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    grant: (given, person) => {
      const code = randomUUID()
      grants.set(code, {
        challenge: given.get('code_challenge') ?? '',
        redirectUri: given.get('redirect_uri') ?? '',
        person,
      })
      return code
    },
    garble: (status, body) => {
      garbled = { status, body }
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

async function redeem(
  request: IncomingMessage,
  response: ServerResponse,
  known: {
    readonly grants: Map<string, Grant>
    readonly tokens: Map<string, SocialIdentity>
    readonly secret: string
  },
): Promise<void> {
  const parts: string[] = []
  for await (const part of request) parts.push(String(part))
  const form = new URLSearchParams(parts.join(''))
  const basic = Buffer.from(`client:${known.secret}`).toString('base64')
  const isOurs =
    form.get('client_secret') === known.secret || request.headers.authorization === `Basic ${basic}`
  if (!isOurs) return json(response, 401, { error: 'invalid_client' })
  const code = form.get('code') ?? ''
  const grant = known.grants.get(code)
  known.grants.delete(code)
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  if (grant?.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri')) {
    return json(response, 400, { error: 'invalid_grant' })
  }
  const token = randomUUID()
  known.tokens.set(token, grant.person)
  json(response, 200, { access_token: token, token_type: 'bearer', expires_in: 60 })
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
