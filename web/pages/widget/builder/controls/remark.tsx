import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'
import { useRemark } from './use-remark.ts'

/** What is wrong, under a control that has no line of its own for it. */
export function Remark(props: ControlProps) {
  const remark = useRemark(props)
  return (
    <p className={styles.remark} aria-live="polite">
      {remark}
    </p>
  )
}
