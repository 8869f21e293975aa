export {
  type FeedbackFailure,
  type FeedbackInput,
  isFeedbackDue,
  leaveFeedback,
} from './leave-feedback.ts'
export { type Feedback, listFeedback } from './list-feedback.ts'
