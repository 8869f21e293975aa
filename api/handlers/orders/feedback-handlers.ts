import type { UseCases } from '@causeway/server'
import type { webCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import type { HandlersOf } from '../handler.ts'
import { reviewsOut } from '../reference/reviews-out.ts'
import { holderOf } from './holder-of.ts'
import { isPublicCode } from './read-order.ts'

type FeedbackHandlers = HandlersOf<
  Pick<typeof webCalls, 'feedbackEligibility' | 'leaveFeedback' | 'reviews'>
>
type Needs = { readonly useCases: UseCases; readonly words: Wording }

/** What holders say of finished orders (TRACK-07). */
export function createFeedbackHandlers({ useCases, words }: Needs): FeedbackHandlers {
  return {
    reviews: async () => ({
      ok: true,
      status: 200,
      body: reviewsOut(await useCases.feedbackSummary()),
    }),
    feedbackEligibility: async ({ id }, caller) => {
      if (!isPublicCode(id)) return refuse({ code: 'order_not_found' }, words)
      const due = await useCases.isFeedbackDue(id, await holderOf({ useCases }, caller))
      if (!due.ok) return refuse(due.failure, words)
      return { ok: true, status: 200, body: { result: due.value } }
    },
    leaveFeedback: async (request, caller) => {
      const { id, transactionId, rate, tags, comment, holderSecret } = request
      // The path names the order; a body that names another one is a mistake, and rates none.
      if (!isPublicCode(id) || transactionId !== id) {
        return refuse({ code: 'order_not_found' }, words)
      }
      const left = await useCases.leaveFeedback({
        publicCode: id,
        ...(await holderOf({ useCases }, caller, holderSecret)),
        rate,
        tags: [...new Set(tags ?? [])],
        comment: comment?.trim() ?? '',
      })
      if (!left.ok) return refuse(left.failure, words)
      return { ok: true, status: 200, body: { result: true } }
    },
  }
}
