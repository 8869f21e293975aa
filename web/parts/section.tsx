import { classNames } from '@causeway/ui/primitives'
import type { ReactNode } from 'react'
import styles from './section.module.css'

export type SectionProps = {
  /** The page's one h1. */
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly children?: ReactNode
  /** `narrow` for forms and texts, `wide` for pages with columns. */
  readonly width?: 'narrow' | 'wide'
}

/** The body of an ordinary page: its title and what follows, in the page's column. */
export function Section({ title, lead, children, width = 'narrow' }: SectionProps) {
  return (
    <div className={classNames(styles.section, width === 'narrow' && styles.narrow)}>
      <h1 className={styles.title}>{title}</h1>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  )
}
