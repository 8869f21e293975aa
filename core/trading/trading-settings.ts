import type { Catalogue, Currency } from '../currencies/index.ts'
import { type AssetCode, formatUnits, parseAmount } from '../money/index.ts'
import type { FeePolicy, PairFees } from '../quotes/index.ts'
import { type Failure, fail, ok, type Result } from '../result/index.ts'
import {
  isCoin,
  isMaintenanceKey,
  type MaintenanceSetting,
  maintenanceSettingText,
  readMaintenanceSetting,
} from './closings.ts'
import { type RuleSetting, readRuleSetting, ruleKeyOf, ruleText } from './fee-rules.ts'
import {
  depthStepsText,
  readBps,
  readDepthSteps,
  readSlices,
  readWhole,
  slicesText,
} from './read-figures.ts'

/** Coins and prices as the shop deals in them. */
export type TradingTerms = { readonly catalogue: Catalogue; readonly policy: FeePolicy }

/** What an order was priced by, by its policy’s version: it keeps that until it ends, with its partner’s and country’s fees. */
export type TradingTermsOf = (policyVersion: string) => TradingTerms

/** One setting, read: what it makes other than files and environment say. */
export type TradingSetting =
  | { readonly of: 'policy'; readonly change: Partial<FeePolicy> }
  | MaintenanceSetting
  | { readonly of: 'coin'; readonly ticker: AssetCode; readonly change: Partial<Currency> }
  | RuleSetting

export type TradingFailure = Failure<'trading_setting_unknown' | 'trading_value_wrong'> & {
  readonly setting: string
}

/** Settings of fees and limits: what they say in `policy`, how a text of theirs is read, and how it is written. */
const policySettings = {
  'fees.service': bps('serviceFeeBps'),
  'fees.floatSpread': bps('floatSpreadBps'),
  'fees.fixedSpread': bps('fixedSpreadBps'),
  'fees.slices': {
    read: (text: string) => {
      const slippage = readSlices(text)
      return slippage === null ? null : { slippage }
    },
    text: ({ slippage }: FeePolicy) => slicesText(slippage),
  },
  'limits.maximumUsd': {
    read: (text: string) => figure(text, [1, 100_000_000], (maximumUsd) => ({ maximumUsd })),
    text: ({ maximumUsd }: FeePolicy) => String(maximumUsd),
  },
  'limits.exposureUsd': {
    read: (text: string) => figure(text, [0, 1e9], (fixedExposureUsd) => ({ fixedExposureUsd })),
    text: ({ fixedExposureUsd }: FeePolicy) => String(fixedExposureUsd),
  },
  'limits.quoteSeconds': {
    read: (text: string) =>
      figure(text, [10, 300], (seconds) => ({ fixedQuoteSeconds: Number(seconds) })),
    text: ({ fixedQuoteSeconds }: FeePolicy) => String(fixedQuoteSeconds),
  },
} as const satisfies Readonly<Record<string, PolicySetting>>

type PolicySetting = {
  readonly read: (text: string) => Partial<FeePolicy> | null
  readonly text: (policy: FeePolicy) => string
}

function bps(name: keyof PairFees): PolicySetting {
  return {
    read: (text) => {
      const read = readBps(text)
      return read === null ? null : { [name]: read }
    },
    text: (policy) => String(policy[name]),
  }
}

function figure<Change>(
  text: string,
  range: readonly [least: number, most: number],
  change: (read: bigint) => Change,
): Change | null {
  const read = readWhole(text, range)
  return read === null ? null : change(read)
}

/** What can be said of a coin; each is a setting `coin.TICKER.NAME`. */
export const coinSettings = [
  'from',
  'to',
  'fixed',
  'minimum',
  'networkFee',
  'confirmations',
  'site',
  'api',
  'depth',
] as const
export type CoinSetting = (typeof coinSettings)[number]

const switches = {
  from: 'isWebFromEnabled',
  to: 'isWebToEnabled',
  fixed: 'isWebFixedEnabled',
} as const satisfies Partial<Record<CoinSetting, keyof Currency>>

/** Closed by one of these, a coin takes no new orders there. */
const channels = {
  site: 'isClosedOnSite',
  api: 'isClosedOnApi',
} as const satisfies Partial<Record<CoinSetting, keyof Currency>>

