import type { FiatLimits } from '../ports/index.ts'
import { compareDecimals } from './decimal-fraction.ts'
import type { FiatAnswer } from './fiat-answer.ts'

/**
 * Limits across providers (BUY-04): the least that any of them takes, and the most. What a provider does not say limits
 * nothing; null where none says anything.
 */
export function mergeLimits(answers: readonly FiatAnswer[]): FiatLimits {
  const said = answers.flatMap(({ outcome }) =>
    !outcome.ok && outcome.failure.code === 'limits' ? [outcome.failure.limits] : [],
  )
  return {
    min: extreme(
      said.map(({ min }) => min),
      'smallest',
    ),
    max: extreme(
      said.map(({ max }) => max),
      'largest',
    ),
  }
}

function extreme(texts: readonly (string | null)[], which: 'smallest' | 'largest'): string | null {
  const sorted = texts.filter((text) => text !== null).toSorted(compareDecimals)
  return sorted.at(which === 'smallest' ? 0 : -1) ?? null
}
