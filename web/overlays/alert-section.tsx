import { Notice } from '@causeway/ui/primitives'
import { createContext, useContext } from 'react'
import styles from './notices.module.css'
import type { AlertSectionName, PageAlert } from './page-alerts.ts'

/** What the operator says on this page, for the sections at which some of it stands. */
export const AlertsContext = createContext<readonly PageAlert[]>([])

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
