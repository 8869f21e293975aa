const SIGNIFICANT_DIGITS = 6

/**
 * Cuts a plain decimal text to six significant digits, for a rate that is only looked at. Truncated, never rounded up;
 * digits before the point always stand.
 */
export function shortRate(text: string): string {
  const [whole = '0', fraction = ''] = text.split('.')
  const leading = whole === '0' ? (/^0*/.exec(fraction)?.[0].length ?? 0) : 0
  const wanted = whole === '0' ? leading + SIGNIFICANT_DIGITS : SIGNIFICANT_DIGITS - whole.length
  const kept = fraction.slice(0, Math.max(0, wanted)).replace(/0+$/, '')
  return kept === '' ? whole : `${whole}.${kept}`
}
