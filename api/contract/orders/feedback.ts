import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { OptionalText } from '../fields.ts'
import { HOLDER_HEADER } from '../holder-header.ts'

/** What its holder thought of a finished order (TRACK-07). */
export const FeedbackRequest = Type.Object(
  {
    transactionId: Type.String({ maxLength: 40 }),
    rate: Type.Integer({ minimum: 1, maximum: 5 }),
    tags: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 10 })),
    comment: OptionalText(2000),
    holderSecret: OptionalText(100),
  },
  { additionalProperties: false },
)
export type FeedbackRequest = Static<typeof FeedbackRequest>

export const FeedbackReply = Type.Object({ result: Type.Boolean() })
export type FeedbackReply = Static<typeof FeedbackReply>

/** Ratings of finished orders by their holders. */
export const feedbackCalls = {
  feedbackEligibility: call({
    method: 'GET',
    path: '/transactions/{id}/feedback-eligibility',
    summary:
      'Whether the caller can rate the order now: it is finished, belongs to the caller and has not been rated.',
    access: 'visitor',
    headers: HOLDER_HEADER,
    failures: ['order_not_found'],
    reply: FeedbackReply,
  }),
  leaveFeedback: call({
    method: 'POST',
    path: '/transactions/{id}/feedback',
    summary:
      'Rates a finished order from 1 to 5, with tags and a comment. Once per order, owner only.',
    access: 'holder',
    limit: 'create',
    body: FeedbackRequest,
    failures: ['feedback_not_due', 'not_the_holder', 'order_not_found'],
    reply: FeedbackReply,
  }),
}
