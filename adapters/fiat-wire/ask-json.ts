import { NoAnswer } from './no-answer.ts'
import { parseWithDigits } from './parse-with-digits.ts'

export type JsonRequest = {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export type JsonReply = {
  /** Never 429 and never 500 or more: those are no answer. */
  readonly status: number
  /** Numbers in it are the texts that they were; undefined where the reply is empty. */
  readonly body: unknown
}

/** Asks the provider something within the time of the whole call; throws NoAnswer. */
export type Ask = (request: JsonRequest) => Promise<JsonReply>

/** Far more than any provider says at once, lists of all its currencies included. */
const LONGEST_REPLY_BYTES = 8 * 1024 * 1024
const TOO_MANY_REQUESTS = 429
const SERVER_ERRORS = 500

/** One request and its reply, as long as the signal allows. Redirects are refused. Throws NoAnswer. */
export async function askJson(
  fetchIt: typeof fetch,
  signal: AbortSignal,
  request: JsonRequest,
): Promise<JsonReply> {
  const { status, text } = await replyTo(fetchIt, signal, request)
  if (status === TOO_MANY_REQUESTS || status >= SERVER_ERRORS) {
    throw new NoAnswer('unavailable', `The provider answered ${status}`)
  }
  if (text === '') return { status, body: undefined }
  const body = parseWithDigits(text)
  if (body === undefined) throw new NoAnswer('unavailable', 'The provider’s reply is not JSON')
  return { status, body }
}

async function replyTo(
  fetchIt: typeof fetch,
  signal: AbortSignal,
  { method, url, headers, body }: JsonRequest,
): Promise<{ readonly status: number; readonly text: string }> {
  try {
    const response = await fetchIt(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
      redirect: 'error',
      credentials: 'omit',
      signal,
    })
    return { status: response.status, text: await readLimited(response) }
  } catch (error) {
    if (error instanceof NoAnswer) throw error
    if (signal.aborted) throw new NoAnswer('timeout', 'The provider was silent too long')
    throw new NoAnswer('unavailable', 'The provider could not be reached')
  }
}

async function readLimited({ body }: Response): Promise<string> {
  if (body === null) return ''
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const part of body) {
    length += part.byteLength
    if (length > LONGEST_REPLY_BYTES) {
      throw new NoAnswer('unavailable', 'The provider’s reply is too long')
    }
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}
