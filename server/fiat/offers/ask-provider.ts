import { readDecimal } from '@causeway/core/fiat'
import type { FiatFailure, FiatPort, FiatQuestion, FiatQuote } from '@causeway/core/ports'
import { fail, type Result } from '@causeway/core/result'

type Answered = Result<FiatQuote, FiatFailure>

/**
 * A provider's quote within the time it is given, whatever the provider does: one that stays silent beyond its own limit
 * is a time-out, one that throws or answers nonsense is unavailable.
 */
export async function askProvider(
  port: FiatPort,
  question: FiatQuestion,
  withinMilliseconds: number,
): Promise<Answered> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<Answered>((resolve) => {
    timer = setTimeout(() => resolve(fail({ code: 'timeout' })), withinMilliseconds)
  })
  try {
    return sober(await Promise.race([port.quote(question, withinMilliseconds), silence]))
  } catch {
    return fail({ code: 'unavailable' })
  } finally {
    clearTimeout(timer)
  }
}

/** What cannot be an offer is none: nothing of it reaches a page. */
function sober(answered: Answered): Answered {
  if (!answered.ok) return answered
  const { amountTo, fee, networkFee } = answered.value
  const given = readDecimal(amountTo)
  const isWhole = given !== null && given.numerator > 0n
  const arePlain = [fee, networkFee].every((text) => text === null || readDecimal(text) !== null)
  return isWhole && arePlain ? answered : fail({ code: 'unavailable' })
}
