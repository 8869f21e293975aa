import styles from './fields.module.css'

/** Tells password managers whose password stands beside it. Nobody sees it, and no keyboard reaches it. */
export function UsernameField({ email }: { readonly email: string }) {
  return (
    <input
      className={styles.username}
      type="email"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}
