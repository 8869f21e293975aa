import type { AffiliateStatementReply } from '@causeway/api/contract'
import { csvLine } from '@causeway/core/csv'

const COLUMNS = ['kind', 'date', 'name', 'currency', 'amount', 'fee', 'held', 'orders', 'clicks']

/**
 * A month's statement as one table (RFC 4180) whose first column says what a row is: a source's turnover or earnings in
 * dollars, commissions of a coin, a conversion, or a payout with its address. Amounts are exact, in whole coins.
 */
export function statementCsv(statement: AffiliateStatementReply['result']): string {
  const { commissions, conversions, month, payouts, sources } = statement
  const rows = [
    ...sources.flatMap(({ clicks, earnings, name, orders, source, turnover }) => {
      const counts = ['', '', `${orders}`, `${clicks}`]
      return [
        ['turnover', month, name ?? source, 'usd', turnover, ...counts],
        ['earnings', month, name ?? source, 'usd', earnings, ...counts],
      ]
    }),
    ...commissions.map(({ currency, earned, held }) => [
      ...['commission', month, '', currency, earned, '', held, '', ''],
    ]),
    ...conversions.flatMap(({ endedAt, given, taken }) => [
      ...taken.map((sum) => ['converted', endedAt, '', sum.currency, sum.amount, '', '', '', '']),
      ['received', endedAt, '', given.currency, given.amount, '', '', '', ''],
    ]),
    ...payouts.map(({ address, amount, createdAt, currency, fee, status }) => [
      ...[`payout ${status}`, createdAt, address, currency, amount, fee, '', '', ''],
    ]),
  ]
  return [COLUMNS, ...rows].map(csvLine).join('')
}
