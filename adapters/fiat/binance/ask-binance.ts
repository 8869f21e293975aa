import { sign } from 'node:crypto'
import type { FiatFailure } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { type Ask, fieldOf, NoAnswer, textOf } from '../../fiat-wire/index.ts'
import type { Binance } from './binance-needs.ts'

const SUCCESS = '000000'
const KEY_REFUSED = new Set([401, 403])

/**
 * Posts something to Binance, signed (SHA-256 with RSA of the body and the time), and takes the data out of its envelope.
 * What it refuses in its words is `others`: its codes are not published. Throws NoAnswer.
 */
export async function askBinance(
  { apiUrl, clientId, accessToken, signingKey, clock }: Binance,
  ask: Ask,
  path: string,
  body: string,
): Promise<Result<unknown, FiatFailure>> {
  const timestamp = String(clock.now())
  const { status, body: reply } = await ask({
    method: 'POST',
    url: `${apiUrl}/papi/v1/ramp/connect${path}`,
    headers: {
      'x-tesla-clientid': clientId,
      'x-tesla-signaccesstoken': accessToken,
      'x-tesla-timestamp': timestamp,
      'x-tesla-signature': sign('sha256', Buffer.from(body + timestamp), signingKey).toString(
        'base64',
      ),
    },
    body,
  })
  const isSuccess = fieldOf(reply, 'success')
  if (isSuccess === false && !KEY_REFUSED.has(status)) return fail({ code: 'others' })
  if (isSuccess !== true || textOf(reply, 'code') !== SUCCESS) {
    throw new NoAnswer('unavailable', `Binance answered ${status}`)
  }
  return ok(fieldOf(reply, 'data'))
}
