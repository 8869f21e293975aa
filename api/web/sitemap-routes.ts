import { countSeoParts, seoPaths, seoUrlsPerPart } from '@causeway/server/seo'
import type { Answer } from '../contract/index.ts'
import { SeoCombinationsReply, SitemapPartReply, SitemapReply } from '../contract/index.ts'
import { refuseRequest } from '../failures/index.ts'
import type { RouteNeeds } from './web-route.ts'
import { webRoute } from './wire.ts'

const HOUR = 3600

/** Which SEO pages there are (PAGE-05). */
export const sitemapRoutes = [
  webRoute({
    method: 'GET',
    path: '/seo-page/get-all-possible-combinations',
    summary: 'Coins, fiat currencies and countries that have SEO pages.',
    reply: SeoCombinationsReply,
    cacheSeconds: HOUR,
    answer: async ({ seoPages }) => {
      const { bought, coins, countries, fiats, from, to } = await seoPages.combinations()
      return {
        ok: true,
        status: 200,
        body: {
          from: [...from],
          to: [...to],
          coins: [...coins],
          bought: [...bought],
          fiats: [...fiats],
          countries: [...countries],
        } satisfies SeoCombinationsReply,
      }
    },
  }),
  webRoute({
    method: 'GET',
    path: '/seo-page/sitemap',
    summary: 'Sitemap parts for SEO pages, by language and type.',
    reply: SitemapReply,
    cacheSeconds: HOUR,
    answer: async ({ seoPages, texts }) => {
      const addresses = await seoPages.addresses()
      const parts = texts
        .languages()
        .flatMap(({ lang }) =>
          addresses.map(({ count, type }) => ({ lang, type, count, pages: countSeoParts(count) })),
        )
      const body = { urlsPerPart: seoUrlsPerPart, parts } satisfies SitemapReply
      return { ok: true, status: 200, body }
    },
  }),
  webRoute({
    method: 'GET',
    path: '/seo-page/sitemap/{a}/{b}/{c}',
    summary: 'One sitemap part: language, type and number, starting from 1.',
    // It is several megabytes.
    limit: 'names',
    reply: SitemapPartReply,
    statuses: [200, 404],
    answer: async (needs, { params }) => sitemapPart(needs, params),
  }),
] as const

async function sitemapPart(
  { publicOrigin, seoPages, texts }: RouteNeeds,
  { a: lang, b: type, c: number }: { readonly a: string; readonly b: string; readonly c: string },
): Promise<Answer<SitemapPartReply>> {
  const page = /^[1-9]\d{0,8}$/.test(number) ? Number(number) : 0
  const isKnown = texts.languages().some((language) => language.lang === lang)
  const addresses = (await seoPages.addresses()).find((each) => each.type === type)
  if (!isKnown || addresses === undefined || page < 1 || page > countSeoParts(addresses.count)) {
    return refuseRequest({ code: 'path_unknown' })
  }
  const start = `${publicOrigin}${lang === 'en' ? '' : `/${lang}`}`
  const urls = Array.from(
    seoPaths(addresses, (page - 1) * seoUrlsPerPart, seoUrlsPerPart),
    (path) => start + path,
  )
  return { ok: true, status: 200, body: { lang, type, page, urls } }
}
