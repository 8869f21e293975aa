import type { CreateTransactionRequest } from '@causeway/api/contract'
import type { LanguageCode } from '@causeway/content/languages'
import { saidExtraId } from '@causeway/widget/address'
import type { ExchangeChoice } from '../exchange-choice.ts'
import type { OrderFields } from './order-fields.ts'

/** The call that creates the order of both steps. The side that was typed is named, the other follows from it. */
export function createRequestOf(order: {
  readonly choice: ExchangeChoice
  readonly fields: OrderFields
  readonly rateId: string | null
  /** That of the page: mails are written in it. */
  readonly language: LanguageCode
  readonly userMeta: NonNullable<CreateTransactionRequest['userMeta']>
  /** Value of the price experiment's cookie (CALC-29); null without one. */
  readonly wtpExperiment: string | null
}): CreateTransactionRequest {
  const { choice, fields, language, rateId, userMeta, wtpExperiment } = order
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
    destinationAlias: orNull(fields.destinationAlias),
    destinationAliasProvider: orNull(fields.destinationAliasProvider),
    refundAlias: orNull(fields.refundAlias),
    refundAliasProvider: orNull(fields.refundAliasProvider),
    newAccountKey: orNull(fields.newAccountKey),
    email: orNull(fields.email),
    language,
    agreed: fields.agreed,
    userMeta,
    wtpExperiment,
  }
}
