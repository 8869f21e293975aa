import { sql } from 'kysely'
import { type Database, groupedWork } from '../../db/index.ts'
import {
  type ClaimedTransfer,
  LeaseLost,
  saveTransfer,
} from '../../transfer-store/claim-transfer.ts'
import { saveReleased } from '../../transfer-store/save-transfers.ts'
import { ChainLookupFailed } from '../transfer-failures.ts'

const LONGEST_BACKOFF_SECONDS = 120
/**
 * A look at what was sent costs the node a few reads and can do no harm, but while it rests the order rests: its customer
 * has his coins and is told that they are on their way. No look that succeeds rests longer either (`AGAIN.deep`).
 */
const LONGEST_BACKOFF_OF_LOOKS_SECONDS = 15
/** After this many failures in a row a transfer waits for an operator: about a day and a half. */
const MOST_ATTEMPTS = 1000
/** The same day and a half where it was sent and its looks fail: a node that is down for hours must not leave it dead. */
const MOST_ATTEMPTS_ONCE_SENT =
  (MOST_ATTEMPTS * LONGEST_BACKOFF_SECONDS) / LONGEST_BACKOFF_OF_LOOKS_SECONDS

/** Gives the lease back, to be taken up again after some milliseconds. Throws LeaseLost. */
export async function releaseTransfer(
  database: Database,
  transfer: ClaimedTransfer,
  milliseconds: number | null,
): Promise<void> {
  if (!(await release(database, { transfer, milliseconds }))) throw new LeaseLost(transfer.id)
}

type Released = { readonly transfer: ClaimedTransfer; readonly milliseconds: number | null }

const release = groupedWork(async (database: Database, steps: readonly Released[]) => {
  const saved = await saveReleased(database.direct(), steps)
  return steps.map(({ transfer }) => saved.has(transfer.id))
})

/**
 * Gives the lease back after a failure: later and later, and at last to an operator. What came a step further before it
 * failed begins to count anew: failures in a row are those of one step. What tries to pay, a replacement too, rests
 * longer than what only looks. True where it is dead now.
 */
export async function backOffTransfer(
  database: Database,
  transfer: ClaimedTransfer,
  error: unknown,
): Promise<boolean> {
  const failed = (await hasComeFurther(database, transfer)) ? 0 : transfer.attempts
  const dead = failed + 1 >= (isSent(transfer) ? MOST_ATTEMPTS_ONCE_SENT : MOST_ATTEMPTS)
  const longest =
    error instanceof ChainLookupFailed ? LONGEST_BACKOFF_OF_LOOKS_SECONDS : LONGEST_BACKOFF_SECONDS
  const seconds = Math.min(2 ** Math.min(failed, 10) / 2, longest)
  await saveTransfer(database.direct(), transfer, {
    lease_until: null,
    attempts: failed + 1,
    last_error: String(error).slice(0, 1000),
    dead,
    due_at: sql<Date>`now() + ${seconds} * interval '1 second'`,
  })
  return dead
}

function isSent({ state }: ClaimedTransfer): boolean {
  return state === 'broadcast' || state === 'confirmed'
}

/** It was reserved, signed or sent since it was claimed, whatever failed after that. */
async function hasComeFurther(database: Database, transfer: ClaimedTransfer): Promise<boolean> {
  const now = await database
    .direct()
    .selectFrom('transfer')
    .select(['state', 'attempt'])
    .where('id', '=', transfer.id)
    .executeTakeFirst()
  return now !== undefined && (now.state !== transfer.state || now.attempt !== transfer.attempt)
}

/** Gives the lease back for a person to look at: nobody takes the transfer up again before it is revived. */
export async function leaveToOperator(
  database: Database,
  transfer: ClaimedTransfer,
  error: unknown,
): Promise<void> {
  await saveTransfer(database.direct(), transfer, {
    lease_until: null,
    last_error: String(error).slice(0, 1000),
    dead: true,
  })
}
