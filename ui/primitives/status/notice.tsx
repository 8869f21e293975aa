import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon.tsx'
import styles from './notice.module.css'

export type NoticeProps = {
  readonly tone?: 'information' | 'good' | 'warning' | 'error'
  readonly title?: ReactNode
  /** A frame, for warnings that cannot be overlooked. */
  readonly strong?: boolean
  /** `alert` interrupts a screen reader, `status` waits: for notices that appear after loading. */
  readonly announce?: 'alert' | 'status'
  readonly children?: ReactNode
}

const icons = {
  information: 'information',
  good: 'check',
  warning: 'warning',
  error: 'warning',
} as const satisfies Record<string, IconName>

/** Something the reader should know now, with the way out in its text. */
export function Notice(props: NoticeProps) {
  const { tone = 'information', title, strong = false, announce, children } = props
  return (
    <div
      className={classNames(styles.notice, styles[tone], strong && styles.strong)}
      role={announce}
    >
      <span className={styles.icon}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  )
}
