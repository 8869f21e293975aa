import type { Clock } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { type AuditActor, appendAudit } from '../audit/append-audit.ts'
import type { Database } from '../db/index.ts'
import type { StartFailure, StartIntent } from './stop-types.ts'

/** Lifts a halt by staff, if it is still the one that two people agreed to lift. */
export async function startAgain(
  { clock, database }: { readonly database: Database; readonly clock: Clock },
  { haltedAt, haltReason, scope }: StartIntent,
  actor: AuditActor,
): Promise<Result<null, StartFailure>> {
  return database.transaction('start_again', async (tx) => {
    const lifted = await tx
      .deleteFrom('halt')
      .where('scope', '=', scope)
      .where('reason', '=', haltReason)
      .where('at', '=', new Date(haltedAt))
      .executeTakeFirst()
    if (lifted.numDeletedRows === 0n) return fail({ code: 'stop_unknown' } as const)
    await appendAudit(tx, clock.now(), {
      actor,
      action: 'payouts.started',
      subject: `stop:${scope}`,
      before: { reason: haltReason, at: haltedAt },
    })
    return ok(null)
  })
}
