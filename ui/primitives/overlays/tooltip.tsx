import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import styles from './overlay.module.css'

export type TooltipProps = {
  /** The thing it explains: something that can have focus. It keeps a name of its own. */
  readonly trigger: ReactElement
  readonly children: ReactNode
}

const SHOW_DELAY_MILLISECONDS = 250
const HIDE_DELAY_MILLISECONDS = 1000

/**
 * A remark on hover and focus (SHELL-09: after 250 ms, for 1000 ms more, 450 px wide at most). Nothing that is needed may stand only here: phones have no
 * hover. Weighs 31 kB (gzip).
 */
export function Tooltip({ trigger, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger
        delay={SHOW_DELAY_MILLISECONDS}
        closeDelay={HIDE_DELAY_MILLISECONDS}
        render={trigger}
      />
      <Base.Portal>
        <Base.Positioner sideOffset={6}>
          <Base.Popup className={styles.tooltip}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
