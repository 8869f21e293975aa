import { SeoPageReply } from '../contract/index.ts'
import { webRoute } from './wire.ts'

/** What pages for search engines say (PAGE-04). */
export const seoPageRoutes = [
  webRoute({
    method: 'POST',
    path: '/seo-page/{lang}/{type}/{fromAndTo}/{country}',
    summary:
      'Text of a page for search engines, with the pair’s current rate: type is the first part of the page’s address, fromAndTo "btc-eth", "btc" or "all", country two small letters or "all".',
    reply: SeoPageReply,
    answer: async ({ calls }, { params }) => calls.seoPage(params),
  }),
] as const
