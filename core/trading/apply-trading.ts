import { type Currency, createCatalogue } from '../currencies/index.ts'
import type { AssetCode } from '../money/index.ts'
import type { FeePolicy, PairRule, PayerRule } from '../quotes/index.ts'
import { fail, ok, type Result } from '../result/index.ts'
import { readTradingSetting, type TradingFailure, type TradingTerms } from './trading-settings.ts'

/**
 * What the shop deals in with these settings over those of its files and environment. `version` becomes the policy’s: it
 * is bound into guaranteed quotes and written into orders. Fails at the first setting that can’t be. Pure.
 */
export function applyTrading(
  base: TradingTerms,
  settings: ReadonlyMap<string, string>,
  version: string,
): Result<TradingTerms, TradingFailure> {
  let policy: FeePolicy = { ...base.policy, version }
  const coins = new Map<AssetCode, Partial<Currency>>()
  const rules = new Map<string, PairRule>()
  for (const [key, text] of settings) {
    const read = readTradingSetting(base.catalogue, key, text)
    if (!read.ok) return read
    const setting = read.value
    switch (setting.of) {
      case 'policy':
        policy = { ...policy, ...setting.change }
        break
      case 'coin':
        coins.set(setting.ticker, { ...coins.get(setting.ticker), ...setting.change })
        break
      case 'network':
        for (const { protocol, ticker } of base.catalogue.all) {
          if (protocol === setting.network) {
            coins.set(ticker, { ...coins.get(ticker), ...setting.change })
          }
        }
        break
      case 'pair': {
        const { change, from, payer, to } = setting
        const name = `${payer?.kind} ${payer?.id} ${from} ${to}`
        const fees = { ...rules.get(name)?.fees, ...change }
        rules.set(name, { from, to, fees, ...(payer && { payer }) })
        break
      }
    }
  }
  const all = base.catalogue.all.map((coin) => ({ ...coin, ...coins.get(coin.ticker) }))
  const eaten = all.find((coin) => isPriced(coins.get(coin.ticker)) && isEaten(coin))
  if (eaten !== undefined) {
    return fail({ code: 'trading_value_wrong', setting: `coin.${eaten.ticker}.minimum` })
  }
  const made = [...rules.values()]
  const isOfPayer = (rule: PairRule): rule is PayerRule => rule.payer !== undefined
  return ok({
    catalogue: coins.size === 0 ? base.catalogue : createCatalogue(all, base.catalogue.networks),
    policy: {
      ...policy,
      pairs: [...policy.pairs, ...made.filter((rule) => !isOfPayer(rule))],
      payerRules: [...policy.payerRules, ...made.filter(isOfPayer)],
    },
  })
}

function isPriced(change: Partial<Currency> = {}): boolean {
  return change.minimumUnits !== undefined || change.networkFeeUnits !== undefined
}

/** A minimum that the network fee takes whole could be neither paid out nor sent back. */
function isEaten({ minimumUnits, networkFeeUnits }: Currency): boolean {
  return minimumUnits <= networkFeeUnits
}
