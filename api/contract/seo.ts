import Type, { type Static } from 'typebox'

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
