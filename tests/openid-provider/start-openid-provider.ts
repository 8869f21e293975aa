import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Provider } from 'oidc-provider'

export const OPENID_CLIENT = { clientId: 'causeway', clientSecret: 'secret of the tests' } as const

/** Who somebody is there. */
export type OpenidPerson = {
  readonly subject: string
  readonly email: string
  readonly isEmailVerified: boolean
}

export type OpenidProvider = {
  readonly issuer: string
  /** From now on it does not answer. */
  readonly stop: () => Promise<void>
}

/**
 * A certified OpenID Connect provider on this machine, with one client and a sign-in page that believes whatever it is
 * told: fields subject, email, verified, and answer (agree or decline).
 */
export async function startOpenidProvider(
  redirectUris: readonly string[],
): Promise<OpenidProvider> {
  let handle = async (_request: IncomingMessage, response: ServerResponse) => {
    response.end()
  }
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const issuer = `http://127.0.0.1:${port}`
  handle = handlerOf(issuer, redirectUris)
  return {
    issuer,
    stop: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function handlerOf(issuer: string, redirectUris: readonly string[]) {
  const people = new Map<string, OpenidPerson>()
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: OPENID_CLIENT.clientId,
        client_secret: OPENID_CLIENT.clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // Google puts them into the ID token, too.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 60,
      IdToken: 60,
      Interaction: 60,
      Session: 60,
    },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['a key of the tests'] },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/sign-in/${uid}` },
    findAccount: (_context: unknown, id: string) => {
      const person = people.get(id)
      if (person === undefined) return undefined
      const { email, isEmailVerified, subject } = person
      return {
        accountId: id,
        claims: () => ({ sub: subject, email, email_verified: isEmailVerified }),
      }
    },
  })
  const answer = provider.callback()
  return async (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/sign-in/')) return answer(request, response)
    if (request.method !== 'POST') return showForm(response)
    const form = new URLSearchParams(await bodyOf(request))
    return finish(provider, people, { request, response, form })
  }
}

async function finish(
  provider: Provider,
  people: Map<string, OpenidPerson>,
  given: {
    readonly request: IncomingMessage
    readonly response: ServerResponse
    readonly form: URLSearchParams
  },
): Promise<void> {
  const { form, request, response } = given
  const options = { mergeWithLastSubmission: false }
  if (form.get('answer') === 'decline') {
    const declined = { error: 'access_denied' }
    return provider.interactionFinished(request, response, declined, options)
  }
  const accountId = form.get('subject') ?? ''
  people.set(accountId, {
    subject: accountId,
    email: form.get('email') ?? '',
    isEmailVerified: form.get('verified') === 'yes',
  })
  const grant = new provider.Grant({ accountId, clientId: OPENID_CLIENT.clientId })
  grant.addOIDCScope('openid email')
  const consent = { grantId: await grant.save() }
  await provider.interactionFinished(request, response, { login: { accountId }, consent }, options)
}

function showForm(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>
<title>Sign in</title>
<form method="post">
  <label>Subject <input name="subject"></label>
  <label>E-mail <input name="email"></label>
  <label>Verified <input name="verified" value="yes"></label>
  <button name="answer" value="agree">Agree</button>
  <button name="answer" value="decline">Decline</button>
</form>`)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: string[] = []
  for await (const part of request) parts.push(String(part))
  return parts.join('')
}
