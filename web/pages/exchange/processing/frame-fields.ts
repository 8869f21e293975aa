import type { Translate } from '@causeway/content/messages'
import type { WidgetOptions } from '@causeway/widget/embed'
import type { FormLimits } from '@causeway/widget/form'
import type { ExchangeChoice } from './exchange-choice.ts'
import { emptyOrderFields, type OrderFieldErrors, type OrderFields } from './order/order-fields.ts'

/** What the page around the widget says of the fields of step 1. */
export type FrameFields = {
  /** What they begin with; null: empty. */
  readonly start: OrderFields | null
  readonly isAddressLocked: boolean
  readonly isEmailHidden: boolean
  readonly isEmailRequired: boolean
  readonly isRefundRequired: boolean
  readonly limits: FormLimits
}

/** An address that the host gives is one of the coin that the host names: with another coin it does not count. */
export function frameFields(options: WidgetOptions, { to }: ExchangeChoice): FrameFields {
  const { address, extraId, hidden, locked, rate, required } = options
  const isItsCoin = options.to === null || options.to === to
  const hasAddress = address !== null && isItsCoin
  return {
    start: hasAddress
      ? { ...emptyOrderFields, destinationAddress: address, extraId: extraId ?? '' }
      : null,
    isAddressLocked: hasAddress && locked.includes('address'),
    isEmailHidden: hidden.includes('email') && !required.includes('email'),
    isEmailRequired: required.includes('email'),
    isRefundRequired: required.includes('refund'),
    limits: { hidden: [...hidden], locked: [...locked], rate },
  }
}

/** What the page around asks for and was left empty. */
export function missingInFrame(
  options: WidgetOptions | undefined,
  { email, refundAddress }: OrderFields,
  t: Translate,
): OrderFieldErrors {
  const required = options?.required ?? []
  const text = t('widgetFrame.required')
  return {
    ...(required.includes('email') && email === '' ? { email: text } : {}),
    ...(required.includes('refund') && refundAddress === '' ? { refundAddress: text } : {}),
  }
}
