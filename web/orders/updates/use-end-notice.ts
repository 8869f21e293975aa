import type { TransactionOut } from '@causeway/api/contract'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect, useEffectEvent, useState } from 'react'
import { orderStatus, statusNames } from '../order-status.ts'

const underWay = new Set(['waiting', 'confirming', 'exchanging', 'sending', 'refunding'])

/** `unknown` before hydration. */
type Permission = 'unknown' | 'unasked' | 'granted' | 'refused' | 'impossible'

/** How the holder may be told of the order's end by the browser. */
export type EndNotice = {
  readonly isUnderWay: boolean
  readonly permission: Permission
  /** Asks the browser's leave. */
  readonly ask: () => Promise<void>
}

/**
 * Tells when the order has ended or waits, if the browser was asked for it and the page is out of sight. Held by the whole
 * page: the button stands elsewhere from one status to the next.
 */
export function useEndNotice(transaction: TransactionOut): EndNotice {
  const t = useTranslate()
  const status = orderStatus(transaction)
  const isUnderWay = underWay.has(status)
  const [permission, setPermission] = useState<Permission>('unknown')
  useEffect(() => setPermission('Notification' in window ? 'unasked' : 'impossible'), [])
  const tell = useEffectEvent(() => {
    if (permission !== 'granted' || !document.hidden) return
    const { transactionId } = transaction
    const body = t('transaction.metaTitle', { id: transactionId.slice(0, 8) })
    try {
      new Notification(t(statusNames[status]), { body, tag: transactionId })
    } catch {
      // Some phones show notifications only through a service worker. The page's title says it, too.
    }
  })
  useEffect(() => {
    if (!isUnderWay) tell()
  }, [isUnderWay])
  const ask = async () => {
    const answer = await Notification.requestPermission()
    setPermission(answer === 'granted' ? 'granted' : 'refused')
  }
  return { isUnderWay, permission, ask }
}
