import { feedbackTags } from '@causeway/core/orders'
import Type, { type Static } from 'typebox'

/** What customers' ratings say together: counts only. */
export const ReviewsReply = Type.Object({
  count: Type.Integer({ description: 'How many ratings there are.' }),
  average: Type.Union([Type.String(), Type.Null()], {
    description: 'Of all rates, one decimal: "4.6"; null without ratings.',
  }),
  rates: Type.Array(Type.Object({ rate: Type.Integer(), count: Type.Integer() }), {
    description: 'How many gave each rate, 5 first, all five listed.',
  }),
  tags: Type.Array(Type.Object({ tag: Type.Enum(feedbackTags), count: Type.Integer() }), {
    description: 'How many chose each word of the form, the most frequent first.',
  }),
})
export type ReviewsReply = Static<typeof ReviewsReply>
