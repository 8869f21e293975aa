import type { MessageKey } from '@causeway/content/messages'
import type { FeedbackTag } from '@causeway/core/orders'

/** What the form of a rating says for each word that it offers, and the page of all ratings with it. */
export const feedbackTagWords = {
  fast: 'desk.tagFast',
  'good-rate': 'desk.tagGoodRate',
  easy: 'desk.tagEasy',
  clear: 'desk.tagClear',
  slow: 'desk.tagSlow',
  dear: 'desk.tagDear',
  confusing: 'desk.tagConfusing',
} as const satisfies Record<FeedbackTag, MessageKey>
