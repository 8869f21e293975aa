import type { Figure, Goal } from './figure.ts'
import { median, spread } from './statistics.ts'

/** A figure of two rows of rounds: their medians, and how they compare. */
export function comparison(measured: {
  readonly what: string
  readonly ours: readonly number[]
  readonly base: readonly number[]
  readonly text: (value: number) => string
  readonly goal: Goal | null
}): Figure {
  const { what, text, goal } = measured
  const ours = median(measured.ours)
  const base = median(measured.base)
  return {
    what,
    ours: text(ours),
    base: text(base),
    ratio: ours / base,
    goal,
    spread: { ours: spread(measured.ours), base: spread(measured.base) },
  }
}

/** "12,345 /s" */
export function perSecondText(value: number): string {
  return `${Math.round(value).toLocaleString('en-US')} /s`
}
