import type { TransactionOut } from '@causeway/api/contract'
import { Button } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect, useEffectEvent, useState } from 'react'
import styles from './notify-button.module.css'
import { orderStatus, statusNames } from './order-status.ts'

const underWay = new Set(['waiting', 'confirming', 'exchanging', 'sending', 'refunding'])

type Permission = 'unasked' | 'granted' | 'refused' | 'impossible'

/** Offers to tell when the order has ended or waits. The browser is asked only when the button is pressed. */
export function NotifyButton({ transaction }: { readonly transaction: TransactionOut }) {
  const t = useTranslate()
  const status = orderStatus(transaction)
  const isUnderWay = underWay.has(status)
  const [permission, setPermission] = useState<Permission>('impossible')
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
  if (!isUnderWay || permission === 'impossible') return null
  const ask = async () => {
    const answer = await Notification.requestPermission()
    setPermission(answer === 'granted' ? 'granted' : 'refused')
  }
  return (
    <p className={styles.notify} {...(permission === 'unasked' ? {} : { role: 'status' })}>
      {permission === 'unasked' ? (
        <Button look="quiet" onClick={ask}>
          {t('desk.notify')}
        </Button>
      ) : (
        t(permission === 'granted' ? 'desk.notifyOn' : 'desk.notifyRefused')
      )}
    </p>
  )
}
