const DIGITS = 5

/**
 * Shortens a decimal text to five digits that say something, for amounts that are only looked at. A minimum is rounded
 * up and a maximum down, so that neither promises too much (CALC-19); digits before the point always stand.
 */
export function readableLimit(amount: string, kind: 'min' | 'max'): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const leading = whole === '0' ? (/^0*/.exec(fraction)?.[0].length ?? 0) : 0
  const kept = whole === '0' ? leading + DIGITS : Math.max(0, DIGITS - whole.length)
  const isCut = /[1-9]/.test(fraction.slice(kept))
  const units = BigInt(whole + fraction.slice(0, kept).padEnd(kept, '0'))
  const digits = `${kind === 'min' && isCut ? units + 1n : units}`.padStart(kept + 1, '0')
  const decimals = kept === 0 ? '' : digits.slice(-kept).replace(/0+$/, '')
  const shownWhole = kept === 0 ? digits : digits.slice(0, -kept)
  return decimals === '' ? shownWhole : `${shownWhole}.${decimals}`
}
