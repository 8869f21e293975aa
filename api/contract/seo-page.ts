import Type, { type Static } from 'typebox'
import { call } from './call.ts'
import { AmountOut, Nullable } from './fields.ts'

/** A pair as its page shows it (PAGE-04). */
const SeoPairOut = Type.Object({
  from: Type.String(),
  to: Type.String(),
  rate: Nullable(
    Type.String({ description: 'Amount of `to` for one `from`, before fees. For display.' }),
  ),
  minFrom: Nullable(AmountOut),
  maxFrom: Nullable(AmountOut),
  networkFee: AmountOut,
  confirmations: Type.Integer({
    description: 'Number of confirmations before a deposit is processed.',
  }),
  amounts: Type.Array(Type.Object({ amountFrom: AmountOut, amountTo: AmountOut }), {
    description: 'What round amounts give after all fees.',
  }),
  course: Nullable(
    Type.Object({
      days: Type.Integer(),
      points: Type.Array(Type.String(), { description: 'Mid-market rates, oldest first.' }),
      lowest: Type.String(),
      highest: Type.String(),
      latest: Type.String(),
    }),
  ),
  typicalMinutes: Nullable(
    Type.Integer({
      description: 'Based on orders finished in the last month. Null if there are too few.',
    }),
  ),
})

/** What a page for search engines says, in its language. */
export const SeoPageReply = Type.Object({
  lang: Type.String(),
  type: Type.String(),
  title: Type.String(),
  description: Type.String(),
  h1: Type.String(),
  paragraphs: Type.Array(Type.String()),
  steps: Type.Array(Type.Object({ name: Type.String(), text: Type.String() })),
  faq: Type.Array(Type.Object({ question: Type.String(), answer: Type.String() })),
  pair: Nullable(SeoPairOut),
})
export type SeoPageReply = Static<typeof SeoPageReply>

/** The parts of the call's address: `en`, `exchange`, `btc-eth`, `all`. */
export type SeoPageRequest = {
  readonly lang: string
  readonly type: string
  readonly fromAndTo: string
  readonly country: string
}

/** What pages for search engines say (PAGE-04). */
export const seoPageCalls = {
  seoPage: call({
    method: 'POST',
    path: '/seo-page/{lang}/{type}/{fromAndTo}/{country}',
    summary:
      'Text of an SEO page with the pair’s current rate. type is the first part of the page’s path, fromAndTo is "btc-eth", "btc" or "all", and country is a two-letter lowercase code or "all".',
    access: 'visitor',
    failures: ['language_unknown', 'path_unknown'],
    reply: SeoPageReply,
  }),
}
