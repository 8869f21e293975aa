import { Button } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import styles from './notify-button.module.css'
import type { EndNotice } from './use-end-notice.ts'

/** Offers to tell when the order has ended or waits. The browser is asked only when the button is pressed. */
export function NotifyButton({ isUnderWay, permission, ask }: EndNotice) {
  const t = useTranslate()
  if (!isUnderWay) return null
  switch (permission) {
    case 'granted':
    case 'refused':
      return (
        <p className={styles.notify} role="status">
          {t(permission === 'granted' ? 'desk.notifyOn' : 'desk.notifyRefused')}
        </p>
      )
    default:
      return (
        <p className={styles.notify} data-known={permission === 'unasked'}>
          <Button look="quiet" onClick={ask}>
            {t('desk.notify')}
          </Button>
        </p>
      )
  }
}
