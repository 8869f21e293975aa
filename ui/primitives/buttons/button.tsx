import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../status/waiting.tsx'
import styles from './button.module.css'

/** What button and link-button have in common. */
export type ButtonLook = {
  /** `primary`: the one thing to do; `stage`: on the dark stage. */
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'stage' | undefined
  readonly size?: 'medium' | 'large' | undefined
  /** As wide as its surroundings. */
  readonly wide?: boolean | undefined
}

/** The classes of a look. */
function buttonClass(
  styles: Readonly<Record<string, string>>,
  { look = 'primary', size = 'medium', wide = false }: ButtonLook,
  more?: string,
): string {
  return classNames(
    styles.button,
    styles[look],
    size === 'large' && styles.large,
    wide && styles.wide,
    more,
  )
}

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

type LinkButtonProps = ComponentProps<'a'> & ButtonLook

/** A link that looks like a button: it leads somewhere. */
export function LinkButton({ look, size, wide, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass(styles, { look, size, wide }, rest.className)}>
      {children}
    </a>
  )
}
