/**
 * Less than zero, zero, or more than zero, as the left decimal text is less than, equal to, or more than the right.
 * Exact at any length; an empty text is zero.
 */
export function compareAmounts(left: string, right: string): number {
  const [leftWhole = '', leftFraction = ''] = left.split('.')
  const [rightWhole = '', rightFraction = ''] = right.split('.')
  const places = Math.max(leftFraction.length, rightFraction.length)
  const difference =
    BigInt(leftWhole + leftFraction.padEnd(places, '0')) -
    BigInt(rightWhole + rightFraction.padEnd(places, '0'))
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}
