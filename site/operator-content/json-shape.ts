/** Reads one value of a JSON file. `place` is where it stands, for the error; throws WrongShape. */
export type Shape<T> = (value: unknown, place: string) => T

/** A value is not what was expected. Its message names the place. */
export class WrongShape extends Error {}

const LONGEST_TEXT = 20_000
const LONGEST_LIST = 500

/** A text that is not empty. */
export const text: Shape<string> = (value, place) => {
  if (typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_TEXT) return value
  throw new WrongShape(`${place} must be a string of 1 to ${LONGEST_TEXT} characters`)
}

/** A text of one kind, told by a pattern; `expected` names it. */
export function textLike(pattern: RegExp, expected: string): Shape<string> {
  return (value, place) => {
    if (typeof value === 'string' && pattern.test(value)) return value
    throw new WrongShape(`${place} must be ${expected}`)
  }
}

/** An address of another site. */
export const webAddress: Shape<string> = (value, place) => {
  const url = typeof value === 'string' ? URL.parse(value) : null
  if (url !== null && ['http:', 'https:'].includes(url.protocol)) return url.href
  throw new WrongShape(`${place} must be a URL starting with https:// or http://`)
}

/** Whole seconds since 1970. */
export const seconds: Shape<number> = (value, place) => {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
  throw new WrongShape(`${place} must be a whole number of seconds since 1970`)
}

export const yesOrNo: Shape<boolean> = (value, place) => {
  if (typeof value === 'boolean') return value
  throw new WrongShape(`${place} must be true or false`)
}

/** One of several words. */
export function word<const T extends string>(words: readonly T[]): Shape<T> {
  return (value, place) => {
    const found = words.find((one) => one === value)
    if (found !== undefined) return found
    throw new WrongShape(`${place} must be one of ${words.join(', ')}`)
  }
}

/** What may be absent or null stands as `absent`. */
export function orElse<T, A>(shape: Shape<T>, absent: A): Shape<T | A> {
  return (value, place) => (value === undefined || value === null ? absent : shape(value, place))
}

export function listOf<T>(shape: Shape<T>): Shape<readonly T[]> {
  return (value, place) => {
    if (!Array.isArray(value) || value.length > LONGEST_LIST) {
      throw new WrongShape(`${place} must be a list with at most ${LONGEST_LIST} entries`)
    }
    return value.map((one, index) => shape(one, `${place}[${index}]`))
  }
}

type Fields = Readonly<Record<string, Shape<unknown>>>
type Read<F extends Fields> = { readonly [K in keyof F]: ReturnType<F[K]> }

/** An object with these fields and no others: a mistyped name would be ignored in silence. */
export function objectOf<F extends Fields>(fields: F): Shape<Read<F>> {
  return (value, place) => {
    const given = asRecord(value, place)
    const unknown = Object.keys(given).find((name) => !Object.hasOwn(fields, name))
    if (unknown !== undefined) throw new WrongShape(`${placeOf(place, unknown)} is an unknown name`)
    const read = Object.entries(fields).map(([name, shape]) => [
      name,
      shape(given[name], placeOf(place, name)),
    ])
    return Object.fromEntries(read)
  }
}

/** An object whose names are not known beforehand. */
export function asRecord(value: unknown, place: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value))
  }
  throw new WrongShape(`${place === '' ? 'The file' : place} must be an object: { … }`)
}

function placeOf(place: string, name: string): string {
  return place === '' ? name : `${place}.${name}`
}
