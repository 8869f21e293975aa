import type { AlertMessage } from '@causeway/server/alerts'
import type { AlertMessagesReply } from '../../contract/index.ts'

/** An alert as clients get it; the operator's own key for it stays here. */
export function alertOut(alert: AlertMessage): AlertMessagesReply['result'][number] {
  const { id, message, routes, currency } = alert
  return { id, message, routes, ...(currency === null ? {} : { currency }) }
}
