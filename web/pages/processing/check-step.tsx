import type { CurrencyOut, EstimateReply } from '@causeway/api/contract'
import { AddressText } from '@causeway/ui/money'
import { Button, Card, LtrText, Notice } from '@causeway/ui/primitives'
import { createHttpCalls } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import type { FormEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import styles from './check-step.module.css'
import { ChoiceFields } from './choice-fields.tsx'
import { type ExchangeChoice, processingPath } from './exchange-choice.ts'
import type { Exchange } from './load-exchange.server.ts'
import type { OrderFields } from './order-fields.ts'
import { QuoteSummary } from './quote-summary.tsx'
import { useCreateOrder } from './use-create-order.ts'
import { useLiveQuote } from './use-live-quote.ts'

const calls = createHttpCalls()

export type CheckStepProps = {
  readonly choice: ExchangeChoice
  readonly exchange: Exchange
  readonly fields: OrderFields
  readonly estimate: EstimateReply
  readonly idempotencyKey: string
  readonly notice: string | null
}

/** Step 2: everything to be checked before the order exists, whole addresses included (TRACK-12). */
export function CheckStep(props: CheckStepProps) {
  const { choice, exchange, fields, idempotencyKey } = props
  const t = useTranslate()
  const quote = useLiveQuote({ calls }, { choice, estimate: props.estimate, problem: null })
  const estimate = quote.estimate ?? props.estimate
  const creation = useCreateOrder(
    { calls, t, renewQuote: quote.renew },
    { choice, fields, estimate, idempotencyKey },
  )
  const isSending = useNavigation().state !== 'idle'

  function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : {}
    if (submitter instanceof HTMLButtonElement && submitter.value !== 'create') return
    event.preventDefault()
    void creation.create()
  }

  return (
    <Form method="post" action={processingPath(choice)} className={styles.step} onSubmit={submit}>
      <Card look="outlined">
        <QuoteSummary from={exchange.from} to={exchange.to} estimate={estimate} />
      </Card>
      <Card look="outlined">
        <Destinations {...props} />
      </Card>
      <Messages
        texts={[
          creation.message ?? props.notice,
          quote.problem,
          quote.isChanged && creation.message === null ? t('processing.quoteRenewed') : null,
        ]}
      />
      <ChoiceFields choice={choice} />
      <HiddenFields fields={fields} />
      <input type="hidden" name="rateId" value={estimate.rateId ?? ''} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <Button
        type="submit"
        name="intent"
        value="create"
        size="large"
        wide
        busy={creation.state === 'busy' || isSending}
      >
        {t(creation.state === 'busy' ? 'processing.creating' : 'processing.create')}
      </Button>
      <Button type="submit" name="intent" value="edit" look="quiet" wide>
        {t('processing.edit')}
      </Button>
    </Form>
  )
}

function Destinations({ exchange, fields }: CheckStepProps) {
  const t = useTranslate()
  return (
    <dl className={styles.facts}>
      <Destination
        name={t('processing.sendTo')}
        coin={exchange.to}
        address={fields.destinationAddress}
        extraId={fields.extraId}
      />
      {fields.refundAddress === '' ? (
        <div>
          <dt>{t('processing.refundTo')}</dt>
          <dd>{t('processing.noRefund')}</dd>
        </div>
      ) : (
        <Destination
          name={t('processing.refundTo')}
          coin={exchange.from}
          address={fields.refundAddress}
          extraId={fields.refundExtraId}
        />
      )}
      {fields.email === '' ? null : (
        <div>
          <dt>{t('processing.emailShown')}</dt>
          <dd>{fields.email}</dd>
        </div>
      )}
    </dl>
  )
}

type DestinationProps = {
  readonly name: string
  readonly coin: CurrencyOut
  readonly address: string
  readonly extraId: string
}

function Destination({ name, coin, address, extraId }: DestinationProps) {
  const t = useTranslate()
  return (
    <>
      <div>
        <dt>
          {name} {t('processing.networkOf', { network: coin.network })}
        </dt>
        <dd>
          <AddressText address={address} />
        </dd>
      </div>
      {coin.extraIdName === null ? null : (
        <div>
          <dt>{coin.extraIdName}</dt>
          <dd>{extraId === '' ? t('processing.extraIdNone') : <LtrText>{extraId}</LtrText>}</dd>
        </div>
      )}
    </>
  )
}

function Messages({ texts }: { readonly texts: readonly (string | null)[] }) {
  const shown = texts.filter((text) => text !== null)
  return (
    <div aria-live="assertive" className={styles.messages}>
      {shown.map((text) => (
        <Notice key={text} tone="warning">
          {text}
        </Notice>
      ))}
    </div>
  )
}

function HiddenFields({ fields }: { readonly fields: OrderFields }) {
  const { agreed, noExtraId, ...texts } = fields
  return (
    <>
      {Object.entries(texts).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {noExtraId ? <input type="hidden" name="noExtraId" value="true" /> : null}
      {agreed ? <input type="hidden" name="agreed" value="true" /> : null}
    </>
  )
}
