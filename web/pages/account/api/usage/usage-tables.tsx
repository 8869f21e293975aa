import { Disclosure } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import styles from '../../../../account-settings/data-table.module.css'
import { formatDate } from '../../../../i18n/format-date-time.ts'
import type { ApiData } from '../api-data.ts'

/** The figures of the chart, by method and by day. */
export function UsageTables({ usage }: Pick<ApiData, 'usage'>) {
  const t = useTranslate()
  const days = usage.days.filter(({ requests }) => requests > 0).reverse()
  return (
    <>
      <Disclosure summary={t('accountApi.usageByMethod')}>
        <CountTable
          name={t('accountApi.method')}
          caption={t('accountApi.usageByMethod')}
          rows={usage.methods.map(({ method, ...counts }) => ({
            ...counts,
            name: method === 'unknown' ? t('accountApi.unknownMethod') : method,
          }))}
        />
      </Disclosure>
      <Disclosure summary={t('accountApi.usageByDay')}>
        <CountTable
          name={t('accountApi.day')}
          caption={t('accountApi.usageByDay')}
          rows={days.map(({ day, ...counts }) => ({ ...counts, name: formatDate(day, t) }))}
        />
      </Disclosure>
    </>
  )
}

type CountTableProps = {
  readonly name: string
  readonly caption: string
  readonly rows: readonly {
    readonly name: string
    readonly requests: number
    readonly errors: number
  }[]
}

function CountTable({ caption, name, rows }: CountTableProps) {
  const t = useTranslate()
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col" className={styles.number}>
            {t('accountApi.requests')}
          </th>
          <th scope="col" className={styles.number}>
            {t('accountApi.errors')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row" className={styles.name}>
              <bdi>{row.name}</bdi>
            </th>
            <td className={styles.number}>{row.requests}</td>
            <td className={styles.number}>{row.errors}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
