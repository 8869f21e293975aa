import { type AssetCode, amount } from '@causeway/core/money'
import type { HedgeMarket, HedgeReport } from '@causeway/core/ports'
import {
  fieldOf,
  listField,
  NonsenseReply,
  textField,
  unitsField,
  wordField,
} from '../../world/index.ts'

/** What the venue says of an order, as JSON can carry it. */
export function writeReport(report: HedgeReport): unknown {
  return {
    clientOrderId: report.clientOrderId,
    state: report.state,
    asset: report.filled.asset,
    filled: String(report.filled.units),
    againstAsset: report.against.asset,
    against: String(report.against.units),
    fee: String(report.fee?.units ?? 0n),
  }
}

/** Reads what `writeReport` wrote; a report of another order than was asked for is nonsense. */
export function readReport(value: unknown, clientOrderId: string): HedgeReport {
  if (textField(value, 'clientOrderId') !== clientOrderId) {
    throw new NonsenseReply('the report is of another order')
  }
  const againstAsset = textField(value, 'againstAsset')
  const fee = unitsField(value, 'fee')
  return {
    clientOrderId,
    state: wordField(value, 'state', ['open', 'ended', 'refused']),
    filled: amount(textField(value, 'asset'), unitsField(value, 'filled')),
    against: amount(againstAsset, unitsField(value, 'against')),
    fee: fee === 0n ? null : amount(againstAsset, fee),
  }
}

/** A market, or null where the venue has none. */
export function readMarket(value: unknown, asset: AssetCode): HedgeMarket | null {
  if (fieldOf(value, 'market') === null) return null
  const market = fieldOf(value, 'market')
  const stepUnits = unitsField(market, 'step')
  if (stepUnits <= 0n) throw new NonsenseReply('a step is not above zero')
  return { least: amount(asset, unitsField(market, 'least')), stepUnits }
}

export function readBalances(value: unknown): ReadonlyMap<AssetCode, bigint> {
  return new Map(
    listField(value, 'balances', (held) => [textField(held, 'asset'), unitsField(held, 'units')]),
  )
}
