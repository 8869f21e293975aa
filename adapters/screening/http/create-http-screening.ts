import type { ScreenedSubject, ScreeningPort } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import { readRiskReply } from './wire.ts'

export type HttpScreeningNeeds = {
  /** Of the risk API, without a slash at its end. */
  readonly baseUrl: string
  readonly apiKey: string
  readonly timeLimitMilliseconds: number
}

const TRIES = 2
const LONGEST_REPLY_CHARACTERS = 100_000

/**
 * A risk API of the usual kind: POST `/screen` with asset, network, address and, of a deposit, its transaction; the
 * reply is `{score, listed?, category?}` with a score from 0 to 100. It is asked a second time where the first did not
 * answer in time, and whatever cannot be read strictly is no answer.
 */
export function createHttpScreening(needs: HttpScreeningNeeds): ScreeningPort {
  const name = 'http'
  return {
    name,
    screen: async (subject) => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const text = await ask(needs, subject)
        const read = text === null ? null : readRiskReply(text)
        if (read !== null) return ok({ ...read, source: name })
      }
      return fail({ code: 'screening_unavailable' })
    },
  }
}

async function ask(needs: HttpScreeningNeeds, subject: ScreenedSubject): Promise<string | null> {
  try {
    const response = await fetch(`${needs.baseUrl}/screen`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${needs.apiKey}`,
      },
      body: JSON.stringify({
        asset: subject.currency,
        network: subject.network,
        address: subject.address,
        tag: subject.extraId,
        transaction: subject.txId,
        direction: subject.direction === 'deposit' ? 'incoming' : 'outgoing',
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(needs.timeLimitMilliseconds),
    })
    if (!response.ok) {
      await response.body?.cancel()
      return null
    }
    const text = await response.text()
    return text.length > LONGEST_REPLY_CHARACTERS ? null : text
  } catch {
    return null
  }
}
