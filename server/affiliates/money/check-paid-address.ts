import type { PayoutCurrency } from '@causeway/core/affiliates'
import { fail, ok, type Result } from '@causeway/core/result'
import { type AddressFailure, checkAddressFor, type OrderNeeds } from '../../orders/index.ts'

/** Whether commissions may be paid to an address: valid, not ours, not restricted. Asks the provider of address checks. */
export async function checkPaidAddress(
  needs: Pick<OrderNeeds, 'catalogue' | 'chains' | 'compliance' | 'database' | 'flavourOf'>,
  currency: PayoutCurrency,
  address: string,
): Promise<Result<null, AddressFailure>> {
  const checked = await checkAddressFor(needs, { currency, address, extraId: null })
  if (checked.ok) return ok(null)
  if ('field' in checked.failure) return fail(checked.failure)
  // The coins of payouts are always in the catalogue.
  throw new Error(`Nothing is paid in ${currency}: ${checked.failure.code}`)
}
