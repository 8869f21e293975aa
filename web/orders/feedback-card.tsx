import { Button, Card, classNames, Icon, Notice, VisuallyHidden } from '@causeway/ui/primitives'
import { feedbackEligibility } from '@causeway/widget/call-lines'
import { bodyAside, httpCalls } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect, useId, useState } from 'react'
import { Form, useNavigation } from '../client-page/index.ts'
import { feedbackTagWords } from '../feedback-tag-words.ts'
import styles from './feedback-card.module.css'
import type { OrderViewProps } from './order-view-props.ts'

const RATES = [1, 2, 3, 4, 5] as const

/** Asks the holder of a finished order once how it was (TRACK-07). */
export function FeedbackCard(props: OrderViewProps) {
  const t = useTranslate()
  const isDue = useFeedbackDue(props)
  const mine = props.change?.intent === 'feedback' ? props.change : null
  if (mine?.isDone) {
    return (
      <Notice tone="good" announce="status">
        {mine.message}
      </Notice>
    )
  }
  if (!isDue) return null
  return (
    <Card look="outlined">
      <FeedbackForm />
      {mine === null ? null : (
        <Notice tone="error" announce="alert">
          {mine.message}
        </Notice>
      )}
      <VisuallyHidden role="status">{t('desk.feedbackTitle')}</VisuallyHidden>
    </Card>
  )
}

/** The page knows it where it was rendered finished; where the order finishes before one's eyes, the server is asked. */
function useFeedbackDue({ transaction, isFeedbackDue }: OrderViewProps): boolean {
  const [due, setDue] = useState<boolean | null>(null)
  const { transactionId, isOwner, status } = transaction
  const asks = isOwner && status === 'finished' && !isFeedbackDue
  useEffect(() => {
    if (!asks) return
    let isOver = false
    const ask = () => httpCalls({ feedbackEligibility }).feedbackEligibility({ id: transactionId })
    void bodyAside('feedback eligibility', ask).then(({ result }) => {
      if (!isOver && result !== undefined) setDue(result)
    })
    return () => {
      isOver = true
    }
  }, [transactionId, asks])
  return isOwner && status === 'finished' && (isFeedbackDue || due === true)
}

function FeedbackForm() {
  const t = useTranslate()
  const id = useId()
  const isSending = useNavigation().formData?.get('intent') === 'feedback'
  const [rate, setRate] = useState(0)
  return (
    <Form method="post" className={styles.form}>
      <h2 className={styles.title}>{t('desk.feedbackTitle')}</h2>
      <input type="hidden" name="intent" value="feedback" />
      <fieldset>
        <legend className={styles.legend}>{t('desk.feedbackRate')}</legend>
        <div className={styles.stars}>
          {RATES.map((value) => (
            <label key={value} className={styles.star} data-lit={value <= rate}>
              <input
                type="radio"
                name="rate"
                value={value}
                required
                checked={rate === value}
                onChange={() => setRate(value)}
              />
              <Icon name="star" size={28} />
              <VisuallyHidden>{t('desk.feedbackStars', { count: value })}</VisuallyHidden>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.more}>
        <legend className={styles.legend}>{t('desk.feedbackTags')}</legend>
        <div className={styles.tags}>
          {Object.entries(feedbackTagWords).map(([tag, name]) => (
            <label key={tag} className={styles.tag}>
              <input type="checkbox" name="tag" value={tag} />
              {t(name)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={classNames(styles.comment, styles.more)}>
        <label htmlFor={id} className={styles.legend}>
          {t('desk.feedbackComment')}
        </label>
        <textarea
          id={id}
          name="comment"
          rows={3}
          maxLength={2000}
          aria-describedby={`${id}-hint`}
        />
        <p id={`${id}-hint`} className={styles.legend}>
          {t('desk.feedbackCommentHint')}
        </p>
      </div>
      <p className={styles.more}>
        <Button type="submit" look="secondary" busy={isSending}>
          {t('desk.feedbackSend')}
        </Button>
      </p>
    </Form>
  )
}
