import { NonsenseAnswer } from './decimal-text.ts'

/** A field of an object; undefined where there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value).find(([key]) => key === name)?.[1]
}

/** A field that must be text. */
export function textOf(value: unknown, name: string): string {
  const field = fieldOf(value, name)
  if (typeof field !== 'string') throw new NonsenseAnswer(`${name} is not text`)
  return field
}

/** The entries of an object; throws where it is none. */
export function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new NonsenseAnswer('the answer is not an object')
  }
  return Object.entries(value)
}

/** The elements of a list; throws where it is none. */
export function elementsOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new NonsenseAnswer('the answer is not a list')
  return value
}
