/** Search engines cut what is longer. */
const LONGEST_TITLE = 60

/**
 * A page's title: the first wording that search engines show whole, else the last and shortest, with the brand behind it
 * where there is room for it (PAGE-02).
 */
export function fitTitle(wordings: readonly string[], brand: string): string {
  const title = wordings.find(fits) ?? wordings.at(-1) ?? brand
  const whole = `${title} · ${brand}`
  return fits(whole) ? whole : title
}

function fits(title: string): boolean {
  return [...title].length <= LONGEST_TITLE
}
