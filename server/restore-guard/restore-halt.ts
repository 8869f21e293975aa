import type { Clock } from '@causeway/core/ports'
import type { Database } from '../db/index.ts'
import { liftHaltByReason } from '../halts/halts-by-reason.ts'
import { raiseHalt } from '../halts/set-halt.ts'

/** How the reason of our own halt begins; no other halt is ever lifted by reconciling. */
const MARK = 'database_older'

/** Halts everything because the database came back older. A halt that stands already keeps its reason. */
export async function haltAfterRestore(
  needs: { readonly database: Database; readonly clock: Clock },
  why: string,
): Promise<void> {
  await raiseHalt(needs.database.direct(), {
    scope: 'all',
    reason: `${MARK}: ${why}; run doctor --reconcile`,
    at: new Date(needs.clock.now()),
  })
}

/** Lifts that halt; false where it did not stand, or somebody else's does. */
export async function liftRestoreHalt(database: Database): Promise<boolean> {
  return liftHaltByReason(database, { mark: MARK, scope: 'all' })
}
