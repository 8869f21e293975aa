import type { ReactNode } from 'react'
import styles from './page-parts.module.css'

type Parts = { readonly children: ReactNode }

/** The parts of a page, one below the other. */
export function Stack({ children }: Parts) {
  return <div className={styles.stack}>{children}</div>
}

/** Fields of a form, as many next to each other as fit. */
export function FieldGrid({ children }: Parts) {
  return <div className={styles.fields}>{children}</div>
}

/** What an act does, before it is done. */
export function Hint({ children }: Parts) {
  return <p className={styles.hint}>{children}</p>
}
