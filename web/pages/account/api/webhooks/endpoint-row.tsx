import { Badge, Button, Disclosure, LtrText } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import { answerOutcome, callOutcome } from '../../../../account-settings/answer-outcome.ts'
import { OutcomeNotice } from '../../../../account-settings/outcome-notice.tsx'
import { useChange } from '../../../../account-settings/use-change.ts'
import { useIsHydrated } from '../../../../account-settings/use-is-hydrated.ts'
import { formatDateTime } from '../../../../i18n/format-date-time.ts'
import styles from '../keys/keys-section.module.css'
import { DeliveryLog } from './delivery-log.tsx'
import { ChangeEndpointForm, RemoveEndpointForm, RotateSecretForm } from './endpoint-forms.tsx'
import type { EndpointRowProps } from './endpoint-row-props.ts'
import { eventWords, pauseWords } from './endpoint-words.ts'

/** An endpoint: what it is told, how it does, and what can be done about it. */
export function EndpointRow(props: EndpointRowProps) {
  const t = useTranslate()
  const { id, pausedBecause, previousUntil, url } = props.endpoint
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <LtrText className={styles.name}>{url}</LtrText>
        {pausedBecause === null ? null : (
          <Badge tone="warning">{t(pauseWords[pausedBecause])}</Badge>
        )}
      </div>
      <Facts {...props} />
      <Actions {...props} />
      <div className={styles.choices}>
        <Disclosure key={`change ${url}`} summary={t('accountApi.changeEndpoint')}>
          <ChangeEndpointForm {...props} />
        </Disclosure>
        {/* A new secret closes it: the row is then another. */}
        <Disclosure key={`secret ${previousUntil}`} summary={t('accountApi.replaceSecret')}>
          <p className={styles.text}>{t('accountApi.replaceSecretText')}</p>
          <RotateSecretForm {...props} />
        </Disclosure>
        <Disclosure key={`remove ${id}`} summary={t('accountApi.removeEndpoint')}>
          <p className={styles.text}>{t('accountApi.removeEndpointText')}</p>
          <RemoveEndpointForm {...props} />
        </Disclosure>
      </div>
      <Messages {...props} />
    </li>
  )
}

function Facts({ endpoint }: EndpointRowProps) {
  const t = useTranslate()
  const { events, failures, previousUntil, publicKey, waiting } = endpoint
  return (
    <div className={styles.facts}>
      <span>
        {events.length === 0
          ? t('accountApi.allEvents')
          : events.map((event) => t(eventWords[event])).join(', ')}
      </span>
      {waiting === 0 ? null : <span>{t('accountApi.waitingMessages', { number: waiting })}</span>}
      {failures === 0 ? null : <span>{t('accountApi.failedAttempts', { number: failures })}</span>}
      {previousUntil === null ? null : (
        <span>{t('accountApi.previousUntil', { date: formatDateTime(previousUntil, t) })}</span>
      )}
      {publicKey === null ? null : <LtrText className={styles.hint}>{publicKey}</LtrText>}
    </div>
  )
}

/** A test message, unless it would only wait, and a pause or its end. */
function Actions({ calls, endpoint, onChanged, refresh }: EndpointRowProps) {
  const t = useTranslate()
  const isHydrated = useIsHydrated()
  const { isPending, outcome, run } = useChange()
  const { id, pausedBecause } = endpoint
  const isPaused = pausedBecause !== null
  const waitsFor = isHydrated ? null : t('common.stillLoading')
  const test = () =>
    run(async () => callOutcome(await calls.testWebhookEndpoint({ id }), t('accountApi.testSent')))
  const pause = async () => {
    const done = await run(async () => {
      const answer = await calls.changeWebhookEndpoint({ id, paused: !isPaused })
      if (answer.ok) await refresh()
      const says = isPaused ? 'accountApi.endpointResumed' : 'accountApi.endpointPaused'
      return answerOutcome(t, answer, t(says))
    })
    if (done?.isDone) onChanged(done)
  }
  return (
    <>
      <div className={styles.choices}>
        {isPaused ? null : (
          <Button look="secondary" busy={isPending} waitsFor={waitsFor} onClick={test}>
            {t('accountApi.sendTest')}
          </Button>
        )}
        <Button look="secondary" busy={isPending} waitsFor={waitsFor} onClick={pause}>
          {t(isPaused ? 'accountApi.resume' : 'accountApi.pause')}
        </Button>
      </div>
      <OutcomeNotice outcome={outcome} />
    </>
  )
}

/** Messages are read when somebody wants to see them. */
function Messages(props: EndpointRowProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('accountApi.messages')}</summary>
      {isOpen ? <DeliveryLog {...props} /> : null}
    </details>
  )
}
