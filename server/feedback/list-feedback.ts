import type { Database } from '../db/index.ts'

/** What a holder said of his order. Times in milliseconds since 1970. */
export type Feedback = {
  readonly publicCode: string
  readonly from: string
  readonly to: string
  readonly rate: number
  readonly tags: readonly string[]
  readonly comment: string
  readonly at: number
}

/** The newest feedback first, for the operator. */
export async function listFeedback(
  { database }: { readonly database: Database },
  atMost: number,
): Promise<readonly Feedback[]> {
  const rows = await database
    .direct()
    .selectFrom('feedback')
    .innerJoin('orders', 'orders.id', 'feedback.order_id')
    .select([
      'orders.public_code',
      'orders.asset_from',
      'orders.asset_to',
      'feedback.rate',
      'feedback.tags',
      'feedback.comment',
      'feedback.at',
    ])
    .orderBy('feedback.at', 'desc')
    .limit(atMost)
    .execute()
  return rows.map((row) => ({
    publicCode: row.public_code,
    from: row.asset_from,
    to: row.asset_to,
    rate: row.rate,
    tags: readTags(row.tags),
    comment: row.comment,
    at: row.at.getTime(),
  }))
}

function readTags(text: string): readonly string[] {
  const read: unknown = JSON.parse(text)
  return Array.isArray(read) ? read.filter((tag) => typeof tag === 'string') : []
}
