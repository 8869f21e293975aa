import { signBody } from '@causeway/client'
import type { ConsoleKey } from './console-key.ts'

/** A request as it went out, and what came back. */
export type SentRpc = {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly status: number
  /** As it came; JSON is set out to be read. */
  readonly reply: string
  readonly milliseconds: number
}

const ADDRESS = '/api/partner/v2'

/** Signs a request and sends it to the exchange that serves this page. Rejects where nothing comes back. */
export async function sendRpc(key: ConsoleKey, method: string, params: unknown): Promise<SentRpc> {
  const id = crypto.randomUUID()
  const body = JSON.stringify({ jsonrpc: '2.0', id, method, params })
  const protection = { timestamp: Date.now(), nonce: crypto.randomUUID() }
  const headers = {
    'Content-Type': 'application/json',
    'X-Api-Key': key.apiKey,
    'X-Api-Signature': await signBody(key.privateKey, body, protection),
    'X-Api-Timestamp': String(protection.timestamp),
    'X-Api-Nonce': protection.nonce,
  }
  const begun = performance.now()
  const response = await fetch(ADDRESS, {
    method: 'POST',
    headers,
    body,
    credentials: 'omit',
    cache: 'no-store',
  })
  const reply = await response.text()
  const milliseconds = Math.round(performance.now() - begun)
  return { headers, body, status: response.status, reply: readable(reply), milliseconds }
}

/** The result of a request that has to work. Throws with the exchange’s message. */
export async function mustSendRpc<Result>(
  key: ConsoleKey,
  method: string,
  params: unknown,
): Promise<Result> {
  const { reply } = await sendRpc(key, method, params)
  const { error, result }: { error?: { message: string }; result: Result } = JSON.parse(reply)
  if (error !== undefined) throw new Error(error.message)
  return result
}

function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
