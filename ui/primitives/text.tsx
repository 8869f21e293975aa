import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './text.module.css'

/** Figures and codes: left to right in every language, in figures of one width. */
export function LtrText({ className, ...rest }: ComponentProps<'span'>) {
  return <span dir="ltr" {...rest} className={classNames(styles.text, className)} />
}

/** Text for screen readers only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.hidden} />
}
