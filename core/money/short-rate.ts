const SHORT_FIGURES = 6

/**
 * Cuts a plain decimal text to so many significant figures and drops trailing zeros, for a number that is only looked
 * at. Truncated, never rounded up; digits before the point always stand.
 */
export function truncateFigures(text: string, figures: number): string {
  const [whole = '0', fraction = ''] = text.split('.')
  const leadingZeros = /^0*/.exec(fraction)?.[0].length ?? 0
  const decimals = whole === '0' ? leadingZeros + figures : Math.max(0, figures - whole.length)
  const kept = fraction.slice(0, decimals).replace(/0+$/, '')
  return kept === '' ? whole : `${whole}.${kept}`
}

/** A rate (plain decimal text) for reading: six figures that matter. */
export function shortRate(rate: string): string {
  return truncateFigures(rate, SHORT_FIGURES)
}
