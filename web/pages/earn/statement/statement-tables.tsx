import type { AffiliateStatementReply } from '@causeway/api/contract'
import { AmountText } from '@causeway/ui/money'
import { useTranslate } from '@causeway/widget/messages'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../../i18n/format-date-time.ts'
import { StatementTable } from './statement-table.tsx'

type Statement = AffiliateStatementReply['result']
type Sums = Statement['total']

/** Orders by source, commissions by coin, conversions and payouts of a month. */
export function StatementTables({ statement }: { readonly statement: Statement }) {
  const t = useTranslate()
  const { commissions, conversions, payouts, sources, total } = statement
  const sumsOf = ({ clicks, earnings, orders, turnover }: Sums): readonly ReactNode[] => [
    `${clicks}`,
    `${orders}`,
    <AmountText key="turnover" amount={turnover} ticker="USD" />,
    <AmountText key="earnings" amount={earnings} ticker="USD" />,
  ]
  return (
    <>
      <StatementTable
        title={t('earnStatement.sourcesTitle')}
        columns={[
          t('earnStatement.source'),
          t('earnStatement.clicks'),
          t('earnStatement.orders'),
          t('earnStatement.turnover'),
          t('earnStatement.earnings'),
        ]}
        rows={sources.map(({ name, source, ...sums }) => [
          <bdi key="name">{source === 'own' ? t('earnStatement.ownLink') : (name ?? source)}</bdi>,
          ...sumsOf(sums),
        ])}
        total={[t('earnStatement.total'), ...sumsOf(total)]}
      />
      <StatementTable
        title={t('earnStatement.commissionsTitle')}
        columns={[t('earnStatement.coin'), t('earnStatement.earned'), t('earnStatement.held')]}
        rows={commissions.map(({ currency, earned, held }) => [
          <bdi key="coin" dir="ltr">
            {currency.toUpperCase()}
          </bdi>,
          coins(earned, currency),
          coins(held, currency),
        ])}
      />
      <StatementTable
        title={t('earnStatement.conversionsTitle')}
        columns={[
          t('earnStatement.date'),
          t('earnStatement.converted'),
          t('earnStatement.received'),
        ]}
        rows={conversions.map(({ endedAt, given, taken }) => [
          formatDateTime(endedAt, t),
          taken.map(({ amount, currency }) => <div key={currency}>{coins(amount, currency)}</div>),
          coins(given.amount, given.currency),
        ])}
      />
      <StatementTable
        title={t('earnStatement.payoutsTitle')}
        columns={[
          t('earnStatement.date'),
          t('earnStatement.amount'),
          t('earnStatement.fee'),
          t('earnStatement.address'),
          t('earnStatement.transaction'),
        ]}
        rows={payouts.map(({ address, amount, createdAt, currency, fee, txId }) => [
          formatDateTime(createdAt, t),
          coins(amount, currency),
          coins(fee, currency),
          code(address),
          code(txId ?? '–'),
        ])}
      />
    </>
  )
}

function coins(amount: string, currency: string): ReactNode {
  return <AmountText amount={amount} ticker={currency.toUpperCase()} />
}

function code(text: string): ReactNode {
  return (
    <bdi dir="ltr">
      <code>{text}</code>
    </bdi>
  )
}
