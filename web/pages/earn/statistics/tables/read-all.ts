import type { Answer } from '@causeway/api/contract'
import type { ListPage } from '../statistics-data.ts'

export type AllRows<Row> =
  | { readonly ok: true; readonly rows: readonly Row[] }
  | { readonly ok: false; readonly message: string }

/** The most rows that a call answers. */
export const MOST_ROWS = 100

/** Every row of a list, page after page; the first refusal ends it. */
export async function readAll<Row>(
  ask: (offset: string) => Promise<Answer<ListPage<Row>>>,
): Promise<AllRows<Row>> {
  const rows: Row[] = []
  for (;;) {
    const answer = await ask(String(rows.length))
    if (!answer.ok) return { ok: false, message: answer.body.error.message }
    const { count, list } = answer.body
    rows.push(...list)
    if (list.length === 0 || rows.length >= count) return { ok: true, rows }
  }
}
