import { sql } from 'kysely'
import type { Database } from '../db/index.ts'
import { type BookFault, owingOrders, unbalancedPostings } from './check-books.ts'
import { negativeClaimsOf, negativeShared } from './negative-accounts.ts'

/** How much one look reads at most, however large the books have grown. */
export type LookSize = { readonly postings: number; readonly orders: number }

const LOOK: LookSize = { postings: 2000, orders: 500 }

/** What was booked so long ago at most is looked at in every look. */
const RECENT_MINUTES = 10
const NIL = '00000000-0000-0000-0000-000000000000'

/** What was wrong at the last look. */
type Suspects = {
  readonly postings: readonly string[]
  readonly orders: readonly string[]
  readonly accounts: readonly string[]
}

/**
 * Checks the books bit by bit: what is new in every look, the rest in turn, and whatever was wrong at the last look again,
 * so that a fault is reported until it is mended. Each posting is balanced by itself, so the whole is; wallets and suspense
 * are few, and all looked at. Answers a function
 * that looks once.
 */
export function createPostingWatch(
  database: Database,
  size: LookSize = LOOK,
): () => Promise<readonly BookFault[]> {
  let [lastPosting, lastOrder] = [NIL, NIL]
  let suspects: Suspects = { postings: [], orders: [], accounts: [] }
  return async () => {
    const postings = await nextPostings(database, lastPosting, size.postings)
    lastPosting = postings.length < size.postings ? NIL : (postings.at(-1) ?? NIL)
    const orders = await nextEndedOrders(database, lastOrder, size.orders)
    lastOrder = orders.length < size.orders ? NIL : (orders.at(-1) ?? NIL)
    const postingIds = [
      ...new Set([
        ...postings,
        ...(await recentPostings(database, size.postings)),
        ...suspects.postings,
      ]),
    ]
    const unbalanced = await unbalancedPostings(database, postingIds)
    const claims = await negativeClaimsOf(database, { postingIds, accounts: suspects.accounts })
    const owing = await owingOrders(database, [
      ...new Set([...orders, ...(await recentlyEnded(database, size.orders)), ...suspects.orders]),
    ])
    suspects = {
      postings: unbalanced.map(({ postingId }) => postingId),
      orders: owing.map(({ orderId }) => orderId),
      accounts: claims.map(({ account }) => account),
    }
    return [
      ...unbalanced.map(({ fault }) => fault),
      ...owing.map(({ fault }) => fault),
      ...(await negativeShared(database)),
      ...claims,
    ]
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
