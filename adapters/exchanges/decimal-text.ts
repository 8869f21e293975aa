/** What an exchange answered is not what it promises to answer. */
export class NonsenseAnswer extends Error {
  override name = 'NonsenseAnswer'
}

const DECIMAL = /^(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/

/**
 * Reads a decimal as whole units of 10^-decimals; what is finer is dropped. Throws NonsenseAnswer for anything that is
 * no number of zero or more. Exact: the text's digits are used, never a double.
 */
export function unitsRoundedDown(value: unknown, decimals: number): bigint {
  const { digits, exponent } = readDecimal(value)
  const shift = exponent + decimals
  return shift >= 0 ? digits * 10n ** BigInt(shift) : digits / 10n ** BigInt(-shift)
}

/** The same, where anything finer counts as one more. */
export function unitsRoundedUp(value: unknown, decimals: number): bigint {
  const { digits, exponent } = readDecimal(value)
  const shift = exponent + decimals
  if (shift >= 0) return digits * 10n ** BigInt(shift)
  const divisor = 10n ** BigInt(-shift)
  return (digits + divisor - 1n) / divisor
}

/** The same, where anything finer is nonsense. */
export function unitsExact(value: unknown, decimals: number): bigint {
  const units = unitsRoundedDown(value, decimals)
  if (units !== unitsRoundedUp(value, decimals)) {
    throw new NonsenseAnswer(`${String(value).slice(0, 40)} is finer than ${decimals} decimals`)
  }
  return units
}

function readDecimal(value: unknown): { readonly digits: bigint; readonly exponent: number } {
  // A number that came through parseLossless prints as it was written.
  const text = typeof value === 'number' ? String(value) : value
  const found = typeof text === 'string' ? DECIMAL.exec(text) : null
  if (found === null) throw new NonsenseAnswer(`${String(text).slice(0, 40)} is not a decimal`)
  const [, whole = '0', fraction = '', power = '0'] = found
  return { digits: BigInt(whole + fraction), exponent: Number(power) - fraction.length }
}
