import type { WebhookDeliveryOut } from '@causeway/api/contract'
import { Button, Disclosure, LtrText, Notice } from '@causeway/ui/primitives'
import { bodyOf } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { useCallback, useEffect, useState } from 'react'
import { callOutcome } from '../../../../account-settings/answer-outcome.ts'
import { OutcomeNotice } from '../../../../account-settings/outcome-notice.tsx'
import { useChange } from '../../../../account-settings/use-change.ts'
import { formatDateTime } from '../../../../i18n/format-date-time.ts'
import styles from './delivery-log.module.css'
import type { EndpointRowProps } from './endpoint-row-props.ts'
import { deliveryWords } from './endpoint-words.ts'

type Page = {
  readonly deliveries: readonly WebhookDeliveryOut[]
  readonly nextBefore: string | null
}

/** The last messages to an endpoint with what became of them, newest first. */
export function DeliveryLog({ calls, endpoint: { id } }: EndpointRowProps) {
  const t = useTranslate()
  const [page, setPage] = useState<Page | null>(null)
  const [reading, setReading] = useState<'first' | 'again' | 'failed' | 'done'>('first')
  const { isPending, outcome, run } = useChange()
  /** Older ones than the page that is shown, or, with null, the newest. */
  const read = useCallback(
    async (shown: Page | null) => {
      setReading((now) => (now === 'first' ? now : 'again'))
      const before = shown?.nextBefore ?? null
      try {
        const asked = { id, ...(before === null ? {} : { before }) }
        const { result } = await bodyOf('webhookDeliveries', () => calls.webhookDeliveries(asked))
        setPage({ ...result, deliveries: [...(shown?.deliveries ?? []), ...result.deliveries] })
        setReading('done')
      } catch {
        setReading('failed')
      }
    },
    [calls, id],
  )
  useEffect(() => void read(null), [read])
  const replay = (deliveryId: string) =>
    run(async () => {
      const answer = await calls.replayWebhooks({ id, deliveryId })
      if (answer.ok) await read(null)
      return callOutcome(answer, t('accountApi.sentAgain'))
    })
  if (reading === 'first') return <p>{t('common.loading')}</p>
  return (
    <div className={styles.log}>
      <OutcomeNotice outcome={outcome} />
      {page === null ? null : (
        <Deliveries deliveries={page.deliveries} isPending={isPending} replay={replay} />
      )}
      {reading === 'failed' ? (
        <Notice tone="error" announce="alert">
          {t('accountApi.messagesFailed')}
        </Notice>
      ) : null}
      <div className={styles.actions}>
        <Button look="secondary" busy={reading === 'again'} onClick={() => read(null)}>
          {t('accountApi.reloadMessages')}
        </Button>
        {page === null || page.nextBefore === null ? null : (
          <Button look="secondary" busy={reading === 'again'} onClick={() => read(page)}>
            {t('accountApi.moreMessages')}
          </Button>
        )}
      </div>
    </div>
  )
}

type DeliveriesProps = Pick<Page, 'deliveries'> & {
  readonly isPending: boolean
  readonly replay: (deliveryId: string) => unknown
}

function Deliveries({ deliveries, isPending, replay }: DeliveriesProps) {
  const t = useTranslate()
  if (deliveries.length === 0) return <p>{t('accountApi.messagesNone')}</p>
  return (
    <ul className={styles.list}>
      {deliveries.map((delivery) => (
        <li key={delivery.id} className={styles.delivery}>
          <Delivery delivery={delivery} />
          <Button look="secondary" busy={isPending} onClick={() => replay(delivery.id)}>
            {t('accountApi.sendAgain')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Delivery({ delivery }: { readonly delivery: WebhookDeliveryOut }) {
  const t = useTranslate()
  const { attempts, body, createdAt, orderId, state, type } = delivery
  const summary = [
    type,
    t(deliveryWords[state]),
    formatDateTime(createdAt, t),
    ...(orderId === null ? [] : [orderId]),
  ].join(' · ')
  return (
    <Disclosure summary={summary}>
      <ol className={styles.attempts}>
        {attempts.map(({ at, failure, milliseconds, number, reply, status }) => (
          <li key={number}>
            {formatDateTime(at, t)} · {status ?? failure} ·{' '}
            {t('accountApi.milliseconds', { number: milliseconds })}
            {reply ? <LtrText className={styles.reply}>{reply}</LtrText> : null}
          </li>
        ))}
      </ol>
      <pre className={styles.body} dir="ltr">
        {body}
      </pre>
    </Disclosure>
  )
}
