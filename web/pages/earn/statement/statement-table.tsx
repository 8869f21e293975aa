import { useTranslate } from '@causeway/widget/messages'
import type { ReactNode } from 'react'
import styles from './statement-page.module.css'

export type StatementTableProps = {
  readonly title: string
  readonly columns: readonly string[]
  /** Cells in the order of the columns; the first one names its row. */
  readonly rows: readonly (readonly ReactNode[])[]
  readonly total?: readonly ReactNode[]
}

/** One table of the statement; on small screens it scrolls by itself, on paper it is whole. */
export function StatementTable({ columns, rows, title, total }: StatementTableProps) {
  const t = useTranslate()
  const cells = ([first, ...others]: readonly ReactNode[]) => (
    <>
      <th scope="row">{first}</th>
      {others.map((cell, at) => (
        <td key={columns[at + 1]}>{cell}</td>
      ))}
    </>
  )
  return (
    <div className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      {rows.length === 0 ? (
        <p>{t('earnStatement.nothing')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
        <section className={styles.scroll} tabIndex={0} aria-label={title}>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two sources may have the same name
                <tr key={at}>{cells(row)}</tr>
              ))}
            </tbody>
            {total === undefined ? null : (
              <tfoot>
                <tr>{cells(total)}</tr>
              </tfoot>
            )}
          </table>
        </section>
      )}
    </div>
  )
}
