import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { dragScroll } from './drag-scroll.ts'
import styles from './overlay.module.css'

export type TabsProps = {
  readonly label: string
  readonly tabs: readonly {
    readonly id: string
    readonly label: string
    readonly content: ReactNode
  }[]
}

/** Parts of one page, one at a time. Weighs 12 kB (gzip). */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <Base.Root defaultValue={tabs[0]?.id ?? null}>
      <Base.List ref={dragScroll} className={styles.tabs} aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.id} className={styles.tab} value={tab.id}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} className={styles.panel} value={tab.id}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
