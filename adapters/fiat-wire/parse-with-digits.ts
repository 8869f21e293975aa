/**
 * Parses JSON whose numbers become the texts that they were, digit for digit: a double would lose some. Undefined where
 * it is no JSON.
 */
export function parseWithDigits(text: string): unknown {
  try {
    return JSON.parse(text, keepDigits)
  } catch {
    return undefined
  }
}

function keepDigits(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  return typeof value === 'number' ? context?.source : value
}
