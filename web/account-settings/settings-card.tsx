import { Card } from '@causeway/ui/primitives'
import { type ReactNode, useId } from 'react'
import styles from './settings-card.module.css'

export type SettingsCardProps = {
  /** Also the anchor of its place on the page. */
  readonly id: string
  readonly title: string
  /** A word beside the title: on, off. */
  readonly state?: ReactNode
  readonly text: ReactNode
  readonly children: ReactNode
}

/** One part of the settings. */
export function SettingsCard({ id, title, state, text, children }: SettingsCardProps) {
  const titleId = useId()
  return (
    <Card look="outlined">
      <section id={id} aria-labelledby={titleId} className={styles.part}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {state}
        </div>
        <p className={styles.text}>{text}</p>
        {children}
      </section>
    </Card>
  )
}
