import type { PairRule, RulePayer } from '@causeway/core/quotes'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { isPayer, pairSettings, ruleKey, ruleKeyOf } from '@causeway/core/trading/fee-rules'
import { type TradingTerms, tradingText } from '@causeway/core/trading/trading-settings'
import type { Database } from '../db/index.ts'
import type {
  AskTradingFailure,
  PairFeesView,
  PayerFeesView,
  TradingChange,
} from './trading-types.ts'

/** Pairs with their own fees. */
export function pairFeesOf(live: TradingTerms): readonly PairFeesView[] {
  return live.policy.pairs.map((rule) => figuresOf(live, rule))
}

/** Partners and countries with their own fees. */
export async function payerFeesOf(
  database: Database,
  live: TradingTerms,
): Promise<readonly PayerFeesView[]> {
  const rules = live.policy.payerRules
  const names = await partnerNames(
    database,
    rules.flatMap(({ payer: { id, kind } }) => (kind === 'partner' ? [id] : [])),
  )
  return rules.map((rule) => ({
    ...rule.payer,
    name: names.get(rule.payer.id) ?? null,
    ...figuresOf(live, rule),
  }))
}

/** Refuses fees of a partner that doesn’t exist; taking them away is never refused. */
export function checkPartners(
  database: Database,
  changes: readonly TradingChange[],
): Promise<Result<null, Failure<'partner_unknown'>>> {
  const ids = changes.flatMap(({ after, setting }) => {
    const payer = ruleKeyOf(setting)?.payer
    return after !== null && payer?.kind === 'partner' ? [payer.id] : []
  })
  return checkIds(database, ids)
}

/** Refuses what is no country, or no partner that exists. */
export async function checkPayer(
  database: Database,
  payer: RulePayer,
): Promise<Result<null, AskTradingFailure>> {
  if (!isPayer(payer)) {
    const setting = ruleKey({ payer, from: '*', to: '*', figure: 'service' })
    return fail({ code: 'trading_setting_unknown', setting })
  }
  return checkIds(database, payer.kind === 'partner' ? [payer.id] : [])
}

async function checkIds(
  database: Database,
  ids: readonly string[],
): Promise<Result<null, Failure<'partner_unknown'>>> {
  const names = await partnerNames(database, ids)
  return ids.every((id) => names.has(id)) ? ok(null) : fail({ code: 'partner_unknown' })
}

function figuresOf(live: TradingTerms, rule: PairRule): PairFeesView {
  const whose = { payer: rule.payer ?? null, from: rule.from ?? '*', to: rule.to ?? '*' }
  const [service = null, floatSpread = null, fixedSpread = null] = pairSettings.map((figure) =>
    tradingText(live, ruleKey({ ...whose, figure })),
  )
  return { from: whose.from, to: whose.to, service, floatSpread, fixedSpread }
}

async function partnerNames(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .direct()
    .selectFrom('partner')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
