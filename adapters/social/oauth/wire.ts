type Fields = Readonly<Record<string, unknown>>

/** The fields of an object; null where it is none. */
export function fieldsOf(value: unknown): Fields | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  return value as Fields
}

/** A field that is a text with something in it; null otherwise. */
export function textIn(fields: Fields | null, name: string): string | null {
  const value = fields?.[name]
  return typeof value === 'string' && value !== '' ? value : null
}
