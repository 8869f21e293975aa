/** Basis points in one whole: 10 000 bps is 100 %. */
export const BPS_IN_ONE = 10_000n

/** Divides two positive numbers; what is left over is dropped. */
export function divideRoundedDown(numerator: bigint, denominator: bigint): bigint {
  assertDivisible(numerator, denominator)
  return numerator / denominator
}

/** Divides two positive numbers; anything left over counts as one more. */
export function divideRoundedUp(numerator: bigint, denominator: bigint): bigint {
  assertDivisible(numerator, denominator)
  return (numerator + denominator - 1n) / denominator
}

/** A share of units in basis points, in favour of whoever takes it. */
export function takeBpsRoundedUp(units: bigint, bps: bigint): bigint {
  return divideRoundedUp(units * bps, BPS_IN_ONE)
}

/** A share of units in basis points, in favour of whoever gives it. */
export function takeBpsRoundedDown(units: bigint, bps: bigint): bigint {
  return divideRoundedDown(units * bps, BPS_IN_ONE)
}

function assertDivisible(numerator: bigint, denominator: bigint): void {
  if (numerator < 0n) throw new RangeError('Cannot round a negative amount')
  if (denominator <= 0n) throw new RangeError('Cannot divide by zero or less')
}
