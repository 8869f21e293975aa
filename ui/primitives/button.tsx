import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { type ButtonLook, buttonClass } from './button-look.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows that it is at work, and keeps it from being pressed twice. */
    readonly busy?: boolean
    /** Why it cannot be pressed yet: it is disabled while there is a reason, and says it. */
    readonly waitsFor?: string | null
  }

/** A button that does something on this page. Give `type="submit"` to send a form. */
export function Button({
  look,
  size,
  wide,
  busy = false,
  waitsFor = null,
  children,
  ...rest
}: ButtonProps) {
  const reason = waitsFor === null ? {} : { disabled: true, title: waitsFor }
  return (
    <button
      type="button"
      {...rest}
      {...reason}
      className={buttonClass(styles, { look, size, wide }, rest.className)}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  )
}
