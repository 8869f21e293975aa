import type { SampleOut } from '@causeway/api/contract'
import { displayAmount } from '@causeway/core/money'

const figures: Readonly<Record<string, string>> = {
  'fees.service': 'Service fee',
  'fees.floatSpread': 'Spread at floating rate',
  'fees.fixedSpread': 'Spread at guaranteed rate',
  'fees.slices': 'Surcharge on large amounts',
  'limits.maximumUsd': 'Largest order, in US dollars',
  'limits.exposureUsd': 'Guaranteed payouts per coin, in US dollars',
  'limits.quoteSeconds': 'Guaranteed quote lifetime, in seconds',
}

const coinFigures: Readonly<Record<string, string>> = {
  from: 'Sending',
  to: 'Receiving',
  fixed: 'Guaranteed rate',
  minimum: 'Minimum',
  networkFee: 'Network fee',
  confirmations: 'Confirmations',
  site: 'On the site',
  api: 'For the partner API',
  depth: 'Confirmations by amount in US dollars',
  maintenance: 'Maintenance',
}

const pairFigures: Readonly<Record<string, string>> = {
  service: 'service fee',
  floatSpread: 'spread at floating rate',
  fixedSpread: 'spread at guaranteed rate',
}

/** What a setting is called: `Service fee`, `BTC: minimum`, `BTC to any coin: service fee`, `Country DE: service fee`. */
export function settingLabel(setting: string): string {
  const [kind, first = '', second = '', third = '', fourth = ''] = setting.split('.')
  if (kind === 'coin') return `${first.toUpperCase()}: ${coinLabel(second).toLowerCase()}`
  if (kind === 'network') return `Network ${first}: ${coinLabel(second).toLowerCase()}`
  if (kind === 'partner' || kind === 'region') {
    const pair = second === '*' && third === '*' ? '' : `, ${pairText(second, third)}`
    return `${payerText(kind, first)}${pair}: ${pairFigures[fourth] ?? fourth}`
  }
  if (kind !== 'pair') return figures[setting] ?? setting
  return `${pairText(first, second)}: ${pairFigures[third] ?? third}`
}

/** `BTC to any coin`. */
export function pairText(from: string, to: string): string {
  return `${coinOrAny(from)} to ${coinOrAny(to)}`
}

/** `Country DE`, `Partner 0190…`. */
export function payerText(kind: 'partner' | 'region', id: string): string {
  return kind === 'region' ? `Country ${id.toUpperCase()}` : `Partner ${id}`
}

/** The same of a coin’s own page. */
export function coinLabel(name: string): string {
  return coinFigures[name] ?? name
}

/** A ticker, or that it stands for every coin. */
function coinOrAny(ticker: string): string {
  return ticker === '*' ? 'any coin' : ticker.toUpperCase()
}

/** What a setting says, as people read it: basis points with their percentage, open or closed. */
export function settingText(setting: string, value: string | null): string {
  const isOfPayer = /^(partner|region)\./.test(setting)
  if (value === null) return isOfPayer ? 'no own fee' : 'the general fee'
  const isShare =
    isOfPayer || setting.startsWith('pair.') || /^fees\.(service|\w+Spread)$/.test(setting)
  if (isShare) return bpsText(value)
  if (value === 'on') return 'open'
  if (value === 'off') return 'closed'
  return value === '' ? 'nothing' : value
}

/** `25 (0.25 %)`. */
function bpsText(bps: string): string {
  return `${bps} (${Number(bps) / 100} %)`
}

/** The same of a rule; a dash where it says nothing. */
export function figureText(bps: string | null): string {
  return bps === null ? '–' : bpsText(bps)
}

const problems: Readonly<Record<string, string>> = {
  amount_below_minimum: 'below the minimum',
  amount_above_maximum: 'above the largest order',
  currency_disabled: 'closed',
  fixed_rate_unavailable: 'no guaranteed rate',
  pair_unavailable: 'not dealt in',
}

/** What a sample brings, or why there is no such order. */
export function outcomeWords({ problem, to }: SampleOut['before'], asset: string): string {
  if (to === null) return problems[problem ?? ''] ?? 'no price'
  return `${displayAmount(to)} ${asset.toUpperCase()}`
}
