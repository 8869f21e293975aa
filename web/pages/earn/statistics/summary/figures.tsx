import type { ReactNode } from 'react'
import styles from './figures.module.css'

export type Figure = {
  readonly name: string
  readonly value: ReactNode
  readonly remark?: ReactNode
}

/** Figures side by side, each with its name. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, remark, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          {remark === undefined ? null : <dd className={styles.remark}>{remark}</dd>}
        </div>
      ))}
    </dl>
  )
}
