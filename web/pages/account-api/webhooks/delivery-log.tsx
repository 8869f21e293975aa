import type { WebhookDeliveryOut } from '@causeway/api/contract'
import { Button, Disclosure, LtrText } from '@causeway/ui/primitives'
import { bodyOf } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { useCallback, useEffect, useState } from 'react'
import { callOutcome, OutcomeNotice, useChange } from '../../../account-settings/index.ts'
import { formatDateTime } from '../../../i18n/index.ts'
import styles from './delivery-log.module.css'
import type { EndpointRowProps } from './endpoint-row-props.ts'
import { deliveryWords } from './endpoint-words.ts'

type Log =
  | 'loading'
  | 'failed'
  | { readonly deliveries: readonly WebhookDeliveryOut[]; readonly nextBefore: string | null }

/** The last messages to an endpoint with what became of them, newest first. */
export function DeliveryLog({ calls, endpoint: { id } }: EndpointRowProps) {
  const t = useTranslate()
  const [log, setLog] = useState<Log>('loading')
  const { isPending, outcome, run } = useChange()
  const read = useCallback(
    (before?: string) =>
      bodyOf('webhookDeliveries', () =>
        calls.webhookDeliveries({ id, ...(before === undefined ? {} : { before }) }),
      ),
    [calls, id],
  )
  const reload = useCallback(async () => {
    const found = await read().then(
      ({ result }) => result,
      () => 'failed' as const,
    )
    setLog(found)
  }, [read])
  useEffect(() => void reload(), [reload])
  const showMore = async () => {
    if (typeof log === 'string' || log.nextBefore === null) return
    const { result } = await read(log.nextBefore)
    setLog({ ...result, deliveries: [...log.deliveries, ...result.deliveries] })
  }
  const replay = (deliveryId: string) =>
    run(async () => {
      const answer = await calls.replayWebhooks({ id, deliveryId })
      if (answer.ok) await reload()
      return callOutcome(answer, t('accountApi.sentAgain'))
    })
  if (log === 'loading') return <p>{t('common.loading')}</p>
  if (log === 'failed') return <p>{t('accountApi.messagesFailed')}</p>
  if (log.deliveries.length === 0) return <p>{t('accountApi.messagesNone')}</p>
  return (
    <div className={styles.log}>
      <OutcomeNotice outcome={outcome} />
      <ul className={styles.list}>
        {log.deliveries.map((delivery) => (
          <li key={delivery.id} className={styles.delivery}>
            <Delivery delivery={delivery} />
            <Button look="secondary" busy={isPending} onClick={() => replay(delivery.id)}>
              {t('accountApi.sendAgain')}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button look="secondary" onClick={reload}>
          {t('accountApi.reloadMessages')}
        </Button>
        {log.nextBefore === null ? null : (
          <Button look="secondary" onClick={showMore}>
            {t('accountApi.moreMessages')}
          </Button>
        )}
      </div>
    </div>
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
