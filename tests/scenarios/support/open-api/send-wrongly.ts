import type { Shop } from '../../../customers/index.ts'
import type { TestPartner } from '../partner-steps.ts'
import { bearer } from '../rest-steps.ts'
import type { ApiDocument, Operation } from './api-document.ts'

type Sent = {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** One request as it stands; answers its status, code and headers. */
export async function send(shop: Shop, method: string, path: string, sent: Sent = {}) {
  const { body } = sent
  const response = await fetch(`${shop.url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...sent.headers,
    },
    body: body === undefined || typeof body === 'string' ? (body ?? null) : JSON.stringify(body),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
  const code: unknown = isJson && text !== '' ? Object(JSON.parse(text).error).code : undefined
  return { status: response.status, code, headers: response.headers }
}

/** A path of the document with something in its parts. */
export function filledPath({ path }: Pick<Operation, 'path'>): string {
  return path.replaceAll(/\{\w+\}/g, 'nothing')
}

/** Sends each call that takes a body others than it takes: unreadable, of another type, too large, with an unknown field. */
export async function sendWrongBodies(
  shop: Shop,
  { operations }: ApiDocument,
  partner: TestPartner,
): Promise<readonly string[]> {
  const outcomes: string[] = []
  for (const operation of operations.filter(takesBody)) {
    const headers = operation.security === undefined ? {} : bearer(partner)
    const path = filledPath(operation)
    for (const [body, expected, type] of WRONG_BODIES) {
      const sent = { body, headers: { ...headers, 'content-type': type } }
      const { code, status } = await send(shop, operation.method, path, sent)
      if (!expected.includes(String(code))) outcomes.push(`${operation.name}: ${status} ${code}`)
    }
  }
  return outcomes
}

const JSON_TYPE = 'application/json'
const WRONG_BODIES: readonly (readonly [string, readonly string[], string])[] = [
  ['{"', ['json_malformed'], JSON_TYPE],
  ['{}', ['media_type_unsupported'], 'text/plain'],
  [`{"x":"${'x'.repeat(70_000)}"}`, ['body_too_large'], JSON_TYPE],
  ['{"noSuchField":1}', ['unknown_field', 'field_missing', 'body_missing'], JSON_TYPE],
  ['{"x":"\\u0000"}', ['character_refused'], JSON_TYPE],
  ['{"__proto__":1}', ['field_refused'], JSON_TYPE],
  [`{"x":${'['.repeat(60)}${']'.repeat(60)}}`, ['body_too_deep'], JSON_TYPE],
  ['[]', ['body_missing', 'field_missing', 'field_malformed'], JSON_TYPE],
]

/** The partner protocol has errors of its own. */
function takesBody({ path, requestBody }: Operation): boolean {
  return requestBody !== undefined && path !== '/api/partner'
}

/** Asks each call as somebody who may not. */
export async function askAsStranger(shop: Shop, { operations }: ApiDocument): Promise<void> {
  for (const operation of operations) {
    const { method, parameters, security, tags = [] } = operation
    const isChange = parameters.some(({ name }) => name === 'X-CSRF-Token')
    const path = filledPath(operation)
    const elsewhere = { 'x-forwarded-for': '203.0.113.7' }
    if (tags.includes('sandbox')) await send(shop, method, path, { headers: elsewhere })
    else if (security !== undefined) await send(shop, method, path)
    else if (isChange) {
      for (const origin of [shop.url, 'https://elsewhere.example']) {
        await send(shop, method, path, {
          headers: { origin },
          ...(method === 'DELETE' ? {} : { body: {} }),
        })
      }
    }
  }
}
