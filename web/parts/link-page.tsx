import { Card } from '@causeway/ui/primitives'
import type { ReactNode } from 'react'
import styles from './link-page.module.css'
import { Section } from './section.tsx'

export type LinkPageProps = { readonly title: string; readonly children: ReactNode }

/** A page that a link in a mail leads to: one thing to do, on one card. */
export function LinkPage({ title, children }: LinkPageProps) {
  return (
    <Section title={title}>
      <Card look="outlined" roomy className={styles.card}>
        {children}
      </Card>
    </Section>
  )
}
