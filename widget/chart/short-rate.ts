const SIGNIFICANT = 6

/** A rate for reading: six digits that matter, truncated. */
export function shortRate(rate: string): string {
  const [whole = '0', fraction = ''] = rate.split('.')
  const leadingZeros = whole === '0' ? (/^0*/.exec(fraction)?.[0].length ?? 0) : 0
  const room = whole === '0' ? leadingZeros + SIGNIFICANT : Math.max(0, SIGNIFICANT - whole.length)
  const shown = fraction.slice(0, room).replace(/0+$/, '')
  return shown === '' ? whole : `${whole}.${shown}`
}
