import type { CheckedAddress } from '@causeway/core/addresses'
import type { QuotePair } from '@causeway/core/quotes'
import { ok, type Result } from '@causeway/core/result'
import type { OrderNeeds } from '../order-needs.ts'
import type { AddressFailure } from '../order-types.ts'
import { checkRestricted } from './check-restricted.ts'

/**
 * Looks that neither is an address of ours, and screens where an order's money would go, and where it would go back (EXCH-05). Answers whether one of them asks for
 * identification. Where nobody can say, the order is made all the same: they are screened again before anything leaves.
 */
export async function screenDestinations(
  needs: Pick<OrderNeeds, 'catalogue' | 'chains' | 'compliance' | 'database'>,
  pair: QuotePair,
  targets: { readonly destination: CheckedAddress; readonly refund: CheckedAddress | null },
): Promise<Result<boolean, AddressFailure>> {
  const { destination, refund } = targets
  const [out, back] = await Promise.all([
    checkRestricted(needs, pair.to, { ...destination, direction: 'destination' }),
    refund === null
      ? ok('clear' as const)
      : checkRestricted(needs, pair.from, { ...refund, direction: 'refund' }),
  ])
  if (!out.ok) return out
  if (!back.ok) return back
  return ok([out.value, back.value].includes('asks_for_identification'))
}
