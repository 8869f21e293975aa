import { Card, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import type { ReactNode } from 'react'
import styles from './panel.module.css'
import { type PanelId, panelTitles } from './panel-titles.ts'
import type { SandboxOutcome } from './play-sandbox.server.ts'

export type PanelProps = {
  readonly id: PanelId
  readonly lead?: string
  /** What came of a form of this panel. */
  readonly outcome?: SandboxOutcome | null
  readonly children: ReactNode
}

/** One group of switches, with what came of the last one. */
export function Panel({ id, lead, outcome = null, children }: PanelProps) {
  const t = useTranslate()
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.panel}>
      <Card look="outlined">
        <h2 id={`${id}-title`} className={styles.title}>
          {t(panelTitles[id])}
        </h2>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        {outcome === null ? null : (
          <div className={styles.outcome}>
            <Notice tone={outcome.isDone ? 'good' : 'error'} announce="status">
              {outcome.message}
            </Notice>
          </div>
        )}
        <div className={styles.body}>{children}</div>
      </Card>
    </section>
  )
}
