import { type LanguageCode, localPath } from '@causeway/content/languages'
import { countSeoParts, type SeoAddresses, seoPaths, seoUrlsPerPart } from '@causeway/server/seo'

export type SitemapContents = {
  readonly languages: readonly LanguageCode[]
  /** Paths of the pages that there is one of. */
  readonly pages: readonly string[]
  readonly addresses: readonly SeoAddresses[]
}

/** As it stands in the address of a part: `/sitemap/{language}/{type}/{number}.xml`. */
export type SitemapPartName = {
  readonly language: string
  readonly type: string
  readonly number: string
}

/** The kind of those pages in addresses of parts. */
const PAGES = 'pages'

/** The addresses of all parts, each of at most 50,000 pages (PAGE-05). */
export function* sitemapPartPaths({
  addresses,
  languages,
  pages,
}: SitemapContents): Generator<string> {
  const kinds = [{ type: PAGES, count: pages.length }, ...addresses]
  for (const language of languages) {
    for (const { count, type } of kinds) {
      for (let number = 1; number <= countSeoParts(count); number += 1) {
        yield `/sitemap/${language}/${type}/${number}.xml`
      }
    }
  }
}

/** The paths of one part's pages, language included; null where there is no such part. */
export function pathsOfPart(
  { addresses, languages, pages }: SitemapContents,
  { language, number, type }: SitemapPartName,
): Iterable<string> | null {
  const code = languages.find((each) => each === language)
  const part = /^[1-9]\d{0,8}$/.test(number) ? Number(number) : 0
  if (code === undefined || part === 0) return null
  if (type === PAGES) return part === 1 ? pages.map((path) => localPath(code, path)) : null
  const kind = addresses.find((each) => each.type === type)
  if (kind === undefined || part > countSeoParts(kind.count)) return null
  return localPaths(code, seoPaths(kind, (part - 1) * seoUrlsPerPart, seoUrlsPerPart))
}

function* localPaths(language: LanguageCode, paths: Iterable<string>): Generator<string> {
  const prefix = localPath(language, '/x').slice(0, -'/x'.length)
  for (const path of paths) yield prefix + path
}
