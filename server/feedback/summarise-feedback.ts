import { type FeedbackTag, feedbackTags } from '@causeway/core/orders'
import { sql } from 'kysely'
import type { Database } from '../db/index.ts'

/** What all feedback says together. Nothing of it leads back to an order or a person. */
export type FeedbackSummary = {
  /** How many gave each rate that was given, 1 to 5. */
  readonly rates: readonly { readonly rate: number; readonly count: number }[]
  /** How often each word of the form was chosen, the most frequent first. */
  readonly tags: readonly { readonly tag: FeedbackTag; readonly count: number }[]
}

/**
 * Counts every rating there is, and the words of the form chosen with them (PAGE-07). Words of a program's own are left out:
 * anybody could have the site say anything by them.
 */
export async function summariseFeedback({
  database,
}: {
  readonly database: Database
}): Promise<FeedbackSummary> {
  const direct = database.direct()
  const [rates, tags] = await Promise.all([
    direct
      .selectFrom('feedback')
      .select(['rate', sql<bigint>`count(*)`.as('count')])
      .groupBy('rate')
      .orderBy('rate', 'desc')
      .execute(),
    sql<{ tag: FeedbackTag; count: bigint }>`
      select tag, count(*) as count
      from feedback, jsonb_array_elements_text(feedback.tags::jsonb) as tag
      where tag in (${sql.join(feedbackTags)})
      group by tag
      order by count(*) desc, tag`.execute(direct),
  ])
  return {
    rates: rates.map(({ rate, count }) => ({ rate, count: Number(count) })),
    tags: tags.rows.map(({ tag, count }) => ({ tag, count: Number(count) })),
  }
}
