import type {
  Answer,
  ErrorReply,
  FiatOfferOut,
  FiatOffersReply,
  TransactionReply,
} from '@causeway/api/contract'

type Parsed = { readonly json: true; readonly body: unknown } | { readonly json: false }

/**
 * Reads a reply of our own server. Its bodies are checked against the contract where they are made and are taken at
 * their word here; what is not JSON (a proxy's page, say) becomes an error with code `reply_unreadable`.
 */
export async function readAnswer<T>(response: Response): Promise<Answer<T>> {
  const parsed = await readJson(response)
  if (!parsed.json) {
    const message = 'We couldn’t read the server’s reply. Try again in a minute.'
    return { ok: false, status: response.status, body: errorReply('reply_unreadable', message) }
  }
  if (response.ok) return { ok: true, status: response.status, body: parsed.body as T }
  const body = isErrorReply(parsed.body)
    ? parsed.body
    : errorReply('unexpected', 'Something went wrong. Try again in a minute.')
  return { ok: false, status: response.status, body }
}

/** Reads the data of a `transaction` event; null where it is not one. */
export function readTransactionEvent(data: string): TransactionReply | null {
  try {
    const body: unknown = JSON.parse(data)
    return isObject(body) && isObject(body.transaction) ? (body as TransactionReply) : null
  } catch {
    return null
  }
}

/** Reads the data of an `offer` event; null where it is not one. */
export function readOfferEvent(data: string): FiatOfferOut | null {
  const body = parsed(data)
  return isObject(body) && typeof body.providerId === 'string' ? (body as FiatOfferOut) : null
}

/** Reads the data of the `done` event behind the offers; null where it is not one. */
export function readOffersEvent(data: string): FiatOffersReply | null {
  const body = parsed(data)
  return isObject(body) && Array.isArray(body.result) ? (body as FiatOffersReply) : null
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}

export function errorReply(code: string, message: string): ErrorReply {
  return { error: { code, message, details: {} } }
}

async function readJson(response: Response): Promise<Parsed> {
  try {
    return { json: true, body: await response.json() }
  } catch {
    return { json: false }
  }
}

function isErrorReply(body: unknown): body is ErrorReply {
  return isObject(body) && isObject(body.error) && typeof body.error.code === 'string'
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
