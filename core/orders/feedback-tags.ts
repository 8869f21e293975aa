/** The words that the form of a rating offers (TRACK-07). Programs may send others: they are kept, and counted nowhere. */
export const feedbackTags = [
  'fast',
  'good-rate',
  'easy',
  'clear',
  'slow',
  'dear',
  'confusing',
] as const

export type FeedbackTag = (typeof feedbackTags)[number]
