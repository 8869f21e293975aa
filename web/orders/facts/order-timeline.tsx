import { Disclosure } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import type { OrderViewProps } from '../order-view-props.ts'
import { DateTime } from './date-time.tsx'
import { eventWords } from './event-words.ts'
import styles from './order-timeline.module.css'

/** Everything that happened to the order, in words. */
export function OrderTimeline({ transaction }: Pick<OrderViewProps, 'transaction'>) {
  const t = useTranslate()
  const told = eventWords(transaction.events)
  if (told.length === 0) return null
  return (
    <Disclosure summary={t('transaction.history')}>
      <ol className={styles.timeline}>
        {told.map((event) => (
          <li key={event.sequence}>
            <DateTime iso={event.at} />
            <span>{t(event.words)}</span>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
