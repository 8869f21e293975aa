import { useTranslate } from '@causeway/widget/messages'
import { orderStatus } from '../order-status.ts'
import type { OrderViewProps } from '../order-view-props.ts'
import { orderNotes } from './order-notes.ts'
import styles from './order-progress.module.css'

/** What is unusual about the order's payments, in sentences. */
export function NotesOfOrder(props: Pick<OrderViewProps, 'transaction' | 'from' | 'to'>) {
  const t = useTranslate()
  const notes = orderNotes(props.transaction, orderStatus(props.transaction), props)
  if (notes.length === 0) return null
  return (
    <div className={styles.notes}>
      {notes.map(({ words, values }) => (
        <p key={words}>{t(words, values)}</p>
      ))}
    </div>
  )
}
