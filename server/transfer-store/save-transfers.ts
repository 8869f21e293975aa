import type { TransferState } from '@causeway/core/orders'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../db/index.ts'
import { type ClaimedTransfer, LeaseLost } from './claim-transfer.ts'

/** Something that became of a transfer whose lease its worker holds. */
type Held<What extends object> = What & { readonly transfer: ClaimedTransfer }
type Saved = { readonly id: string }

/** Saves what was decided for transfers and reserved for them. Throws LeaseLost where one of them is not held any more. */
export async function saveReserved(
  database: Queryable,
  steps: readonly Held<{ state: TransferState; attempt: number; plan: string }>[],
): Promise<void> {
  const states = steps.map(({ state }) => state)
  const attempts = steps.map(({ attempt }) => attempt)
  const plans = steps.map(({ plan }) => plan)
  const saved = sql<Saved>`
    update transfer set state = given.state, attempt = given.attempt, plan = given.plan
    from unnest(${idsOf(steps)}::uuid[], ${fencesOf(steps)}::bigint[], ${states}::text[], ${attempts}::integer[],
      ${plans}::text[]) as given (id, fence, state, attempt, plan)
    where transfer.id = given.id and transfer.fence = given.fence
    returning transfer.id`
  assertAllHeld(steps, await savedBy(database, saved))
}

/**
 * Saves which attempts were signed; a replacement leaves the state as it is. Their plans are with their transactions from
 * then on: a row that changes several times more had better be short. Throws LeaseLost likewise.
 */
export async function saveSigned(
  database: Queryable,
  steps: readonly Held<{ state: TransferState | null; attempt: number }>[],
): Promise<void> {
  const states = steps.map(({ state }) => state)
  const attempts = steps.map(({ attempt }) => attempt)
  const saved = sql<Saved>`
    update transfer set state = coalesce(given.state, transfer.state), attempt = given.attempt, plan = null
    from unnest(${idsOf(steps)}::uuid[], ${fencesOf(steps)}::bigint[], ${states}::text[], ${attempts}::integer[])
      as given (id, fence, state, attempt)
    where transfer.id = given.id and transfer.fence = given.fence
    returning transfer.id`
  assertAllHeld(steps, await savedBy(database, saved))
}

/** Saves that the chain holds transfers deep enough. Throws LeaseLost likewise. */
export async function saveConfirmed(
  database: Queryable,
  steps: readonly Held<{ state: TransferState; at: Date }>[],
): Promise<void> {
  const states = steps.map(({ state }) => state)
  const times = steps.map(({ at }) => at)
  const saved = sql<Saved>`
    update transfer set state = given.state, confirmed_at = given.at
    from unnest(${idsOf(steps)}::uuid[], ${fencesOf(steps)}::bigint[], ${states}::text[], ${times}::timestamptz[])
      as given (id, fence, state, at)
    where transfer.id = given.id and transfer.fence = given.fence
    returning transfer.id`
  assertAllHeld(steps, await savedBy(database, saved))
}

/** Saves that transfers went out. Answers the ids of those that were still held. */
export function saveSent(
  database: Queryable,
  steps: readonly Held<{ state: TransferState; at: Date }>[],
): Promise<ReadonlySet<string>> {
  const states = steps.map(({ state }) => state)
  const times = steps.map(({ at }) => at)
  return savedBy(
    database,
    sql<Saved>`
      update transfer set state = given.state, broadcast_at = coalesce(transfer.broadcast_at, given.at)
      from unnest(${idsOf(steps)}::uuid[], ${fencesOf(steps)}::bigint[], ${states}::text[], ${times}::timestamptz[])
        as given (id, fence, state, at)
      where transfer.id = given.id and transfer.fence = given.fence
      returning transfer.id`,
  )
}

/**
 * Gives leases back after steps that went well, to be taken up again after some milliseconds, or never where that is null.
 * Answers the ids of those that were still held.
 */
export function saveReleased(
  database: Queryable,
  steps: readonly Held<{ milliseconds: number | null }>[],
): Promise<ReadonlySet<string>> {
  const rests = steps.map(({ milliseconds }) => milliseconds)
  return savedBy(
    database,
    sql<Saved>`
      update transfer set lease_until = null, attempts = 0, last_error = null,
        due_at = now() + given.rest * interval '1 millisecond'
      from unnest(${idsOf(steps)}::uuid[], ${fencesOf(steps)}::bigint[], ${rests}::double precision[])
        as given (id, fence, rest)
      where transfer.id = given.id and transfer.fence = given.fence
      returning transfer.id`,
  )
}

async function savedBy(
  database: Queryable,
  statement: RawBuilder<Saved>,
): Promise<ReadonlySet<string>> {
  const { rows } = await statement.execute(database)
  return new Set(rows.map(({ id }) => id))
}

function idsOf(steps: readonly Held<object>[]): readonly string[] {
  return steps.map(({ transfer }) => transfer.id)
}

function fencesOf(steps: readonly Held<object>[]): readonly bigint[] {
  return steps.map(({ transfer }) => transfer.fence)
}

function assertAllHeld(steps: readonly Held<object>[], saved: ReadonlySet<string>): void {
  const lost = idsOf(steps).find((id) => !saved.has(id))
  if (lost !== undefined) throw new LeaseLost(lost)
}
