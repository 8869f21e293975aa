import type { FeedbackFailure } from '@causeway/server/feedback/leave-feedback'
import type { WriteToShopFailure } from '@causeway/server/order-messages/send-order-message'
import type { FailureRows } from './failure-rows.ts'

/** Why what an order's holder writes isn't taken (TRACK-07, OPS-09.8). */
export const messageFailures = {
  message_malformed: {
    status: 422,
    message: () => 'Write a message with 1 to 2,000 characters.',
    details: () => ({ field: 'text' }),
  },
  too_many_messages: {
    status: 409,
    message: () => 'We’ve got your messages. You can write again once we’ve replied.',
  },
  feedback_not_due: {
    status: 409,
    message: () => 'You can rate an order only once, after it’s finished.',
  },
} as const satisfies FailureRows<
  Exclude<(FeedbackFailure | WriteToShopFailure)['code'], 'order_not_found' | 'not_the_holder'>
>
