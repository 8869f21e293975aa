/** An object from outside: its fields are not known yet. */
export type WireObject = { readonly [field: string]: unknown }

/** Reads an object. Throws TypeError where it is none. */
export function readObject(value: unknown): WireObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError('Expected an object')
  }
  return value as WireObject
}

/** Reads an object that has these fields and no others. */
export function readExactly(value: unknown, fields: readonly string[]): WireObject {
  const object = readObject(value)
  const names = Object.keys(object)
  if (names.length !== fields.length || !names.every((name) => fields.includes(name))) {
    throw new TypeError(`Expected the fields ${fields.join(', ')}`)
  }
  return object
}

export function readText(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('Expected text')
  return value
}

export function readTextOrNull(value: unknown): string | null {
  return value === null ? null : readText(value)
}

export function readTexts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) throw new TypeError('Expected a list')
  return value.map((item: unknown) => readText(item))
}

/** A whole number that a JavaScript number holds exactly, from zero. */
export function readCount(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    throw new TypeError('Expected a whole number from 0')
  }
  return value
}

/** Whole units written as decimal digits, from zero. */
export function readUnits(value: unknown): bigint {
  const digits = readText(value)
  if (!/^(0|[1-9]\d{0,77})$/.test(digits)) throw new TypeError('Expected decimal digits')
  return BigInt(digits)
}

/** One of some words. */
export function readWord<const Word extends string>(value: unknown, words: readonly Word[]): Word {
  const found = words.find((word) => word === value)
  if (found === undefined) throw new TypeError(`Expected one of ${words.join(', ')}`)
  return found
}
