import { Button, Card, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Form, useNavigation } from '../../client-page/index.ts'
import { DateTime } from '../facts/date-time.tsx'
import type { OrderViewProps } from '../order-view-props.ts'
import styles from './order-messages.module.css'

type Props = Pick<OrderViewProps, 'transaction' | 'change'>

/** What the shop and the order's holder have written to each other, and the holder's reply. */
export function OrderMessages({ change, transaction }: Props) {
  const t = useTranslate()
  const { messages } = transaction
  // A sent reply empties the form; a message of the shop leaves what is being typed.
  const replies = messages.filter(({ from }) => from === 'customer').length
  const mine = change?.intent === 'message' ? change : null
  const isSending = useNavigation().formData?.get('intent') === 'message'
  return (
    <Card look="outlined">
      <section className={styles.messages} aria-labelledby="order-messages">
        <h2 id="order-messages" className={styles.title}>
          {t('desk.messagesTitle')}
        </h2>
        <ol className={styles.list} aria-live="polite">
          {messages.map(({ from, id, sentAt, text }) => (
            <li key={id} className={styles.message} data-from={from}>
              <p className={styles.text} dir="auto">
                {text}
              </p>
              <small>
                {t(from === 'shop' ? 'desk.messageFromUs' : 'desk.messageFromYou')}
                {', '}
                <DateTime iso={sentAt} />
              </small>
            </li>
          ))}
        </ol>
        {mine === null ? null : (
          <Notice tone={mine.isDone ? 'good' : 'error'} announce="status">
            {mine.message}
          </Notice>
        )}
        <Form method="post" className={styles.form} key={replies}>
          <input type="hidden" name="intent" value="message" />
          <label className={styles.field}>
            <span>{t('desk.messageReply')}</span>
            <textarea name="text" rows={3} maxLength={2000} required />
          </label>
          <p>
            <Button type="submit" look="secondary" busy={isSending}>
              {t('desk.messageSend')}
            </Button>
          </p>
        </Form>
      </section>
    </Card>
  )
}
