import type { Currency } from '@causeway/core/currencies'
import { fail, ok, type Result } from '@causeway/core/result'
import { accountCost, checkNewAccount } from '../../account-names/check-new-account.ts'
import type { OrderNeeds } from '../order-needs.ts'
import type { AddressField } from '../order-types.ts'
import type { PlaceOrderFailure, PlaceOrderInput } from '../placing/place-order-types.ts'
import { checkPayoutAddress, checkRefundAddress } from './check-destination.ts'

type Needs = Pick<OrderNeeds, 'accountNames' | 'catalogue' | 'flavourOf'>

/**
 * Whether the account that an order asks for can be made now, and whether those that it does not ask for are there
 * (EXCH-09). Nothing is reserved: another may be faster.
 */
export async function confirmNewAccount(
  needs: Needs,
  input: PlaceOrderInput,
): Promise<Result<null, PlaceOrderFailure>> {
  const { destination, destinationExtraId, newAccountKey: key, refundAddress } = input
  const to = needs.catalogue.find(input.to)
  const from = needs.catalogue.find(input.from)
  // Unknown coins and wrong addresses are refused in their own words.
  if (to === undefined || from === undefined) return ok(null)
  if (key !== undefined) return checkNewAccount(needs, to, { name: destination.trim(), key })
  const paid = checkPayoutAddress(needs, to, destination, destinationExtraId)
  if (paid.ok && (await isMissing(needs, to, paid.value.address))) {
    return fail({ code: 'account_missing', field: 'destinationAddress' satisfies AddressField })
  }
  if (!refundAddress) return ok(null)
  const back = checkRefundAddress(needs, from, refundAddress, input.refundExtraId)
  if (back.ok && (await isMissing(needs, from, back.value.address))) {
    return fail({ code: 'account_missing', field: 'refundAddress' satisfies AddressField })
  }
  return ok(null)
}

/** A network that does not answer now has the last word when it is paid. */
async function isMissing(needs: Needs, currency: Currency, name: string): Promise<boolean> {
  if (accountCost(needs, currency) === null) return false
  const isFree = await needs.accountNames.get(currency.protocol)?.isFree(name)
  return isFree?.ok === true && isFree.value
}
