/** Parses JSON; a number that a double cannot hold stays the text it was. Undefined where it is no JSON. */
export function parseLossless(text: string): unknown {
  try {
    return JSON.parse(text, keepDigits)
  } catch {
    return undefined
  }
}

function keepDigits(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  const source = context?.source
  return typeof value === 'number' && source !== undefined && String(value) !== source
    ? source
    : value
}
