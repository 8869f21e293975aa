/** How a figure moved from the period before. */
export type Change =
  | { readonly kind: 'same' }
  /** There was nothing before, so no percentage says it. */
  | { readonly kind: 'new' }
  | { readonly kind: 'up' | 'down'; readonly percent: string }

/** The change from one figure to another, in percent with at most one decimal. For showing only: no money is counted with it. */
export function changeOf(before: string | number, now: string | number): Change {
  const [old, fresh] = [Number(before), Number(now)]
  if (old === fresh) return { kind: 'same' }
  if (old <= 0) return { kind: 'new' }
  const change = (fresh / old - 1) * 100
  return { kind: change > 0 ? 'up' : 'down', percent: shownPercent(Math.abs(change)) }
}

/** A share of something in percent with at most one decimal; null of nothing. */
export function shareIn(part: number, whole: number): string | null {
  return whole === 0 ? null : shownPercent((part / whole) * 100)
}

function shownPercent(percent: number): string {
  return percent >= 100 ? percent.toFixed(0) : String(Number(percent.toFixed(1)))
}
