import { classNames, VisuallyHidden } from '@causeway/ui/primitives'
import type { ReactNode } from 'react'
import styles from './table.module.css'

export type Column = { readonly title: string; readonly isNumber?: boolean }

export type ScrollTableProps = {
  readonly caption: string
  readonly columns: readonly Column[]
  /** The rows of its body. */
  readonly children: ReactNode
}

/** A table that scrolls on its own where it is wider than its place, by keyboard too. */
export function ScrollTable({ caption, children, columns }: ScrollTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={caption}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(({ isNumber, title }) => (
              <th key={title} scope="col" className={classNames(isNumber && styles.number)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
