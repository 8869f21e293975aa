import { Badge, type BadgeProps } from '@causeway/ui/primitives'
import type { ReactNode } from 'react'
import styles from './data-table.module.css'

/** A table that scrolls sideways on phones; says so where it is empty. */
export function DataTable(props: {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
  readonly empty: string
}) {
  const { caption, columns, empty, rows } = props
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
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
          {rows.map(({ cells, key }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={columns[index] ?? index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** One thing of a page, under its own heading. */
export function Panel(props: {
  readonly title: string
  readonly children: ReactNode
  readonly isWide?: boolean
}) {
  const { children, isWide = false, title } = props
  return (
    <section className={isWide ? styles.widePanel : styles.panel}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  )
}

/** Names and values, one below the other. */
export function Facts({ of }: { readonly of: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const tones: Readonly<Record<string, BadgeProps['tone']>> = {
  finished: 'good',
  executed: 'good',
  active: 'good',
  confirmed: 'good',
  hold: 'bad',
  failed: 'bad',
  removed: 'bad',
  reversed: 'bad',
  refunding: 'warning',
  refunded: 'warning',
  waiting: 'warning',
  approved: 'warning',
  invited: 'warning',
  refused: 'bad',
}

/** A state in its colour and its own word. */
export function StateBadge({ state }: { readonly state: string }) {
  return <Badge tone={tones[state] ?? 'neutral'}>{state}</Badge>
}
