/** Orders two decimal texts exactly: negative where `left` is less, 0 where they are equal. Empty counts as zero. */
export function compareAmounts(left: string, right: string): number {
  const { difference } = differenceOf(left, right)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** `left` − `right` as a decimal text, exactly, without trailing zeros. `left` must not be the lesser one. */
export function subtractAmounts(left: string, right: string): string {
  const { difference, places } = differenceOf(left, right)
  if (difference < 0n) throw new Error(`${left} is less than ${right}`)
  const digits = difference.toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}

function differenceOf(left: string, right: string) {
  const [leftWhole = '', leftFraction = ''] = left.split('.')
  const [rightWhole = '', rightFraction = ''] = right.split('.')
  const places = Math.max(leftFraction.length, rightFraction.length)
  const difference =
    BigInt(leftWhole + leftFraction.padEnd(places, '0')) -
    BigInt(rightWhole + rightFraction.padEnd(places, '0'))
  return { difference, places }
}
