import { sql } from 'kysely'
import type { PartnerNeeds } from './partner-needs.ts'
import type { PartnerKey } from './partner-types.ts'

/** A key, as its requests are limited. */
export type LimitedKey = Pick<PartnerKey, 'id' | 'requestsPerSecond'>

/** Requests that one process may let through in one second. */
export type GrantedRequests = {
  readonly granted: number
  /** Since 1970, by the database's clock. */
  readonly second: bigint
  /** Until it is over, in milliseconds. */
  readonly left: number
}

/** Takes at most `count` of the requests that a key has left in this second; `granted` is 0 where none are left. */
export async function takeRequests(
  { database }: Pick<PartnerNeeds, 'database'>,
  { id, requestsPerSecond }: LimitedKey,
  count: number,
): Promise<GrantedRequests> {
  const most = sql<number>`least(${count}::integer, ${requestsPerSecond}::integer)`
  // What is left is negative where the limit was lowered within the second.
  const rest = sql<number>`greatest(0, least(${count}::integer, ${requestsPerSecond}::integer - counted.used))`
  const isNewSecond = sql<boolean>`excluded.second > counted.second`
  const [row] = await database.statement(
    'partner_requests',
    // A statement that had to wait for a later one counts in that one's second.
    sql<GrantedRequests>`
    insert into partner_request_count as counted (key_id, second, used, granted)
    values (${id}::uuid, floor(extract(epoch from clock_timestamp()))::bigint, ${most}, ${most})
    on conflict (key_id) do update set
      second = greatest(counted.second, excluded.second),
      used = case when ${isNewSecond} then excluded.used else counted.used + ${rest} end,
      granted = case when ${isNewSecond} then excluded.granted else ${rest} end
    returning granted, second,
      ((second + 1 - extract(epoch from clock_timestamp())) * 1000)::double precision as left`,
  )
  if (row === undefined) throw new Error(`The requests of key ${id} were not counted`)
  return row
}
