import Type, { type Static } from 'typebox'
import { call } from './call.ts'

const texts = (description: string) => Type.Array(Type.String(), { description })

/** What SEO pages are about; their addresses are these put together (PAGE-05). */
export const SeoCombinationsReply = Type.Object({
  from: texts('Coins that can be paid in: /exchange/{from}, /exchange/{from}/{to}.'),
  to: texts('Coins that can be paid out.'),
  coins: texts('Every enabled coin: /exchange-pairs/{coin}.'),
  bought: texts('Coins that can be bought: /buy-countries/{coin}, /buy-fiat/{coin}.'),
  fiats: texts('Money that coins are bought with: /buy/{coin}-{fiat}.'),
  countries: texts('Countries, two small letters: /buy/{coin}-{fiat}/{country}.'),
})
export type SeoCombinationsReply = Static<typeof SeoCombinationsReply>

export const SitemapReply = Type.Object({
  urlsPerPart: Type.Integer(),
  parts: Type.Array(
    Type.Object({
      lang: Type.String(),
      type: Type.String(),
      count: Type.Integer({
        description: 'Number of URLs. More than fit into one part are split into several.',
      }),
      pages: Type.Integer({
        description: 'Number of parts: /seo-page/sitemap/{lang}/{type}/{1…}.',
      }),
    }),
  ),
})
export type SitemapReply = Static<typeof SitemapReply>

export const SitemapPartReply = Type.Object({
  lang: Type.String(),
  type: Type.String(),
  page: Type.Integer(),
  urls: Type.Array(Type.String(), { description: 'Full URLs, at most 50,000.' }),
})
export type SitemapPartReply = Static<typeof SitemapPartReply>

const HOUR_SECONDS = 3600

/** Which SEO pages there are (PAGE-05). */
export const seoCalls = {
  seoCombinations: call({
    method: 'GET',
    path: '/seo-page/get-all-possible-combinations',
    summary: 'Coins, fiat currencies and countries that have SEO pages.',
    access: 'public',
    reply: SeoCombinationsReply,
    cacheSeconds: HOUR_SECONDS,
  }),
  sitemap: call({
    method: 'GET',
    path: '/seo-page/sitemap',
    summary: 'Sitemap parts for SEO pages, by language and type.',
    access: 'public',
    reply: SitemapReply,
    cacheSeconds: HOUR_SECONDS,
  }),
  sitemapPart: call({
    method: 'GET',
    path: '/seo-page/sitemap/{a}/{b}/{c}',
    summary: 'One sitemap part: language, type and number, starting from 1.',
    access: 'public',
    limit: 'names',
    failures: ['path_unknown'],
    reply: SitemapPartReply,
    statuses: [200, 404],
  }),
}
