import type { AssetCode } from '@causeway/core/money'
import { fail, ok, type Result } from '@causeway/core/result'
import { applyTrading } from '@causeway/core/trading/apply-trading'
import { ruleKeyOf } from '@causeway/core/trading/fee-rules'
import { type TradingTerms, tradingText } from '@causeway/core/trading/trading-settings'
import type { TradingView } from './open-trading-view.ts'
import type {
  AskedSetting,
  AskTradingFailure,
  TakeBackFailure,
  TradingChange,
  TradingRevision,
} from './trading-types.ts'

export type AskedChanges = {
  readonly changes: readonly TradingChange[]
  /** What would be in force. */
  readonly terms: TradingTerms
}

/** What is really changed by the settings that somebody wants, and the terms they lead to. */
export function askChanges(
  view: Pick<TradingView, 'base' | 'live' | 'settings'>,
  asked: readonly AskedSetting[],
): Result<AskedChanges, AskTradingFailure> {
  const wanted = new Map(view.settings())
  for (const { setting, value } of asked) {
    const text = value.trim()
    if (text === tradingText(view.live, setting)) continue
    const isTakenAway = text === '' && ruleKeyOf(setting) !== null
    if (isTakenAway) wanted.delete(setting)
    else wanted.set(setting, text)
  }
  const applied = applyTrading(view.base, wanted, 'preview')
  if (!applied.ok) return applied
  const changes = [...new Set(asked.map(({ setting }) => setting))]
    .map((setting) => ({
      setting,
      before: tradingText(view.live, setting),
      after: tradingText(applied.value, setting),
    }))
    .filter(({ after, before }) => before !== after)
  if (changes.length === 0) return fail({ code: 'trading_nothing' })
  return ok({ changes, terms: applied.value })
}

/** What undoes a revision; refused where something of it has been changed since. */
export function undoingChanges(
  view: Pick<TradingView, 'live' | 'revisions'>,
  number: number,
): Result<readonly TradingChange[], TakeBackFailure> {
  const revision = view.revisions().find((each) => each.number === number)
  if (revision === undefined) return fail({ code: 'trading_revision_unknown' })
  const changes = revision.changes.map(({ after, before, setting }) => ({
    setting,
    before: after,
    after: before,
  }))
  return changes.every((change) => holds(view.live, change))
    ? ok(changes)
    : fail({ code: 'trading_moved' })
}

/** Whether what a change starts from is what is in force. */
export function holds(terms: TradingTerms, { before, setting }: TradingChange): boolean {
  return tradingText(terms, setting) === before
}

/** Whether a revision changed something of a coin, alone or in a pair. */
export function isAbout({ changes }: TradingRevision, asset: AssetCode): boolean {
  return changes.some(({ setting }) => {
    const rule = ruleKeyOf(setting)
    const coins = rule === null ? setting.split('.').slice(1, 2) : [rule.from, rule.to]
    return coins.includes(asset)
  })
}
