import type { Calls, CurrencyOut } from '@causeway/api/contract'
import type { Translate } from '@causeway/content/messages'
import { addressError } from './address-error.ts'
import {
  type OrderFieldErrors,
  type OrderFieldName,
  type OrderFields,
  saidExtraId,
} from './order-fields.ts'

type Needs = { readonly calls: Pick<Calls, 'checkAddress'>; readonly t: Translate }
type Order = {
  readonly from: CurrencyOut
  readonly to: CurrencyOut
  readonly isFixedRate: boolean
  readonly fields: OrderFields
}

/** Checks step 1 as a whole: addresses by the rules of their chains, refund at a fixed rate, agreement (EXCH-01, EXCH-02). */
export async function checkOrderFields(
  { calls, t }: Needs,
  { from, to, isFixedRate, fields }: Order,
): Promise<OrderFieldErrors> {
  const [destination, refund] = await Promise.all([
    fields.destinationAddress === ''
      ? { destinationAddress: t('processing.addressMissing') }
      : checkPair({ calls, t }, to, fields.destinationAddress, saidExtraId(fields), [
          'destinationAddress',
          'extraId',
        ]),
    fields.refundAddress === ''
      ? isFixedRate
        ? { refundAddress: t('processing.refundRequired') }
        : {}
      : checkPair({ calls, t }, from, fields.refundAddress, fields.refundExtraId, [
          'refundAddress',
          'refundExtraId',
        ]),
  ])
  return {
    ...destination,
    ...refund,
    ...(fields.agreed ? {} : { agreed: t('processing.agreeMissing') }),
  }
}

async function checkPair(
  { calls, t }: Needs,
  currency: CurrencyOut,
  address: string,
  extraId: string | null,
  [addressName, extraIdName]: readonly [OrderFieldName, OrderFieldName],
): Promise<OrderFieldErrors> {
  const answer = await calls.checkAddress({
    currency: currency.ticker,
    address,
    extraId,
  })
  const problem = addressError(t, currency, answer)
  if (problem === null) return {}
  return { [problem.isExtraId ? extraIdName : addressName]: problem.text }
}
