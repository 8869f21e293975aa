import { AmountText } from '@causeway/ui/money'
import { Button } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import table from '../../../../account-settings/data-table.module.css'
import { useIsHydrated } from '../../../../account-settings/use-is-hydrated.ts'
import { formatDate } from '../../../../i18n/format-date-time.ts'
import { downloadText } from '../../../../recovery/download-text.ts'
import type { ApiData } from '../api-data.ts'
import { earningsAsCsv } from './earnings-csv.ts'
import styles from './earnings-section.module.css'

type TableProps = Pick<NonNullable<ApiData['earnings']>, 'rows' | 'isWhole'>

/** Orders and earnings of the last 30 days, and the way to keep them. */
export function EarningsTable({ isWhole, rows }: TableProps) {
  const t = useTranslate()
  const isHydrated = useIsHydrated()
  if (rows.length === 0) return <p>{t('accountApi.ordersNone')}</p>
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('accountApi.earningsByDay')}>
        <table className={table.table}>
          <caption className={table.caption}>{t('accountApi.earningsByDay')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('accountApi.day')}</th>
              <th scope="col">{t('accountApi.pair')}</th>
              <th scope="col" className={table.number}>
                {t('accountApi.finishedOrders')}
              </th>
              <th scope="col" className={table.number}>
                {t('accountApi.earned')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={keyOf(row)} row={row} />
            ))}
          </tbody>
        </table>
      </section>
      {isWhole ? null : <p>{t('accountApi.earningsPartly')}</p>}
      <p>
        <Button
          look="secondary"
          waitsFor={isHydrated ? null : t('common.stillLoading')}
          onClick={() => downloadText(earningsAsCsv(rows))}
        >
          {t('accountApi.downloadReport')}
        </Button>
      </p>
    </>
  )
}

function Row({ row }: { readonly row: TableProps['rows'][number] }) {
  const t = useTranslate()
  const { currencyFrom, currencyTo, day, earned, ordersCreated, ordersFinished } = row
  return (
    <tr>
      <th scope="row" className={table.name}>
        {formatDate(day, t)}
      </th>
      <td>
        <bdi dir="ltr">{`${currencyFrom}/${currencyTo}`.toUpperCase()}</bdi>
        {row.subaccountId === null ? null : (
          <>
            <br />
            <bdi>{row.subaccountId}</bdi>
          </>
        )}
      </td>
      <td className={table.number}>
        {t('accountApi.ordersOf', { finished: ordersFinished, created: ordersCreated })}
      </td>
      <td className={table.number}>
        <AmountText amount={earned} ticker={currencyTo.toUpperCase()} />
      </td>
    </tr>
  )
}

function keyOf({ currencyFrom, currencyTo, day, subaccountId }: TableProps['rows'][number]) {
  return [day, currencyFrom, currencyTo, subaccountId].join(' ')
}
