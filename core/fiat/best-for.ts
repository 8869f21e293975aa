import { kycLevels } from '../ports/index.ts'
import { compareDecimals } from './decimal-fraction.ts'
import type { FiatAnswer } from './fiat-answer.ts'

/** What an offer is the best of all for: what is got, papers asked for, time, and how many of our orders went well. */
export const fiatMerits = ['price', 'papers', 'speed', 'success'] as const
export type FiatMerit = (typeof fiatMerits)[number]

type Offer = { readonly id: string; readonly answer: FiatAnswer }

/**
 * Merits of offers by provider. A merit is given where one offer alone is best: where all ask for the same papers, none
 * of them stands out. Failures have none.
 */
export function bestFor(answers: readonly FiatAnswer[]): ReadonlyMap<string, readonly FiatMerit[]> {
  const offers = answers
    .filter(({ outcome }) => outcome.ok)
    .map((answer): Offer => ({ id: answer.provider.facts.id, answer }))
  const merits = new Map<string, FiatMerit[]>()
  for (const merit of fiatMerits) {
    const best = bestIn(offers, merit)
    if (best !== null) merits.set(best, [...(merits.get(best) ?? []), merit])
  }
  return merits
}

function bestIn(offers: readonly Offer[], merit: FiatMerit): string | null {
  const judged = offers.filter(({ answer }) => isKnown(answer, merit))
  if (judged.length < 2) return null
  const [first, second] = judged.toSorted((a, b) => compare(a.answer, b.answer, merit))
  if (first === undefined || second === undefined) return null
  return compare(first.answer, second.answer, merit) < 0 ? first.id : null
}

function isKnown({ provider }: FiatAnswer, merit: FiatMerit): boolean {
  return merit !== 'success' || provider.record.successPercent !== null
}

/** Below zero where `a` is better. */
function compare(a: FiatAnswer, b: FiatAnswer, merit: FiatMerit): number {
  switch (merit) {
    case 'price':
      return a.outcome.ok && b.outcome.ok
        ? compareDecimals(b.outcome.value.amountTo, a.outcome.value.amountTo)
        : 0
    case 'papers':
      return papers(a) - papers(b)
    case 'speed':
      return minutesOf(a) - minutesOf(b)
    case 'success':
      return (b.provider.record.successPercent ?? 0) - (a.provider.record.successPercent ?? 0)
  }
}

function papers({ provider }: FiatAnswer): number {
  return kycLevels.indexOf(provider.facts.kyc)
}

/** What our own orders say, else the longer of what the provider says. */
function minutesOf({ provider }: FiatAnswer): number {
  return provider.record.medianMinutes ?? provider.facts.minutes[1]
}
