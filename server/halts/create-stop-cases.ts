import type { Clock } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import { appendAudit } from '../audit/append-audit.ts'
import type { Database, Queryable } from '../db/index.ts'
import { staffActor } from '../staff/staff-actor.ts'
import type { Halt, StopCases } from './stop-types.ts'

/** How the reason of a halt by staff begins. */
const MARK = 'emergency: '

/** Emergency stop (OPS-12), joined with what it needs. `networks`: those that can be stopped alone. */
export function createStopCases(needs: {
  readonly database: Database
  readonly clock: Clock
  readonly networks: readonly string[]
}): StopCases {
  const { clock, database, networks } = needs
  return {
    networks,
    list: () => listHalts(database.direct()),
    stop: async (asked, who) => {
      const { scope } = asked
      const reason = asked.reason.trim()
      if (scope !== 'all' && !networks.includes(scope)) return fail({ code: 'stop_scope_unknown' })
      if (reason === '') return fail({ code: 'reason_missing' })
      return database.transaction('emergency_stop', async (tx) => {
        const before = await tx
          .selectFrom('halt')
          .select(['reason', 'at'])
          .where('scope', '=', scope)
          .forUpdate()
          .executeTakeFirst()
        if (before?.reason.startsWith(MARK)) return fail({ code: 'stop_already' } as const)
        const now = clock.now()
        // What was halted for another reason is not forgotten: it is part of what two people lift.
        const why = before === undefined ? reason : `${reason} (before: ${before.reason})`
        const halt = { scope, reason: MARK + why, at: new Date(now) }
        await tx
          .insertInto('halt')
          .values(halt)
          .onConflict((conflict) =>
            conflict.column('scope').doUpdateSet({ reason: halt.reason, at: halt.at }),
          )
          .execute()
        await appendAudit(tx, now, {
          actor: staffActor(who),
          action: 'payouts.stopped',
          subject: `stop:${scope}`,
          before: before ?? null,
          after: { reason },
        })
        return ok(null)
      })
    },
    startIntent: async (scope) => {
      const halt = (await listHalts(database.direct())).find((each) => each.scope === scope)
      if (halt === undefined || !halt.isEmergency) return fail({ code: 'stop_unknown' })
      return ok({ scope, haltReason: halt.reason, haltedAt: halt.at.toISOString() })
    },
  }
}

/** Everything that is halted, the oldest first. */
export async function listHalts(database: Queryable): Promise<readonly Halt[]> {
  const rows = await database.selectFrom('halt').selectAll().orderBy('at').execute()
  return rows.map((row) => ({ ...row, isEmergency: row.reason.startsWith(MARK) }))
}
