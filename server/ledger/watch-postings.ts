import { sql } from 'kysely'
import type { Database } from '../db/index.ts'
import { type BookFault, owingOrders, unbalancedPostings } from './check-books.ts'

/** How much one look reads at most, however large the books have grown. */
export type LookSize = { readonly postings: number; readonly orders: number }

const LOOK: LookSize = { postings: 2000, orders: 500 }

/** What was booked so long ago at most is looked at in every look. */
const RECENT_MINUTES = 10
const NIL = '00000000-0000-0000-0000-000000000000'

/**
 * Checks the books bit by bit: what is new in every look, the rest in turn, and whatever was wrong at the last look again,
 * so that a fault is reported until it is mended. Each posting is balanced by itself, so the whole is. Answers a function
 * that looks once.
 */
export function createPostingWatch(
  database: Database,
  size: LookSize = LOOK,
): () => Promise<readonly BookFault[]> {
  let [lastPosting, lastOrder] = [NIL, NIL]
  let suspects: { postings: readonly string[]; orders: readonly string[] } = {
    postings: [],
    orders: [],
  }
  return async () => {
    const postings = await nextPostings(database, lastPosting, size.postings)
    lastPosting = postings.length < size.postings ? NIL : (postings.at(-1) ?? NIL)
    const orders = await nextEndedOrders(database, lastOrder, size.orders)
    lastOrder = orders.length < size.orders ? NIL : (orders.at(-1) ?? NIL)
    const unbalanced = await unbalancedPostings(database, [
      ...new Set([
        ...postings,
        ...(await recentPostings(database, size.postings)),
        ...suspects.postings,
      ]),
    ])
    const owing = await owingOrders(database, [
      ...new Set([...orders, ...(await recentlyEnded(database, size.orders)), ...suspects.orders]),
    ])
    suspects = {
      postings: unbalanced.map(({ postingId }) => postingId),
      orders: owing.map(({ orderId }) => orderId),
    }
    return [...unbalanced.map(({ fault }) => fault), ...owing.map(({ fault }) => fault)]
  }
}

async function nextPostings(
  database: Database,
  after: string,
  limit: number,
): Promise<readonly string[]> {
  const rows = await database
    .direct()
    .selectFrom('ledger_posting')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Ids grow with time (UUIDv7), by the clock of the machine that made them. */
async function recentPostings(database: Database, limit: number): Promise<readonly string[]> {
  const rows = await sql<{ id: string }>`
    with since as (
      select lpad(to_hex((extract(epoch from
        now() - ${RECENT_MINUTES} * interval '1 minute') * 1000)::bigint), 12, '0') as hex
    )
    select id from ledger_posting
    where id > (select (left(hex, 8) || '-' || right(hex, 4) || '-7000-8000-000000000000')::uuid
      from since)
    order by id desc limit ${limit}
  `.execute(database.direct())
  return rows.rows.map(({ id }) => id)
}

async function nextEndedOrders(
  database: Database,
  after: string,
  limit: number,
): Promise<readonly string[]> {
  const rows = await database
    .direct()
    .selectFrom('orders')
    .select('id')
    .where('id', '>', after)
    .where('ended_at', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

async function recentlyEnded(database: Database, limit: number): Promise<readonly string[]> {
  const rows = await database
    .direct()
    .selectFrom('orders')
    .select('id')
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
