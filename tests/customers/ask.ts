/** Where the product answers. A shop that is started again has another address each time. */
export type Shop = { readonly url: string }

export type Reply<T> = { readonly status: number; readonly body: T }

/** The body of every refusal. */
export type Refused = { readonly error: { readonly code: string; readonly message: string } }

/** One call of the product's API, with whatever it answers. Throws where nobody answers. */
export async function ask<T>(
  shop: Shop,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  sent: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Reply<T>> {
  const hasBody = sent.body !== undefined
  const response = await fetch(`${shop.url}${path}`, {
    method,
    headers: { ...(hasBody ? { 'content-type': 'application/json' } : {}), ...sent.headers },
    body: hasBody ? JSON.stringify(sent.body) : null,
    signal: AbortSignal.timeout(30_000),
  })
  const text = await response.text()
  const body: T = text === '' ? null : JSON.parse(text)
  return { status: response.status, body }
}

/** The call was refused although the story needs it to work. */
export class CallRefused extends Error {
  readonly status: number
  constructor(call: string, reply: Reply<unknown>) {
    super(`${call} answered ${reply.status}: ${JSON.stringify(reply.body).slice(0, 500)}`)
    this.name = 'CallRefused'
    this.status = reply.status
  }
}

/** The body of a call that has to work. Throws CallRefused. */
export async function mustAsk<T>(
  shop: Shop,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  sent: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<T> {
  const reply = await ask<T>(shop, method, path, sent)
  if (reply.status >= 400) throw new CallRefused(`${method} ${path}`, reply)
  return reply.body
}
