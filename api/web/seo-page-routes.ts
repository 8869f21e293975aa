import { SeoPageReply } from '../contract/index.ts'
import { webRoute } from './wire.ts'

/** What pages for search engines say (PAGE-04). */
export const seoPageRoutes = [
  webRoute({
    method: 'POST',
    path: '/seo-page/{lang}/{type}/{fromAndTo}/{country}',
    summary:
      'Text of an SEO page with the pair’s current rate. type is the first part of the page’s path, fromAndTo is "btc-eth", "btc" or "all", and country is a two-letter lowercase code or "all".',
    reply: SeoPageReply,
    answer: async ({ calls }, { params }) => calls.seoPage(params),
  }),
] as const
