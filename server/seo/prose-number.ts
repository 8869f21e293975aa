const GROUPED_FROM = 1000

/**
 * A decimal text as a value of a sentence: from a thousand on a number, which each language groups its own way and cuts
 * to three decimals ("95,638.04"); below it the text as it is, with all its digits.
 */
export function proseNumber(text: string): string | number {
  const number = Number(text)
  return number >= GROUPED_FROM ? number : text
}
