import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import styles from './overlay.module.css'

export type DialogProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly closeLabel: string
  /** A way back to what the dialog showed before. */
  readonly back?: { readonly label: string; readonly onBack: () => void }
  /** As high as the window lets it: for lists. On phones every dialog is a sheet from below. */
  readonly tall?: boolean
  /** The content brings its own margins and its own scrolling part. */
  readonly flush?: boolean
  /** At most 400 px wide (CALC-22). */
  readonly narrow?: boolean
  /** What has focus when it opens; otherwise the first thing that can. */
  readonly initialFocus?: RefObject<HTMLElement | null>
  /** What has focus once it is closed; `null` for what had it before. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined
  readonly children: ReactNode
}

/**
 * Asks for all attention: focus stays within, Escape and the backdrop close it. Weighs 22 kB (gzip): load the
 * component that uses it when it is wanted, not with the page.
 */
export function Dialog(props: DialogProps) {
  return (
    <Base.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup
          className={classNames(
            styles.dialog,
            props.tall && styles.tall,
            props.narrow && styles.narrow,
          )}
          {...(props.initialFocus === undefined ? {} : { initialFocus: props.initialFocus })}
          {...(props.finalFocus === undefined ? {} : { finalFocus: props.finalFocus })}
        >
          <div className={styles.header}>
            {props.back === undefined ? null : (
              <button
                type="button"
                className={styles.back}
                aria-label={props.back.label}
                onClick={props.back.onBack}
              >
                <Icon name="arrow-back" />
              </button>
            )}
            <Base.Title className={styles.title}>{props.title}</Base.Title>
            <Base.Close className={styles.close} aria-label={props.closeLabel}>
              <Icon name="close" />
            </Base.Close>
          </div>
          <div className={props.flush ? styles.flush : styles.body}>{props.children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
