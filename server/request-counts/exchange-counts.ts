import { createHmac, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/index.ts'

/** What this process counted of a caller. */
export type OwnCount = {
  readonly caller: string
  readonly count: number
  /** Until it no longer counts. */
  readonly milliseconds: number
}

/** Tells the other processes what this one counted, and answers what they did, by caller; 0 of those who are missing. */
export type ExchangeCounts = (own: readonly OwnCount[]) => Promise<ReadonlyMap<string, number>>

/** Callers are networks of visitors: the database gets a keyed hash of each. */
const HASH_BYTES = 16
/** So many ended rows are removed with each exchange. */
const MOST_REMOVED = 500

/** By a table of the database. `key`: the same in all processes. */
export function createExchangeCounts({
  database,
  key,
}: {
  readonly database: Pick<Database, 'direct'>
  readonly key: Uint8Array
}): ExchangeCounts {
  const process = randomUUID()
  const hashOf = (caller: string) =>
    createHmac('sha256', key).update(caller).digest().subarray(0, HASH_BYTES)
  return async (own) => {
    const hashes = own.map(({ caller }) => hashOf(caller))
    const { rows } = await sql<{ place: number; others: number }>`
      with given as (
        select * from unnest(
          ${hashes}::bytea[], ${own.map(({ count }) => count)}::integer[],
          ${own.map(({ milliseconds }) => milliseconds)}::double precision[]
        ) with ordinality as given (caller, count, milliseconds, place)
      ), told as (
        insert into request_count (caller, process, count, ends_at)
        select caller, ${process}::uuid, count, now() + milliseconds * interval '1 millisecond'
        from given
        on conflict (caller, process)
        do update set count = excluded.count, ends_at = excluded.ends_at
      ), removed as (
        delete from request_count
        where (caller, process) in (
          select caller, process from request_count
          where ends_at < now() - interval '1 minute'
          limit ${MOST_REMOVED} for update skip locked
        )
      )
      select given.place::integer as place, sum(other.count)::integer as others
      from given join request_count other on other.caller = given.caller
      where other.process <> ${process}::uuid and other.ends_at > now()
      group by given.place`.execute(database.direct())
    return new Map(rows.map(({ others, place }) => [own[place - 1]?.caller ?? '', others]))
  }
}
