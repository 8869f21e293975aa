import styles from './spinner.module.css'

/** Turning ring the size of the text. Say in words beside it what is being waited for. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
