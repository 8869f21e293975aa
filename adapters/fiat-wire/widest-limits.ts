import type { FiatLimits } from '@causeway/core/ports'
import { isWithin } from './plain-decimal.ts'

/** The least and the most of several ways to pay; null where one of them names none, and where there are none. */
export function widestLimits(all: readonly FiatLimits[]): FiatLimits {
  const [first, ...others] = all
  if (first === undefined) return { min: null, max: null }
  return others.reduce(
    (widest, each) => ({ min: lesser(widest.min, each.min), max: greater(widest.max, each.max) }),
    first,
  )
}

function lesser(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return null
  return isWithin(one, { min: null, max: other }) ? one : other
}

function greater(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return null
  return isWithin(one, { min: other, max: null }) ? one : other
}
