import { sql } from 'kysely'
import type { Database } from '../db/index.ts'

/** What all feedback says together. Nothing of it leads back to an order or a person. */
export type FeedbackSummary = {
  /** How many gave each rate that was given, 1 to 5. */
  readonly rates: readonly { readonly rate: number; readonly count: number }[]
  /** How often each word was chosen, the most frequent first. */
  readonly tags: readonly { readonly tag: string; readonly count: number }[]
}

/** Words of our own form are few; others can only come from programs, and are not worth listing without end. */
const MOST_TAGS = 50

/** Counts every rating there is, and the words chosen with them (PAGE-07). */
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
    sql<{ tag: string; count: bigint }>`
      select tag, count(*) as count
      from feedback, jsonb_array_elements_text(feedback.tags::jsonb) as tag
      group by tag
      order by count(*) desc, tag
      limit ${MOST_TAGS}`.execute(direct),
  ])
  return {
    rates: rates.map(({ rate, count }) => ({ rate, count: Number(count) })),
    tags: tags.rows.map(({ tag, count }) => ({ tag, count: Number(count) })),
  }
}
