type LineObject = { readonly [field: string]: unknown }

export function readLineObject(value: unknown): LineObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError('A journal line is an object')
  }
  return value as LineObject
}

export function readLineText(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('A field of a journal line is not text')
  return value
}

export function readLineTexts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) throw new TypeError('A field of a journal line is not a list')
  return value.map((item: unknown) => readLineText(item))
}
