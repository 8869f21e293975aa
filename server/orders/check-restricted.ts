import type { CheckedAddress } from '@causeway/core/addresses'
import type { Currency } from '@causeway/core/currencies'
import { fail, type Result } from '@causeway/core/result'
import { type AddressRisk, checkAddressRisk } from '../compliance/index.ts'
import type { OrderNeeds } from './order-needs.ts'
import type { AddressFailure } from './order-types.ts'

/** Whether money may go to an address that the chain's rules accept (EXCH-05). Asks the provider: outside transactions. */
export async function checkRestricted(
  needs: Pick<OrderNeeds, 'compliance'>,
  currency: Currency,
  target: CheckedAddress & { readonly direction: 'destination' | 'refund' },
): Promise<Result<AddressRisk, AddressFailure>> {
  const { address, extraId, direction } = target
  const risk = await checkAddressRisk(needs.compliance, {
    currency: currency.ticker,
    network: currency.protocol,
    address,
    extraId,
    txId: null,
    direction,
  })
  if (risk.ok) return risk
  const field = direction === 'refund' ? 'refundAddress' : 'destinationAddress'
  return fail({ ...risk.failure, field, fits: [] })
}
