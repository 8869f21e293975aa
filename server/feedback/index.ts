export { forgetComments } from './forget-comments.ts'
export {
  type FeedbackFailure,
  type FeedbackInput,
  isFeedbackDue,
  leaveFeedback,
} from './leave-feedback.ts'
export { listFeedback } from './list-feedback.ts'
export { type FeedbackSummary, summariseFeedback } from './summarise-feedback.ts'
