import type { FiatFailure } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { type Ask, NoAnswer, textOf } from '../../fiat-wire/index.ts'
import type { SimplexNeeds } from './simplex-needs.ts'

const REFUSED_US = new Set([401, 403])

/**
 * Posts something to Simplex with our key. What Simplex refuses in its words for a mistake ({error, type}) is `others`;
 * throws NoAnswer where there is no answer, and where it does not take our key.
 */
export async function askSimplex(
  { apiUrl, apiKey }: SimplexNeeds,
  ask: Ask,
  path: string,
  body: string,
): Promise<Result<unknown, FiatFailure>> {
  const reply = await ask({
    method: 'POST',
    url: `${apiUrl}${path}`,
    headers: { authorization: `ApiKey ${apiKey}` },
    body,
  })
  if (reply.status >= 200 && reply.status < 300) return ok(reply.body)
  if (REFUSED_US.has(reply.status) || textOf(reply.body, 'error') === null) {
    throw new NoAnswer('unavailable', `Simplex answered ${reply.status}`)
  }
  return fail({ code: 'others' })
}
