const GROUPED_FROM = 1000
/** With more decimals the languages would round. */
const MOST_DECIMALS = 3

/**
 * A decimal text as a value of a sentence: from a thousand on a number, which each language groups its own way
 * ("95,638.04"). Below it, and where it would be rounded, the text as it is: a limit is never said larger than it is.
 */
export function proseNumber(text: string): string | number {
  const [, fraction = ''] = text.split('.')
  const number = Number(text)
  return number >= GROUPED_FROM && fraction.length <= MOST_DECIMALS ? number : text
}
