import type { Clock } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { applyTrading } from '@causeway/core/trading/apply-trading'
import { tradingText } from '@causeway/core/trading/trading-settings'
import { type AuditActor, appendAudit } from '../audit/append-audit.ts'
import type { Database } from '../db/index.ts'
import { holds } from './ask-changes.ts'
import type { TradingView } from './open-trading-view.ts'
import { appendRevision, lockRevisions, newestRevision } from './revision-store.ts'
import type { ChangeTradingFailure, TradingIntent } from './trading-types.ts'

export type ChangeTradingNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly trading: TradingView
}

/**
 * Writes a revision, with its entry in the audit log, and takes it up in this process; others follow within two seconds.
 * Refused where a setting isn’t what the change starts from any more, or may not be that.
 */
export async function changeTrading(
  { clock, database, trading }: ChangeTradingNeeds,
  intent: TradingIntent,
  actor: AuditActor,
): Promise<Result<null, ChangeTradingFailure>> {
  // What follows is checked in memory: nobody else writes until it is written, or memory was behind and it is refused.
  await trading.refresh()
  const changed = await database.transaction('change_trading', async (tx) => {
    await lockRevisions(tx)
    const newest = trading.revisions().length
    if ((await newestRevision(tx)) !== newest) return fail({ code: 'trading_moved' } as const)
    const refused = whyRefused(trading, intent)
    if (refused !== null) return refused
    const now = clock.now()
    await appendRevision(tx, intent, { number: newest + 1, by: actor.name, at: now })
    const texts = (side: 'before' | 'after') =>
      Object.fromEntries(intent.changes.map((change) => [change.setting, change[side]]))
    await appendAudit(tx, now, {
      actor,
      action: intent.takesBack === null ? 'trading.changed' : 'trading.taken_back',
      subject: `trading:${newest + 1}`,
      before: texts('before'),
      after: { ...texts('after'), reason: intent.reason },
    })
    return ok(null)
  })
  if (changed.ok) await trading.refresh()
  return changed
}

function whyRefused(
  { base, live, settings }: TradingView,
  { changes }: TradingIntent,
): Result<never, ChangeTradingFailure> | null {
  if (!changes.every((change) => holds(live, change))) return fail({ code: 'trading_moved' })
  const wanted = new Map(settings())
  for (const { after, setting } of changes) {
    if (after === null) wanted.delete(setting)
    else wanted.set(setting, after)
  }
  const applied = applyTrading(base, wanted, 'checked')
  if (!applied.ok) return applied
  const missed = changes.find(({ after, setting }) => tradingText(applied.value, setting) !== after)
  return missed === undefined
    ? null
    : fail({ code: 'trading_value_wrong', setting: missed.setting })
}
