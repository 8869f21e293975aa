import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { type ButtonLook, buttonClass } from './button-look.ts'

export type LinkButtonProps = ComponentProps<'a'> & ButtonLook

/** A link that looks like a button: it leads somewhere. */
export function LinkButton({ look, size, wide, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass(styles, { look, size, wide }, rest.className)}>
      {children}
    </a>
  )
}
