import type { ComponentProps } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

export type CardProps = ComponentProps<'div'> & {
  /** `raised` floats on the stage with the one soft shadow; `outlined` lies on the page with a hairline. */
  readonly look?: 'raised' | 'outlined'
  readonly roomy?: boolean
}

/** The white sheet that holds one thing. */
export function Card({ look = 'raised', roomy = false, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={classNames(styles.card, styles[look], roomy && styles.roomy, className)}
    />
  )
}
