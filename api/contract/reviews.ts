import { feedbackTags } from '@causeway/core/orders'
import Type, { type Static } from 'typebox'
import { call } from './call.ts'

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

/** What customers' ratings say together. */
export const reviewsCalls = {
  reviews: call({
    method: 'GET',
    path: '/reviews',
    summary: 'Summary of customer ratings: counts by stars and by selected tags.',
    access: 'public',
    reply: ReviewsReply,
    cacheSeconds: 5,
  }),
}
