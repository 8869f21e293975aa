/** What is written of each address. */
export type SitemapFacts = {
  /** Origin of the site, without a slash at the end. */
  readonly publicUrl: string
  /** When what pages say last changed, in milliseconds since 1970. */
  readonly lastModified: number
}

const CHUNK_CHARACTERS = 48 * 1024
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const XML_NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** One part of the sitemap, piece by piece: as long as nobody takes the next piece it is not made (PAGE-05). */
export function sitemapPartXml(facts: SitemapFacts, paths: Iterable<string>): Generator<Buffer> {
  return listXml({ list: 'urlset', item: 'url' }, facts, paths)
}

/** The index of all parts, likewise. */
export function sitemapIndexXml(facts: SitemapFacts, paths: Iterable<string>): Generator<Buffer> {
  return listXml({ list: 'sitemapindex', item: 'sitemap' }, facts, paths)
}

function* listXml(
  { item, list }: { readonly list: string; readonly item: string },
  { lastModified, publicUrl }: SitemapFacts,
  paths: Iterable<string>,
): Generator<Buffer> {
  const before = `<${item}><loc>${escaped(publicUrl)}`
  const after = `</loc><lastmod>${new Date(lastModified).toISOString()}</lastmod></${item}>\n`
  let text = `${HEAD}<${list} ${XML_NAMESPACE}>\n`
  for (const path of paths) {
    text += before + path + after
    if (text.length >= CHUNK_CHARACTERS) {
      yield Buffer.from(text)
      text = ''
    }
  }
  yield Buffer.from(`${text}</${list}>\n`)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;')
}
