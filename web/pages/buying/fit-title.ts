/** Search engines cut what is longer. */
const LONGEST_TITLE = 60

/** A page's title with the brand behind it, where there is room for it. */
export function fitTitle(title: string, brand: string): string {
  const whole = `${title} · ${brand}`
  return [...whole].length <= LONGEST_TITLE ? whole : title
}
