import { type Method, refused, result } from '../method.ts'
import { validateAddressReference } from '../reference/currency-methods.ts'
import { rpcFailures } from '../rpc-failure.ts'
import { optionalTextOf, textOf } from '../rpc-params.ts'

/** Whether an address of a coin can be paid. */
export const validateAddress: Method = {
  scope: 'read',
  reference: validateAddressReference,
  answer: ({ useCases }, { items: [asked = {}] }) => {
    const currency = textOf(asked, 'currency')?.toLowerCase()
    if (currency === undefined) return refused(rpcFailures.invalidParameter('currency'))
    const address = textOf(asked, 'address')
    const extraId = optionalTextOf(asked, 'extraId')
    if (address === null || extraId === undefined) return result(INVALID)
    const checked = useCases.checkAddress(currency, address, extraId ?? '')
    if (checked.ok) return result({ result: true })
    if (checked.failure.code === 'currency_unknown') {
      return refused(rpcFailures.currencyNotFound(currency))
    }
    return result(INVALID)
  },
}

const INVALID = { result: false, message: 'Invalid address' } as const
