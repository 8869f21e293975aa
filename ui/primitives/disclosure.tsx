import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'

export type DisclosureProps = {
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** More for who asks. The browser's own element: it opens before any script has loaded. */
export function Disclosure({ summary, children, className }: DisclosureProps) {
  return (
    <details className={classNames(styles.disclosure, className)}>
      <summary>
        {summary}
        <Icon name="chevron-down" size={16} />
      </summary>
      {children}
    </details>
  )
}
