import type { FiatFailure } from '@causeway/core/ports'
import { fail, type Result } from '@causeway/core/result'
import { NoAnswer } from '../../fiat-wire/index.ts'
import { NonsenseReply, ProviderDown } from '../../world/index.ts'

/** Waits for an answer so long and no longer. What comes later is not heard, though it may have had its effect. */
export async function answerInTime<T>(
  milliseconds: number,
  answer: () => Promise<Result<T, FiatFailure>>,
): Promise<Result<T, FiatFailure>> {
  const signal = AbortSignal.timeout(Math.max(0, Math.floor(milliseconds)))
  const silence = new Promise<Result<T, FiatFailure>>((resolve) => {
    signal.addEventListener('abort', () => resolve(fail({ code: 'timeout' })), { once: true })
  })
  try {
    return await Promise.race([answer(), silence])
  } catch (error) {
    if (error instanceof NoAnswer) return fail({ code: error.code })
    if (error instanceof ProviderDown || error instanceof NonsenseReply) {
      return fail({ code: 'unavailable' })
    }
    throw error
  }
}
