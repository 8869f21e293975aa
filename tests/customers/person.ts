import { pbkdf2Sync } from 'node:crypto'
import type { Shop } from './ask.ts'

// Loose on purpose: a story says itself what it expects of a reply.
// biome-ignore lint/suspicious/noExplicitAny: the body of a reply is whatever the product said.
type Body = any

export type PersonReply<T = Body> = {
  readonly status: number
  readonly headers: Headers
  readonly body: T
}

type Sent = {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'HEAD'

/** Somebody with a browser: it keeps cookies, and says which page asks. */
export type Person = {
  readonly cookies: Map<string, string>
  readonly ask: <T = Body>(method: Method, path: string, sent?: Sent) => Promise<PersonReply<T>>
  /** The token that changes of the account carry. */
  readonly csrf: () => Promise<string>
  /** A change of the account, with the token that it needs. */
  readonly change: (method: Method, path: string, body?: object) => Promise<PersonReply>
}

/** Somebody new at a shop's pages; `headers` are those of the browser. */
export function personAt(shop: Shop, headers: Readonly<Record<string, string>> = {}): Person {
  const cookies = new Map<string, string>()
  const ask: Person['ask'] = async (method, path, sent = {}) => {
    const response = await fetch(shop.url + path, {
      method,
      redirect: 'manual',
      headers: {
        origin: shop.url,
        ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookies.size === 0 ? {} : { cookie: cookieHeader(cookies) }),
        ...headers,
        ...sent.headers,
      },
      body: sent.body === undefined ? null : JSON.stringify(sent.body),
      signal: AbortSignal.timeout(120_000),
    })
    for (const cookie of response.headers.getSetCookie()) keepCookie(cookies, cookie)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') === true
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : text,
    }
  }
  const csrf = async () => (await ask('GET', '/api/csrf')).body.csrf
  return {
    cookies,
    ask,
    csrf,
    change: async (method, path, body = {}) =>
      ask(method, path, { body, headers: { 'x-csrf-token': await csrf() } }),
  }
}

/** What a browser works out for a captcha, written anew here: PBKDF2 over nonce and counter until the key begins right. */
export async function solvedCaptcha(shop: Shop): Promise<string> {
  const reply = await fetch(`${shop.url}/api/gt/register?t=1`)
  const challenge: Body = await reply.json()
  const { cost, keyLength, keyPrefix, nonce, salt } = challenge.parameters
  for (let counter = 0; ; counter += 1) {
    const number = Buffer.alloc(4)
    number.writeUInt32BE(counter)
    const password = Buffer.concat([Buffer.from(nonce, 'hex'), number])
    const key = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256')
    const derivedKey = key.toString('hex')
    if (derivedKey.startsWith(keyPrefix)) {
      const payload = { challenge, solution: { counter, derivedKey } }
      return Buffer.from(JSON.stringify(payload)).toString('base64')
    }
  }
}

function keepCookie(cookies: Map<string, string>, cookie: string): void {
  const [pair = ''] = cookie.split(';')
  const at = pair.indexOf('=')
  if (/max-age=0/i.test(cookie)) cookies.delete(pair.slice(0, at))
  else cookies.set(pair.slice(0, at), pair.slice(at + 1))
}

function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}
