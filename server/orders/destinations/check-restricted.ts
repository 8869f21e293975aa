import type { CheckedAddress } from '@causeway/core/addresses'
import type { Currency } from '@causeway/core/currencies'
import { fail, type Result } from '@causeway/core/result'
import { type AddressRisk, checkAddressRisk } from '../../compliance/index.ts'
import type { OrderNeeds } from '../order-needs.ts'
import type { AddressFailure } from '../order-types.ts'
import { isOwnAddress } from './is-own-address.ts'

/**
 * Whether money may go to an address that the chain's rules accept (EXCH-05): to none of our own, and to none that the
 * provider finds risky. Asks it: outside transactions.
 */
export async function checkRestricted(
  needs: Pick<OrderNeeds, 'catalogue' | 'chains' | 'compliance' | 'database'>,
  currency: Currency,
  target: CheckedAddress & { readonly direction: 'destination' | 'refund' },
): Promise<Result<AddressRisk, AddressFailure>> {
  const { address, extraId, direction } = target
  const field = direction === 'refund' ? 'refundAddress' : 'destinationAddress'
  if (await isOwnAddress(needs, currency, target)) {
    return fail({ code: 'address_is_ours', field, fits: [] })
  }
  const risk = await checkAddressRisk(needs.compliance, {
    currency: currency.ticker,
    network: currency.protocol,
    address,
    extraId,
    txId: null,
    direction,
  })
  return risk.ok ? risk : fail({ ...risk.failure, field, fits: [] })
}
