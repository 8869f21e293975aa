import type { FeedbackSummary } from '@causeway/server/feedback/summarise-feedback'
import type { ReviewsReply } from '../../contract/index.ts'

const RATES = [5, 4, 3, 2, 1] as const

/** Ratings as clients get them: all five rates, and their middle rounded to one decimal. */
export function reviewsOut({ rates, tags }: FeedbackSummary): ReviewsReply {
  const countOf = (rate: number) => rates.find((each) => each.rate === rate)?.count ?? 0
  const count = RATES.reduce((sum, rate) => sum + countOf(rate), 0)
  const stars = RATES.reduce<number>((sum, rate) => sum + rate * countOf(rate), 0)
  return {
    count,
    average: count === 0 ? null : (Math.round((10 * stars) / count) / 10).toFixed(1),
    rates: RATES.map((rate) => ({ rate, count: countOf(rate) })),
    tags: tags.map((each) => ({ ...each })),
  }
}
