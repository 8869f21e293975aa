import type { PaymentMethod } from '../ports/index.ts'
import type { FiatAnswer } from './fiat-answer.ts'

/** What a person wants to see (BUY-05). No methods: any. */
export type OfferFilter = {
  readonly methods: readonly PaymentMethod[]
  /** Least rating; null: any, providers without one included. */
  readonly rating: number | null
}

/** Those that fit. A provider that failed is shown where it would have fitted: people wonder where it is otherwise. */
export function filterAnswers(
  answers: readonly FiatAnswer[],
  { methods, rating }: OfferFilter,
): readonly FiatAnswer[] {
  return answers.filter(({ outcome, provider }) => {
    const offered = outcome.ok ? outcome.value.methods : provider.facts.methods
    const fitsMethods = methods.length === 0 || methods.some((method) => offered.includes(method))
    return fitsMethods && (rating === null || (provider.rating ?? 0) >= rating)
  })
}
