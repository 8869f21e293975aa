import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './badge.module.css'

export type BadgeProps = {
  readonly tone?: 'neutral' | 'good' | 'warning' | 'bad'
  readonly children: ReactNode
}

/** A word or two about the thing beside it: a status, a kind. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>
}
