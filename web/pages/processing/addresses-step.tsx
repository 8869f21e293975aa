import { tickerLabel } from '@causeway/ui/money'
import { Button, Card, Notice, TextField } from '@causeway/ui/primitives'
import { createHttpCalls } from '@causeway/widget/client'
import { Phrase, useTranslate } from '@causeway/widget/messages'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { AddressFields } from './address-fields.tsx'
import styles from './addresses-step.module.css'
import { ChoiceFields } from './choice-fields.tsx'
import { type ExchangeChoice, processingPath } from './exchange-choice.ts'
import type { Exchange } from './load-exchange.server.ts'
import type { OrderFieldErrors, OrderFields } from './order-fields.ts'
import { QuoteSummary } from './quote-summary.tsx'
import { useLiveQuote } from './use-live-quote.ts'

const calls = createHttpCalls()

export type AddressesStepProps = {
  readonly choice: ExchangeChoice
  readonly exchange: Exchange
  readonly canPlay: boolean
  readonly fields: OrderFields
  readonly errors: OrderFieldErrors
  readonly notice: string | null
}

/** Step 1: where the coins go, where they go back to, and agreement to the terms. */
export function AddressesStep(props: AddressesStepProps) {
  const { choice, exchange, canPlay, errors, notice } = props
  const t = useTranslate()
  const { from, to } = exchange
  const quote = useLiveQuote(
    { calls },
    { choice, estimate: exchange.estimate, problem: exchange.problem },
  )
  const problem = notice ?? quote.problem
  const isSending = useNavigation().state !== 'idle'
  const step = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    step.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return (
    <div className={styles.step} ref={step}>
      <Card look="outlined">
        <h2 className={styles.amountTitle}>
          {t('processing.amountTitle')}
          <a href={processingPath(choice).replace('/processing', '/')}>{t('processing.edit')}</a>
        </h2>
        {problem === null ? null : (
          <Notice tone="error" announce="alert">
            {problem}
          </Notice>
        )}
        {quote.estimate === null ? null : (
          <QuoteSummary from={from} to={to} estimate={quote.estimate} />
        )}
      </Card>
      <Card look="outlined">
        <Form method="post" action={processingPath(choice)} className={styles.form} noValidate>
          <ChoiceFields choice={choice} />
          <OrderFieldInputs {...props} />
          <Button type="submit" name="intent" value="check" size="large" wide busy={isSending}>
            {t('processing.toCheck')}
          </Button>
          {canPlay ? (
            <Button type="submit" name="intent" value="play-addresses" look="secondary" wide>
              {t('processing.playAddresses')}
            </Button>
          ) : null}
        </Form>
      </Card>
    </div>
  )
}

function OrderFieldInputs({ choice, exchange, fields, errors }: AddressesStepProps) {
  const t = useTranslate()
  const { from, to } = exchange
  const isFixed = choice.isFixedRate
  const optional = t('processing.optional')
  return (
    <>
      <AddressFields
        calls={calls}
        currency={to}
        names={{ address: 'destinationAddress', extraId: 'extraId' }}
        values={{ address: fields.destinationAddress, extraId: fields.extraId }}
        errors={{ address: errors.destinationAddress, extraId: errors.extraId }}
        label={t('processing.destinationAddress', { ticker: tickerLabel(to) })}
        extraIdLabel={to.extraIdName ?? ''}
        hint={t('processing.destinationHint', { network: to.network })}
        noExtraId={{
          name: 'noExtraId',
          label: t('processing.noExtraId', { name: to.extraIdName ?? '' }),
          isSaid: fields.noExtraId,
        }}
        isRequired
      />
      <AddressFields
        calls={calls}
        currency={from}
        names={{ address: 'refundAddress', extraId: 'refundExtraId' }}
        values={{ address: fields.refundAddress, extraId: fields.refundExtraId }}
        errors={{ address: errors.refundAddress, extraId: errors.refundExtraId }}
        label={t('processing.refundAddress', { ticker: tickerLabel(from) })}
        extraIdLabel={t('processing.refundExtraId', { name: from.extraIdName ?? '' })}
        hint={isFixed ? t('processing.refundRequired') : t('processing.refundHint')}
        {...(isFixed ? {} : { aside: optional })}
        isRequired={isFixed}
      />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={t('processing.email')}
        aside={optional}
        hint={t('processing.emailHint')}
        error={errors.email}
        defaultValue={fields.email}
        maxLength={320}
      />
      <div>
        <label className={styles.agree}>
          <input
            type="checkbox"
            name="agreed"
            value="true"
            defaultChecked={fields.agreed}
            required
            aria-invalid={errors.agreed === undefined ? undefined : true}
            aria-describedby="agreed-remark"
          />
          <span>
            <Phrase
              id="processing.agree"
              tags={{
                terms: (words) => <LegalLink href="/terms-of-use">{words}</LegalLink>,
                privacy: (words) => <LegalLink href="/privacy-policy">{words}</LegalLink>,
              }}
            />
          </span>
        </label>
        <p id="agreed-remark" className={styles.agreeError} aria-live="polite">
          {errors.agreed}
        </p>
      </div>
    </>
  )
}

function LegalLink({ href, children }: { readonly href: string; readonly children: string }) {
  const t = useTranslate()
  return (
    <a href={href} target="_blank" rel="noopener" title={t('processing.newTab')}>
      {children}
    </a>
  )
}
