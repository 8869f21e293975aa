import { fail, ok, type Result } from '@causeway/core/result'
import type { PairFailure } from '../../quotes/index.ts'
import type { OrderNeeds } from '../order-needs.ts'
import type { AddressFailure } from '../order-types.ts'
import { checkDestination } from './check-destination.ts'
import { checkRestricted } from './check-restricted.ts'

/**
 * Whether money of a coin may go to an address (EXCH-05): by the chain's rules, to none of our own, then by the provider. Nothing is known
 * of it where the provider does not answer, and it is not refused then.
 */
export async function checkAddressFor(
  needs: Pick<OrderNeeds, 'catalogue' | 'chains' | 'compliance' | 'database' | 'flavourOf'>,
  given: { readonly currency: string; readonly address: string; readonly extraId: string | null },
): Promise<Result<null, AddressFailure | PairFailure>> {
  const coin = needs.catalogue.find(given.currency)
  if (coin === undefined) return fail({ code: 'currency_unknown', asset: given.currency })
  const checked = checkDestination(needs, coin, {
    ...given,
    extraIdRequired: false,
    fields: { address: 'destinationAddress', extraId: 'extraId' },
  })
  if (!checked.ok) return checked
  const risk = await checkRestricted(needs, coin, { ...checked.value, direction: 'destination' })
  return risk.ok ? ok(null) : risk
}
