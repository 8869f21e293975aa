import type { CreateTransactionRequest } from '@causeway/api/contract'
import type { ExchangeChoice } from './exchange-choice.ts'
import { type OrderFields, saidExtraId } from './order-fields.ts'

/** The call that creates the order of both steps. The side that was typed is named, the other follows from it. */
export function createRequestOf(order: {
  readonly choice: ExchangeChoice
  readonly fields: OrderFields
  readonly rateId: string | null
  readonly userMeta: NonNullable<CreateTransactionRequest['userMeta']>
}): CreateTransactionRequest {
  const { choice, fields, rateId, userMeta } = order
  const orNull = (text: string) => (text === '' ? null : text)
  return {
    from: choice.from,
    to: choice.to,
    ...(choice.amountFrom === ''
      ? { amountTo: choice.amountTo }
      : { amountFrom: choice.amountFrom }),
    isFixedRate: choice.isFixedRate,
    rateId,
    destinationAddress: fields.destinationAddress,
    extraId: saidExtraId(fields),
    refundAddress: orNull(fields.refundAddress),
    refundExtraId: orNull(fields.refundExtraId),
    email: orNull(fields.email),
    agreed: fields.agreed,
    userMeta,
  }
}
