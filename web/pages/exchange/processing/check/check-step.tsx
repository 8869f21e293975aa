import type { EstimateReply } from '@causeway/api/contract'
import { tickerLabel } from '@causeway/ui/money'
import { Button, Card, Notice, VisuallyHidden } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { type FormEvent, useState } from 'react'
import { Form, useNavigation } from '../../../../client-page/index.ts'
import { type ExchangeChoice, processingPath } from '../exchange-choice.ts'
import { KycNote } from '../kyc-note.tsx'
import type { Exchange } from '../load-exchange.server.ts'
import type { OrderFields } from '../order/order-fields.ts'
import { processingCalls } from '../order/use-order-form.ts'
import styles from './check-step.module.css'
import { isNoticeablyWorse } from './is-noticeably-worse.ts'
import { OrderSummary } from './order-summary.tsx'
import { QuoteSummary } from './quote-summary.tsx'
import { useCreateOrder } from './use-create-order.ts'
import { type LiveQuote, useLiveQuote } from './use-live-quote.ts'

const makingAccount = { newAccount: true }

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
  const { from, to } = exchange
  const t = useTranslate()
  const quote = useLiveQuote(
    { calls: processingCalls },
    {
      choice,
      estimate: props.estimate,
      problem: null,
      ...(fields.newAccountKey === '' ? {} : { more: makingAccount }),
    },
  )
  const estimate = quote.estimate ?? props.estimate
  const [accepted, setAccepted] = useState(props.estimate)
  const isWorse = isNoticeablyWorse(accepted, estimate, { from, to })
  const creation = useCreateOrder(
    { calls: processingCalls, t, renewQuote: quote.renew, isQuoteOver: quote.isOver },
    { choice, fields, estimate, idempotencyKey },
  )
  const isSending = useNavigation().formData !== undefined
  const amount = { amount: estimate.amountTo ?? '…', ticker: tickerLabel(to) }

  function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : {}
    if (submitter instanceof HTMLButtonElement && submitter.value !== 'create') return
    event.preventDefault()
    // What was asked before goes on as it is; a fresh order takes only an amount that was seen.
    if (isWorse && creation.state === 'idle') setAccepted(estimate)
    else void creation.create()
  }

  return (
    <Form
      method="post"
      action={processingPath(choice)}
      className={styles.step}
      onSubmit={submit}
      data-state={creation.state}
    >
      <Card look="outlined">
        <QuoteSummary from={from} to={to} estimate={estimate} />
        <KycNote isRequired={estimate.kycRequired} />
      </Card>
      <Card look="outlined">
        <OrderSummary from={from} to={to} fields={fields} />
      </Card>
      <Messages
        texts={[
          creation.message ?? props.notice,
          quote.problem,
          isWorse && creation.state === 'idle' ? t('processing.quoteWorse', amount) : null,
        ]}
      />
      <RenewalAnnouncement quote={quote} />
      <ChoiceFields choice={choice} />
      <HiddenFields fields={fields} />
      <input type="hidden" name="rateId" value={estimate.rateId ?? ''} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <div className={styles.forward}>
        <Button
          type="submit"
          name="intent"
          value="create"
          size="large"
          wide
          busy={creation.state === 'busy' || isSending}
        >
          {creation.state === 'busy'
            ? t('processing.creating')
            : isWorse && estimate.amountTo !== null && creation.state === 'idle'
              ? t('processing.acceptAmount', amount)
              : t('processing.create')}
        </Button>
      </div>
      <Button type="submit" name="intent" value="edit" look="quiet" wide>
        {t('processing.edit')}
      </Button>
    </Form>
  )
}

/** Says the amounts of a renewed quote where they differ: to eyes the figures change, to a screen reader nothing else would. */
function RenewalAnnouncement({ quote }: { readonly quote: LiveQuote }) {
  const t = useTranslate()
  const { estimate, renewals } = quote
  const { amountFrom, amountTo } = estimate ?? {}
  const isKnown = renewals > 0 && amountFrom != null && amountTo != null
  return (
    <VisuallyHidden role="status">
      {isKnown ? t('processing.quoteRenewed', { from: amountFrom, to: amountTo }) : ''}
    </VisuallyHidden>
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
  return Object.entries(fields).map(([name, value]) =>
    value === false || value === '' ? null : (
      <input key={name} type="hidden" name={name} value={String(value)} />
    ),
  )
}

/** The choice as hidden fields, so that every post of the page carries it. */
function ChoiceFields({ choice }: { readonly choice: ExchangeChoice }) {
  return (
    <>
      <input type="hidden" name="from" value={choice.from} />
      <input type="hidden" name="to" value={choice.to} />
      <input type="hidden" name="amountFrom" value={choice.amountFrom} />
      <input type="hidden" name="amountTo" value={choice.amountTo} />
      <input type="hidden" name="isFixedRate" value={choice.isFixedRate ? 'true' : 'false'} />
    </>
  )
}
