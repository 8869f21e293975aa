export {
  type FeedbackFailure,
  type FeedbackInput,
  forgetComments,
  isFeedbackDue,
  leaveFeedback,
} from './leave-feedback.ts'
export { listFeedback } from './list-feedback.ts'
export { type FeedbackSummary, summariseFeedback } from './summarise-feedback.ts'
