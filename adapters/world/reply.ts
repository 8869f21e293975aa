/** What came back is not an answer to what was asked. */
export class NonsenseReply extends Error {
  override name = 'NonsenseReply'
}

/** The `result` of a reply in JSON text. */
export function parseReply(text: string): unknown {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new NonsenseReply('the reply is not JSON')
  }
  return fieldOf(parsed, 'result')
}

/** A field of an object that must be there. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) {
    throw new NonsenseReply(`the reply has no ${name}`)
  }
  return Object.entries(value).find(([key]) => key === name)?.[1]
}

/** A field that is text. */
export function textField(value: unknown, name: string): string {
  const field = fieldOf(value, name)
  if (typeof field !== 'string') throw new NonsenseReply(`${name} is not text`)
  return field
}

/** A field that is text or null. */
export function optionalTextField(value: unknown, name: string): string | null {
  return fieldOf(value, name) === null ? null : textField(value, name)
}

/** A field that is one of the words given. */
export function wordField<W extends string>(value: unknown, name: string, words: readonly W[]): W {
  const field = fieldOf(value, name)
  const word = words.find((candidate) => candidate === field)
  if (word === undefined) throw new NonsenseReply(`${name} is not one of ${words.join(', ')}`)
  return word
}

/** A field that is a whole number, zero or more. */
export function countField(value: unknown, name: string): number {
  const field = fieldOf(value, name)
  if (typeof field !== 'number' || !Number.isSafeInteger(field) || field < 0) {
    throw new NonsenseReply(`${name} is not a count`)
  }
  return field
}

/** A field that is whole units in decimal text, zero or more, or below zero with a sign. */
export function unitsField(value: unknown, name: string): bigint {
  const field = textField(value, name)
  if (!/^-?\d{1,78}$/.test(field)) throw new NonsenseReply(`${name} is not whole units`)
  return BigInt(field)
}

/** A field that is yes or no. */
export function booleanField(value: unknown, name: string): boolean {
  const field = fieldOf(value, name)
  if (typeof field !== 'boolean') throw new NonsenseReply(`${name} is not yes or no`)
  return field
}

/** A field that is a list, each entry read by `read`. */
export function listField<T>(
  value: unknown,
  name: string,
  read: (entry: unknown) => T,
): readonly T[] {
  const field = fieldOf(value, name)
  if (!Array.isArray(field)) throw new NonsenseReply(`${name} is not a list`)
  return field.map(read)
}
