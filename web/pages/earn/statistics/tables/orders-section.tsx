import type { ReferredOrderOut } from '@causeway/api/contract'
import { AmountText } from '@causeway/ui/money'
import { affiliateReferredTransactions } from '@causeway/widget/call-lines'
import { httpCalls } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { SettingsCard } from '../../../../account-settings/settings-card.tsx'
import { formatDateTime } from '../../../../i18n/format-date-time.ts'
import type { Statistics } from '../statistics-data.ts'
import { daysOf } from '../statistics-query.ts'
import { ExportButtons } from './export-buttons.tsx'
import { PageLinks } from './page-links.tsx'
import { MOST_ROWS, readAll } from './read-all.ts'
import { ScrollTable } from './scroll-table.tsx'
import { sourceName } from './source-name.ts'
import styles from './table.module.css'

const fields = [
  'createdAt',
  'type',
  'currencyFrom',
  'amountFrom',
  'currencyTo',
  'commission',
  'commissionCurrency',
  'status',
  'source',
] as const satisfies readonly (keyof ReferredOrderOut)[]

type OrdersProps = Pick<Statistics, 'orders' | 'query' | 'tools'>

/** Orders that links led to: of their customers nothing. */
export function OrdersSection({ orders, query, tools }: OrdersProps) {
  const t = useTranslate()
  const title = t('earnStatistics.ordersTitle')
  const read = () => {
    const calls = httpCalls({ affiliateReferredTransactions })
    const asked = { ...daysOf(query), source: query.source, limit: `${MOST_ROWS}` }
    return readAll((offset) => calls.affiliateReferredTransactions({ ...asked, offset }))
  }
  return (
    <SettingsCard id="orders" title={title} text={t('earnStatistics.ordersText')}>
      {orders.count === 0 ? (
        <p>{t('earnStatistics.ordersNone')}</p>
      ) : (
        <>
          <OrdersTable caption={title} orders={orders} tools={tools} />
          <PageLinks query={query} list="ordersAfter" title={title} count={orders.count} />
          {orders.list.some(({ status }) => status === 'held') ? (
            <p>{t('earnStatistics.heldText')}</p>
          ) : null}
          <ExportButtons name="referred-orders" fields={fields} read={read} />
        </>
      )}
    </SettingsCard>
  )
}

const types = {
  exchange: 'earnStatistics.typeExchange',
  widget: 'earnStatistics.typeWidget',
  buy: 'earnStatistics.typeBuy',
} as const satisfies Record<ReferredOrderOut['type'], string>

const statuses = {
  earned: 'earnStatistics.statusEarned',
  held: 'earnStatistics.statusHeld',
  reversed: 'earnStatistics.statusReversed',
  refused: 'earnStatistics.statusRefused',
} as const satisfies Record<ReferredOrderOut['status'], string>

type TableProps = Pick<OrdersProps, 'orders' | 'tools'> & { readonly caption: string }

function OrdersTable({ caption, orders, tools }: TableProps) {
  const t = useTranslate()
  const columns = [
    { title: t('earnStatistics.time') },
    { title: t('earnStatistics.type') },
    { title: t('earnStatistics.pair') },
    { title: t('earnStatistics.amount'), isNumber: true },
    { title: t('earnStatistics.commission'), isNumber: true },
    { title: t('earnStatistics.status') },
    { title: t('earnStatistics.source') },
  ]
  return (
    <ScrollTable caption={caption} columns={columns}>
      {orders.list.map((order, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: orders have no name here
        <tr key={index}>
          <th scope="row" className={styles.name}>
            <bdi>{formatDateTime(order.createdAt, t)}</bdi>
          </th>
          <td>{t(types[order.type])}</td>
          <td>
            <bdi dir="ltr">{`${order.currencyFrom}/${order.currencyTo}`.toUpperCase()}</bdi>
          </td>
          <td className={styles.number}>
            <AmountText amount={order.amountFrom} ticker={order.currencyFrom.toUpperCase()} />
          </td>
          <td className={styles.number}>
            <AmountText amount={order.commission} ticker={order.commissionCurrency.toUpperCase()} />
          </td>
          <td>{t(statuses[order.status])}</td>
          <td className={styles.name}>
            <bdi>{sourceName(order.source, tools, t)}</bdi>
          </td>
        </tr>
      ))}
    </ScrollTable>
  )
}
