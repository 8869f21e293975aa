import type { Catalogue } from '@causeway/core/currencies'
import { unitsOf } from '@causeway/core/fiat'
import type { FiatOrderReport } from '@causeway/core/ports'
import type { UpdateObject } from 'kysely'
import type { Tables } from '../../db/index.ts'
import type { FiatOrderRow } from '../fiat-order-store.ts'

/** Columns of a fiat order that change. */
export type FiatOrderChange = UpdateObject<Tables, 'fiat_order', 'fiat_order'>

const LONGEST_REASON = 500

type Said = Pick<
  FiatOrderRow,
  'reported_from' | 'reported_to' | 'tx_id' | 'reason' | 'provider_url' | 'provider_reference'
>
type Changes = { readonly set: FiatOrderChange; readonly isChanged: boolean }

/**
 * Columns that the report changes. A new state says anew what it says; in the same state only what was open is filled in.
 * Null where it contradicts what was agreed on: a sum that is none, another name, another address to pay in to. Who tries
 * anew on the provider's page has another name there: that is believed of an answer to our own name alone.
 */
export function fiatReportChanges(
  { catalogue }: { readonly catalogue: Catalogue },
  row: FiatOrderRow,
  report: FiatOrderReport,
  { isNew, isAnswer }: { readonly isNew: boolean; readonly isAnswer: boolean },
): Changes | null {
  const [from, to] = row.side === 'buy' ? [row.fiat, row.coin] : [row.coin, row.fiat]
  const decimalsOf = (asset: string) => catalogue.find(asset)?.decimals ?? 0
  const payIn = payInOf(row, report, decimalsOf(row.coin))
  const isOtherName =
    !isAnswer &&
    row.provider_reference !== null &&
    report.providerReference !== null &&
    row.provider_reference !== report.providerReference
  const areSums = [
    [report.amountFrom, from],
    [report.amountTo, to],
  ] as const
  const isNoSum = areSums.some(
    ([text, asset]) => text !== null && unitsOf(text, decimalsOf(asset)) === null && !isZero(text),
  )
  if (payIn === null || isOtherName || isNoSum) return null
  const newer = <T>(known: T | null, said: T | null): T | null =>
    said !== null && (known === null || isNew) ? said : known
  const reason = report.reason?.slice(0, LONGEST_REASON) ?? null
  const said: Said = {
    reported_from: newer(row.reported_from, unitsOf(report.amountFrom, decimalsOf(from))),
    reported_to: newer(row.reported_to, unitsOf(report.amountTo, decimalsOf(to))),
    tx_id: newer(row.tx_id, report.txId),
    reason: isNew ? reason : newer(row.reason, reason),
    provider_url: newer(row.provider_url, report.url),
    provider_reference: newer(row.provider_reference, report.providerReference),
  }
  const isChanged =
    said.reported_from !== row.reported_from ||
    said.reported_to !== row.reported_to ||
    said.tx_id !== row.tx_id ||
    said.reason !== row.reason ||
    said.provider_url !== row.provider_url ||
    said.provider_reference !== row.provider_reference ||
    payIn.pay_in_address !== undefined
  return { set: { ...said, ...payIn }, isChanged }
}

function isZero(text: string): boolean {
  return /^0+(?:\.0+)?$/.test(text)
}

/** Coins are sent where a provider first said: another address later is not shown to anybody. */
function payInOf(
  row: FiatOrderRow,
  { payIn }: FiatOrderReport,
  decimals: number,
): FiatOrderChange | null {
  if (payIn === null) return {}
  if (row.side !== 'sell') return null
  if (row.pay_in_address !== null) {
    const isSame =
      row.pay_in_address === payIn.address && row.pay_in_extra_id === (payIn.extraId ?? null)
    return isSame ? {} : null
  }
  const units = unitsOf(payIn.amount, decimals)
  if (units === null) return null
  return {
    pay_in_address: payIn.address,
    pay_in_extra_id: payIn.extraId,
    pay_in_amount: units,
  }
}
