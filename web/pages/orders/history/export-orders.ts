import type { TransactionOut } from '@causeway/api/contract'
import { csvLine } from '@causeway/core/csv'
import type { TextFile } from '../../../recovery/download-text.ts'

/** What an export tells of an order: names as the API has them, amounts as exact texts, times in ISO 8601. */
const fields = [
  'transactionId',
  'status',
  'type',
  'createdAt',
  'currencyFrom',
  'amountExpectedFrom',
  'amountFrom',
  'currencyTo',
  'amountExpectedTo',
  'amountTo',
  'rate',
  'exchangeFee',
  'partnerFee',
  'networkFee',
  'payinAddress',
  'payinExtraId',
  'payinTxId',
  'payoutAddress',
  'payoutExtraId',
  'payoutTxId',
  'refundAddress',
  'refundTxId',
  'userSentAt',
  'moneySentAt',
  'endedAt',
] as const satisfies readonly (keyof TransactionOut)[]

/** Orders as a table (RFC 4180). */
export function ordersAsCsv(orders: readonly TransactionOut[]): TextFile {
  const rows = [fields, ...orders.map((order) => fields.map((field) => order[field] ?? ''))]
  const text = rows.map(csvLine).join('')
  return { name: 'orders.csv', type: 'text/csv;charset=utf-8', text }
}

/** Orders as JSON, with the same fields. */
export function ordersAsJson(orders: readonly TransactionOut[]): TextFile {
  const told = orders.map((order) =>
    Object.fromEntries(fields.map((field) => [field, order[field]])),
  )
  return {
    name: 'orders.json',
    type: 'application/json',
    text: `${JSON.stringify(told, null, 2)}\n`,
  }
}
