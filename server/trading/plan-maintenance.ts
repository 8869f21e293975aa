import { type Currency, isMaintained, readMaintenance } from '@causeway/core/currencies'
import { fail, ok, type Result } from '@causeway/core/result'
import { tradingText } from '@causeway/core/trading/trading-settings'
import { type StaffAtWork, staffActor } from '../staff/staff-actor.ts'
import { askChanges } from './ask-changes.ts'
import { type ChangeTradingNeeds, changeTrading } from './change-trading.ts'
import type {
  AskTradingFailure,
  MaintenanceView,
  PlanFailure,
  PlannedMaintenance,
} from './trading-types.ts'

type Needs = Pick<ChangeTradingNeeds, 'clock' | 'trading'>

/** Maintenance of a coin and of its network that isn't over. */
export function plannedFor({ clock, trading }: Needs, coin: Currency): readonly MaintenanceView[] {
  const now = clock.now()
  return [`coin.${coin.ticker}.maintenance`, `network.${coin.protocol}.maintenance`].flatMap(
    (setting) => {
      const found = readMaintenance(tradingText(trading.live, setting) ?? '')
      if (found === null || found.endsAt <= now) return []
      return [{ ...found, setting, isOpen: isMaintained(found, now) }]
    },
  )
}

/** One person plans: it only closes. While maintenance goes on, another time could open the coin early, which takes two. */
export async function planMaintenance(
  needs: ChangeTradingNeeds,
  { from, note, reason, scope, until }: PlannedMaintenance,
  who: StaffAtWork,
): Promise<Result<null, AskTradingFailure | PlanFailure>> {
  const { clock, trading } = needs
  if (reason.trim() === '') return fail({ code: 'reason_missing' })
  const setting = `${scope}.maintenance`
  const now = clock.now()
  const before = readMaintenance(tradingText(trading.live, setting) ?? '')
  if (before !== null && isMaintained(before, now)) return fail({ code: 'maintenance_open' })
  const value = `${from}/${until} ${note.trim()}`.trim()
  const wanted = readMaintenance(value)
  if (wanted !== null && wanted.endsAt <= now) return fail({ code: 'maintenance_past' })
  const found = askChanges(trading, [{ setting, value }])
  if (!found.ok) return found
  const intent = { changes: found.value.changes, reason: reason.trim(), takesBack: null }
  const changed = await changeTrading(needs, intent, staffActor(who))
  return changed.ok ? ok(null) : fail({ code: 'trading_moved' })
}
