import Type, { type Static } from 'typebox'
import { AmountOut, Nullable } from './fields.ts'

/** A pair as its page shows it (PAGE-04). */
const SeoPairOut = Type.Object({
  from: Type.String(),
  to: Type.String(),
  rate: Nullable(
    Type.String({ description: 'Coins of `to` for one of `from`, before fees; for reading.' }),
  ),
  minFrom: Nullable(AmountOut),
  maxFrom: Nullable(AmountOut),
  networkFee: AmountOut,
  confirmations: Type.Integer({ description: 'After so many a deposit counts.' }),
  amounts: Type.Array(Type.Object({ amountFrom: AmountOut, amountTo: AmountOut }), {
    description: 'What round amounts bring after every fee.',
  }),
  course: Nullable(
    Type.Object({
      days: Type.Integer(),
      points: Type.Array(Type.String(), { description: 'Middle rates, oldest first.' }),
      lowest: Type.String(),
      highest: Type.String(),
      latest: Type.String(),
    }),
  ),
  typicalMinutes: Nullable(
    Type.Integer({ description: 'Of the last month’s finished orders; null where they are few.' }),
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
