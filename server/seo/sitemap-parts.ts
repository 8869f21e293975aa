/** Most addresses of one part: the limit of sitemaps.org. At 200 bytes each a part is far from its 50 MB. */
export const seoUrlsPerPart = 50_000

/** How many parts that many addresses make. */
export function countSeoParts(addresses: number): number {
  return Math.ceil(addresses / seoUrlsPerPart)
}
