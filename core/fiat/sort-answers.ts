import type { FiatFailure } from '../ports/index.ts'
import { compareDecimals } from './decimal-fraction.ts'
import type { FiatAnswer } from './fiat-answer.ts'

const FAILURE_RANKS = {
  currency: 1,
  country: 1,
  others: 1,
  timeout: 2,
  unavailable: 2,
  limits: 3,
} as const satisfies Record<FiatFailure['code'], number>

/**
 * The order in which offers are shown (BUY-04): those that the operator put on top, then what gives most, then the
 * failures: currency, country and others; time-outs and failures to answer; limits last. Only a provider with a price is
 * put on top: a failure there would stand before what can be bought. The same answers always come in the same order.
 */
export function sortAnswers(answers: readonly FiatAnswer[]): readonly FiatAnswer[] {
  return answers.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) || byGain(a, b) || (a.provider.facts.id < b.provider.facts.id ? -1 : 1),
  )
}

function rankOf({ outcome, provider }: FiatAnswer): number {
  if (!outcome.ok) return FAILURE_RANKS[outcome.failure.code]
  return provider.settings.isForcedTop ? -1 : 0
}

function byGain(a: FiatAnswer, b: FiatAnswer): number {
  if (!a.outcome.ok || !b.outcome.ok) return 0
  return compareDecimals(b.outcome.value.amountTo, a.outcome.value.amountTo)
}
