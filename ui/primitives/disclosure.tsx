import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'

export type DisclosureProps = {
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly startsOpen?: boolean
  /** Told when it is opened or closed, so that what it shows can be fetched then. */
  readonly onToggle?: (isOpen: boolean) => void
}

/** More for who asks. The browser's own element: it opens before any script has loaded. */
export function Disclosure({
  summary,
  children,
  className,
  startsOpen = false,
  onToggle,
}: DisclosureProps) {
  return (
    <details
      className={classNames(styles.disclosure, className)}
      open={startsOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>
        {summary}
        <Icon name="chevron-down" size={16} />
      </summary>
      {children}
    </details>
  )
}
