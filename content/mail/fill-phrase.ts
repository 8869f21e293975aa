const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/**
 * Puts values into the places (`{{name}}`) of a phrase; a name without a value stays as it is. In a phrase that runs
 * from right to left each value is kept apart from its surroundings (UAX #9), or the dots of an address would move.
 */
export function fillPhrase(
  phrase: string,
  values: Readonly<Record<string, string>>,
  direction: 'ltr' | 'rtl',
): string {
  return phrase.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    if (!Object.hasOwn(values, name)) return whole
    const value = values[name] ?? ''
    return direction === 'rtl' ? `${FIRST_STRONG_ISOLATE}${value}${POP_ISOLATE}` : value
  })
}
