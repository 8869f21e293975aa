import { addressCause } from '../begin-failure.ts'
import { answered, type FiatCall, refusedWith } from '../fiat-call.ts'
import { fiatFailures } from '../fiat-failure.ts'
import { optional, readFields, text, ticker } from '../read-fields.ts'

/** Whether an address of a coin can be paid; if not, whether the address or its extra ID is wrong. */
export const validateAddress: FiatCall = {
  method: 'POST',
  path: '/validate-address',
  summary: 'Whether an address of a coin can be paid.',
  scope: 'read',
  params: ['currency', 'walletAddress', 'walletExtraId?'],
  answer: ({ useCases }, params) => {
    const read = readFields(params, {
      currency: ticker,
      walletAddress: text(300),
      walletExtraId: optional(text(300)),
    })
    if (!read.ok) return refusedWith(read.failure)
    const { currency, walletAddress, walletExtraId } = read.value
    if (useCases.catalogue.find(currency)?.isFiat !== false) {
      return refusedWith(fiatFailures.currency(currency.toUpperCase()))
    }
    const checked = useCases.checkAddress(currency, walletAddress, walletExtraId ?? '')
    return answered(
      checked.ok
        ? { result: true, cause: null }
        : { result: false, cause: addressCause(checked.failure) },
    )
  },
}
