import { Button, Card, Notice, TextField } from '@causeway/ui/primitives'
import { KeepSwitch } from '@causeway/widget/address'
import { brokenLimit, ExchangeFields } from '@causeway/widget/form'
import { useTranslate } from '@causeway/widget/messages'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from '../../../../client-page/index.ts'
import { useLocalPath } from '../../../../i18n/use-language.ts'
import { Agreement } from '../../../../order-steps/agreement.tsx'
import { useCheckAgain } from '../check/use-check-again.ts'
import { type ExchangeChoice, processingPath } from '../exchange-choice.ts'
import type { FrameFields } from '../frame-fields.ts'
import { KycNote } from '../kyc-note.tsx'
import type { Exchange } from '../load-exchange.server.ts'
import type { OrderFieldErrors, OrderFields } from '../order/order-fields.ts'
import { orderFormData } from '../order/order-form-data.ts'
import { type OrderForm, useOrderForm } from '../order/use-order-form.ts'
import { AddressInputs } from './address-inputs.tsx'
import styles from './addresses-step.module.css'

export type AddressesStepProps = {
  readonly choice: ExchangeChoice
  readonly exchange: Exchange
  readonly canPlay: boolean
  readonly fields: OrderFields
  readonly errors: OrderFieldErrors
  readonly notice: string | null
  /** In a frame on another site: what its host says of the fields. */
  readonly inFrame: FrameFields | null
}

/** Step 1: how much, where the coins go, where they go back to, and agreement to the terms (EXCH-01). */
export function AddressesStep(props: AddressesStepProps) {
  const { canPlay, errors, notice } = props
  const t = useTranslate()
  const localPath = useLocalPath()
  const [isOffline, setOffline] = useState(false)
  const submit = useSubmit()
  const isSending = useNavigation().formData !== undefined
  const step = useRef<HTMLFormElement>(null)
  const order = useOrderForm(props, step)
  useCheckAgain(props.choice)
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    step.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  const { state } = order.hold
  const isAmountOpen = state.typed === '' || state.question !== null || brokenLimit(state) !== null

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : {}
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : 'check'
    if (isAmountOpen && intent === 'check') {
      const blocker = event.currentTarget.querySelector<HTMLElement>('[data-blocks-submit], input')
      return blocker?.focus()
    }
    setOffline(!navigator.onLine)
    if (!navigator.onLine) return
    void submit(orderFormData(order, intent), {
      method: 'post',
      action: processingPath(order.choice),
    })
  }

  return (
    <Form
      ref={step}
      method="post"
      action={processingPath(order.choice)}
      className={styles.step}
      noValidate
      onSubmit={send}
    >
      {notice === null ? null : (
        <Notice tone="error" announce="alert">
          {notice}
        </Notice>
      )}
      <Card look="outlined" className={styles.calculator}>
        <ExchangeFields hold={order.hold} layout="compact" localPath={localPath} />
        <KycNote isRequired={state.estimate?.kycRequired === true} />
      </Card>
      <Card look="outlined" className={styles.form}>
        <OrderFieldInputs order={order} {...props} />
        <div aria-live="assertive">
          {isOffline ? <Notice tone="warning">{t('processing.offline')}</Notice> : null}
        </div>
        <Button type="submit" name="intent" value="check" size="large" wide busy={isSending}>
          {t('processing.toCheck')}
        </Button>
        {canPlay ? (
          <Button type="submit" name="intent" value="play-addresses" look="secondary" wide>
            {t('processing.playAddresses')}
          </Button>
        ) : null}
      </Card>
    </Form>
  )
}

type OrderFieldInputsProps = Pick<AddressesStepProps, 'exchange' | 'errors' | 'inFrame'> & {
  readonly order: OrderForm
}

function OrderFieldInputs({ order, exchange, errors, inFrame }: OrderFieldInputsProps) {
  const { fields, change } = order
  const t = useTranslate()
  const optional = t('processing.optional')
  return (
    <>
      <AddressInputs order={order} exchange={exchange} errors={errors} inFrame={inFrame} />
      <KeepSwitch />
      {inFrame?.isEmailHidden ? null : (
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          enterKeyHint="next"
          label={t('processing.email')}
          aside={inFrame?.isEmailRequired ? undefined : optional}
          required={inFrame?.isEmailRequired === true}
          hint={t('processing.emailHint')}
          error={errors.email}
          value={fields.email}
          onChange={(event) => change({ email: event.currentTarget.value })}
          maxLength={320}
        />
      )}
      <Agreement
        error={fields.agreed ? undefined : errors.agreed}
        isAgreed={fields.agreed}
        onChange={(agreed) => change({ agreed })}
      />
    </>
  )
}
