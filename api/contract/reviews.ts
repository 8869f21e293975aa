import { feedbackTags } from '@causeway/core/orders'
import Type, { type Static } from 'typebox'

/** What customers' ratings say together: counts only. */
export const ReviewsReply = Type.Object({
  count: Type.Integer({ description: 'Number of ratings.' }),
  average: Type.Union([Type.String(), Type.Null()], {
    description: 'Average of all ratings with one decimal, such as "4.6". Null without ratings.',
  }),
  rates: Type.Array(Type.Object({ rate: Type.Integer(), count: Type.Integer() }), {
    description: 'Number of ratings for each star count, from 5 to 1.',
  }),
  tags: Type.Array(Type.Object({ tag: Type.Enum(feedbackTags), count: Type.Integer() }), {
    description: 'Number of ratings with each tag, most frequent first.',
  }),
})
export type ReviewsReply = Static<typeof ReviewsReply>
