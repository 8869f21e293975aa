import { isEmailAddress } from '@causeway/core/accounts'
import { type CheckedAddress, checkAddress } from '@causeway/core/addresses'
import { addressRulesOf } from '@causeway/core/addresses/all'
import type { Currency } from '@causeway/core/currencies'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { OrderNeeds } from '../order-needs.ts'
import type { AddressFailure, AddressField } from '../order-types.ts'

type Needs = Pick<OrderNeeds, 'catalogue' | 'flavourOf'>

/**
 * Checks where a payout or refund of a coin shall go, by the rules of its chain (EXCH-02). `extraIdRequired` refuses a
 * missing memo; an empty one says that the address needs none.
 */
export function checkDestination(
  needs: Needs,
  currency: Currency,
  given: {
    readonly address: string
    readonly extraId: string | null
    readonly extraIdRequired: boolean
    readonly fields: { readonly address: AddressField; readonly extraId: AddressField }
  },
): Result<CheckedAddress, AddressFailure> {
  const checked = checkAddress(
    { rulesOf: addressRulesOf, networks: needs.catalogue.networks },
    {
      address: given.address.trim(),
      extraId: given.extraId?.trim() ?? null,
      currency,
      network: needs.catalogue.networkOf(currency),
      chainFlavour: needs.flavourOf(currency.protocol),
      extraIdRequired:
        given.extraIdRequired && currency.extraIdName !== null && given.extraId === null,
    },
  )
  if (checked.ok) return ok(checked.value)
  const { failure } = checked
  const field = failure.code.startsWith('extra_id') ? given.fields.extraId : given.fields.address
  return fail({ code: failure.code, field, fits: 'fits' in failure ? failure.fits : [] })
}

/** Where the payout goes: a coin with a memo must be told it, or that there is none. */
export function checkPayoutAddress(
  needs: Needs,
  currency: Currency,
  address: string,
  extraId: string | null,
): Result<CheckedAddress, AddressFailure> {
  return checkDestination(needs, currency, {
    address,
    extraId,
    extraIdRequired: true,
    fields: { address: 'destinationAddress', extraId: 'extraId' },
  })
}

/** Where the pay-in would go back to. */
export function checkRefundAddress(
  needs: Needs,
  currency: Currency,
  address: string,
  extraId: string | null,
): Result<CheckedAddress, AddressFailure> {
  return checkDestination(needs, currency, {
    address,
    extraId,
    extraIdRequired: false,
    fields: { address: 'refundAddress', extraId: 'refundExtraId' },
  })
}

/** An address that mail can be sent to, or null where none was left. */
export function checkEmail(text: string | null): Result<string | null, Failure<'email_malformed'>> {
  const email = text?.trim() ?? ''
  if (email === '') return ok(null)
  return isEmailAddress(email) ? ok(email) : fail({ code: 'email_malformed' })
}
