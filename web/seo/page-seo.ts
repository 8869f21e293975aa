import type { MetaDescriptor } from 'react-router'
import { pictureTags } from './page-picture.ts'

/** JSON-LD: what a page says to machines, by schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>

/** What a page tells search engines and link previews. Made in a loader, so that it is in the page's language. */
export type PageSeo = {
  readonly title: string
  readonly description: string
  /** Whole address of the page, without query; null where robots stay away. */
  readonly canonical: string | null
  /** The same page in each language, with `x-default`. */
  readonly alternates?: readonly { readonly hreflang: string; readonly href: string }[]
  /** Several stand one after the other. */
  readonly structuredData?: StructuredData | readonly StructuredData[]
}

/** The tags of a page's head. A page without a canonical address is marked `noindex` (PAGE-02). */
export function seoMeta(seo: PageSeo | undefined): MetaDescriptor[] {
  // What stands in the page's place brings its own title.
  if (seo === undefined) return [noindex]
  const { title, description, canonical, alternates = [], structuredData = [] } = seo
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    ...(canonical === null
      ? [noindex, { name: 'twitter:card', content: 'summary' }]
      : [
          ...pictureTags(canonical, title),
          { property: 'og:url', content: canonical },
          { tagName: 'link' as const, rel: 'canonical', href: canonical },
          ...alternates.map((alternate) => ({
            tagName: 'link' as const,
            rel: 'alternate',
            hrefLang: alternate.hreflang,
            href: alternate.href,
          })),
        ]),
    ...[structuredData].flat().map((one) => ({ 'script:ld+json': one })),
  ]
}

const noindex = { name: 'robots', content: 'noindex' } as const