/** Names of the settings of fees and limits. */
export const policySettingNames = Object.keys(policySettings)

/**
 * Reads one setting: `fees.service` = `25`, `coin.btc.from` = `off`, `pair.btc.*.service` = `10`,
 * `region.de.*.*.service` = `30`. Fees are basis points up to 50 %, sums whole US dollars, a coin’s sums whole coins. A coin can be closed, and opened again as far as its listing
 * offers it. Pure.
 */
export function readTradingSetting(
  catalogue: Catalogue,
  key: string,
  text: string,
): Result<TradingSetting, TradingFailure> {
  const parts = key.split('.')
  const wrong = fail({ code: 'trading_value_wrong' as const, setting: key })
  if (isMaintenanceKey(key)) {
    const setting = readMaintenanceSetting(catalogue, key, text)
    if (setting === 'unknown') return unknown(key)
    return setting === 'wrong' ? wrong : ok(setting)
  }
  if (isPolicySetting(key)) {
    const change = policySettings[key].read(text)
    return change === null ? wrong : ok({ of: 'policy', change })
  }
  const rule = ruleKeyOf(key)
  if (rule !== null) {
    const setting = readRuleSetting(catalogue, rule, text)
    if (setting === 'unknown') return unknown(key)
    return setting === 'wrong' ? wrong : ok(setting)
  }
  const [kind, first = '', second = ''] = parts
  if (kind !== 'coin' || parts.length !== 3) return unknown(key)
  const coin = catalogue.find(first)
  if (coin === undefined || !isCoin(catalogue, first) || !isOneOf(coinSettings, second)) {
    return unknown(key)
  }
  const change = readCoin(coin, second, text)
  return change === null ? wrong : ok({ of: 'coin', ticker: first, change })
}

/** The text of what is in force for a setting; null where it says nothing, or is none. */
export function tradingText({ catalogue, policy }: TradingTerms, key: string): string | null {
  if (isMaintenanceKey(key)) return maintenanceSettingText(catalogue, key)
  if (isPolicySetting(key)) return policySettings[key].text(policy)
  const rule = ruleKeyOf(key)
  if (rule !== null) return ruleText(policy, rule)
  const [kind, first = '', second = ''] = key.split('.')
  const coin = kind === 'coin' ? catalogue.find(first) : undefined
  return coin === undefined || !isOneOf(coinSettings, second) ? null : coinText(coin, second)
}

function readCoin(coin: Currency, name: CoinSetting, text: string): Partial<Currency> | null {
  switch (name) {
    case 'from':
    case 'to':
    case 'fixed':
      if (text === 'off') return { [switches[name]]: false }
      return text === 'on' && coin[switches[name]] ? {} : null
    case 'site':
    case 'api':
      if (text === 'off') return { [channels[name]]: true }
      return text === 'on' ? {} : null
    case 'minimum':
    case 'networkFee': {
      const sum = parseAmount(text, coin)
      if (!sum.ok || (name === 'minimum' && sum.value.units === 0n)) return null
      return { [name === 'minimum' ? 'minimumUnits' : 'networkFeeUnits']: sum.value.units }
    }
    case 'confirmations': {
      const depth = readWhole(text, [1, 10_000])
      return depth === null ? null : { confirmations: Number(depth) }
    }
    case 'depth': {
      const depthSteps = readDepthSteps(text)
      return depthSteps === null ? null : { depthSteps }
    }
  }
}

function coinText(coin: Currency, name: CoinSetting): string {
  switch (name) {
    case 'minimum':
      return formatUnits(coin.minimumUnits, coin.decimals)
    case 'networkFee':
      return formatUnits(coin.networkFeeUnits, coin.decimals)
    case 'confirmations':
      return String(coin.confirmations)
    case 'depth':
      return depthStepsText(coin.depthSteps ?? [])
    case 'site':
    case 'api':
      return coin[channels[name]] === true ? 'off' : 'on'
    default:
      return coin.isWebEnabled && coin[switches[name]] ? 'on' : 'off'
  }
}

function isPolicySetting(key: string): key is keyof typeof policySettings {
  return Object.hasOwn(policySettings, key)
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return names.some((each) => each === name)
}

function unknown(setting: string) {
  return fail({ code: 'trading_setting_unknown' as const, setting })
}
