import { NoAnswer } from './no-answer.ts'
import { plainDecimal } from './plain-decimal.ts'

/** What stands at a path of names in a reply; undefined where nothing does. */
export function fieldOf(value: unknown, ...path: readonly string[]): unknown {
  let found = value
  for (const name of path) {
    if (typeof found !== 'object' || found === null) return undefined
    found = Object.hasOwn(found, name) ? Reflect.get(found, name) : undefined
  }
  return found
}

/** A text with something in it, a number's digits included; null where there is none. */
export function textOf(value: unknown, ...path: readonly string[]): string | null {
  const found = fieldOf(value, ...path)
  return typeof found === 'string' && found !== '' ? found : null
}

/** The same where the provider promises one. Throws NoAnswer. */
export function requiredTextOf(value: unknown, ...path: readonly string[]): string {
  const found = textOf(value, ...path)
  if (found === null) throw new NoAnswer('unavailable', `There is no text in ${path.join('.')}`)
  return found
}

/** A plain decimal of zero or more; null where nothing is said. Throws NoAnswer where it is something else. */
export function decimalOf(value: unknown, ...path: readonly string[]): string | null {
  const found = fieldOf(value, ...path)
  return found === undefined || found === null || found === '' ? null : plainDecimal(found)
}

/** A plain decimal of more than zero. Throws NoAnswer where it is not. */
export function amountOf(value: unknown, ...path: readonly string[]): string {
  const found = decimalOf(value, ...path)
  if (found === null || found === '0') {
    throw new NoAnswer('unavailable', `There is no amount in ${path.join('.')}`)
  }
  return found
}

/** A list. Throws NoAnswer where it is none. */
export function listOf(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = fieldOf(value, ...path)
  if (!Array.isArray(found)) {
    throw new NoAnswer('unavailable', `There is no list in ${path.join('.')}`)
  }
  return found
}
