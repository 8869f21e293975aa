import { Card } from '@causeway/ui/primitives'
import type { ReactNode } from 'react'
import { BrandName } from '../brand/index.ts'
import styles from './door-frame.module.css'

/** A way into the back office: one card in the middle of the page. */
export function DoorFrame(props: {
  readonly brand: string
  readonly title: string
  readonly children: ReactNode
}) {
  const { brand, children, title } = props
  return (
    <main id="content" tabIndex={-1} className={styles.stage}>
      <Card look="outlined" roomy className={styles.card}>
        <p className={styles.brand}>
          <BrandName name={brand} /> <span>Back office</span>
        </p>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </Card>
    </main>
  )
}
