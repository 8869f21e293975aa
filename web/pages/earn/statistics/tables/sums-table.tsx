import { AmountText } from '@causeway/ui/money'
import { useTranslate } from '@causeway/widget/messages'
import type { Sums } from '../statistics-data.ts'
import { ScrollTable } from './scroll-table.tsx'
import styles from './table.module.css'

const sums = ['clicks', 'orders', 'turnover', 'earnings'] as const

/** What files tell of a period, and of a source. */
export const timelineFields = ['date', ...sums] as const
export const sourceFields = ['source', 'name', ...sums] as const

export type SumsTableProps = {
  readonly caption: string
  /** What the rows are: a period, a source. */
  readonly name: string
  readonly rows: readonly (Sums & { readonly name: string })[]
}

/** Clicks, orders, turnover and earnings of several things. */
export function SumsTable({ caption, name, rows }: SumsTableProps) {
  const t = useTranslate()
  return (
    <ScrollTable
      caption={caption}
      columns={[
        { title: name },
        ...sums.map((sum) => ({ title: t(`earnStatistics.${sum}`), isNumber: true })),
      ]}
    >
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tools may have the same name
        <tr key={index}>
          <th scope="row" className={styles.name}>
            <bdi>{row.name}</bdi>
          </th>
          <td className={styles.number}>{row.clicks}</td>
          <td className={styles.number}>{row.orders}</td>
          <td className={styles.number}>
            <AmountText amount={row.turnover} ticker="USD" />
          </td>
          <td className={styles.number}>
            <AmountText amount={row.earnings} ticker="USD" />
          </td>
        </tr>
      ))}
    </ScrollTable>
  )
}
