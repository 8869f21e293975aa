import { type Ask, type JsonReply, type JsonRequest, NoAnswer } from '../../fiat-wire/index.ts'
import type { Transak } from './transak-needs.ts'

const UNAUTHORIZED = 401

/**
 * Asks Transak something that only we may ask: with an access token, and once more with a new one where Transak refuses
 * it. `clientAddress` is the network address of the person on whose behalf we ask, where we know it. Throws NoAnswer.
 */
export async function askTransak(
  transak: Transak,
  ask: Ask,
  request: JsonRequest,
  clientAddress: string | null,
): Promise<JsonReply> {
  const token = await transak.tokens.current(ask, null)
  const reply = await ask(withToken(transak, request, clientAddress, token))
  if (reply.status !== UNAUTHORIZED) return reply
  const fresh = await transak.tokens.current(ask, token)
  const again = await ask(withToken(transak, request, clientAddress, fresh))
  if (again.status === UNAUTHORIZED) {
    throw new NoAnswer('unavailable', 'Transak refuses the token that it just gave')
  }
  return again
}

function withToken(
  { apiKey }: Transak,
  request: JsonRequest,
  clientAddress: string | null,
  token: string,
): JsonRequest {
  const headers = {
    'x-api-key': apiKey,
    'access-token': token,
    ...(clientAddress === null ? {} : { 'x-user-ip': clientAddress }),
  }
  return { ...request, headers }
}
