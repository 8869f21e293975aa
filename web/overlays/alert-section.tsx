import { Notice } from '@causeway/ui/primitives'
import { useContext } from 'react'
import { AlertsContext } from './alerts-context.ts'
import styles from './notices.module.css'
import type { AlertSectionName } from './page-alerts.ts'

/** Where a page shows what the operator says of one of its parts (SHELL-10); nothing where he says nothing. */
export function AlertSection({ name }: { readonly name: AlertSectionName }) {
  const alerts = useContext(AlertsContext).filter(({ section }) => section === name)
  if (alerts.length === 0) return null
  return (
    <div className={styles.section} data-alert-section={name}>
      {alerts.map(({ key, message }) => (
        <Notice key={key} tone="warning">
          {message}
        </Notice>
      ))}
    </div>
  )
}
