import { fail, ok, type Result } from '@causeway/core/result'
import { type AliasFailure, type ResolvedAlias, resolveAlias } from '../../names/index.ts'
import type { OrderNeeds } from '../order-needs.ts'
import type { AddressFailure, AddressField, OrderAlias } from '../order-types.ts'
import type {
  GivenAlias,
  PlaceOrderFailure,
  PlaceOrderInput,
} from '../placing/place-order-types.ts'
import { checkPayoutAddress, checkRefundAddress } from './check-destination.ts'

/** The names of an order that still stand for its addresses. */
export type ConfirmedAliases = {
  readonly destination: OrderAlias | null
  readonly refund: OrderAlias | null
}

type Needs = Pick<OrderNeeds, 'catalogue' | 'flavourOf' | 'names'>
type Target = {
  readonly given: GivenAlias | undefined
  readonly ticker: string
  readonly field: AddressField
  readonly check: () => Result<Paid, AddressFailure> | null
}
type Paid = { readonly canonical: string; readonly extraId: string | null }

/**
 * Resolves the names of an order again when it is made (EXCH-03): money goes to the address that the customer saw, and
 * only if the name still says that one.
 */
export async function confirmAliases(
  needs: Needs,
  input: PlaceOrderInput,
): Promise<Result<ConfirmedAliases, PlaceOrderFailure>> {
  const destination = await confirmed(needs, {
    given: input.destinationAlias,
    ticker: input.to,
    field: 'destinationAddress',
    check: () => {
      const coin = needs.catalogue.find(input.to)
      if (coin === undefined) return null
      return checkPayoutAddress(needs, coin, input.destination, input.destinationExtraId)
    },
  })
  if (!destination.ok) return destination
  const refund = await confirmed(needs, {
    given: input.refundAlias,
    ticker: input.from,
    field: 'refundAddress',
    check: () => {
      const coin = needs.catalogue.find(input.from)
      if (coin === undefined || !input.refundAddress) return null
      return checkRefundAddress(needs, coin, input.refundAddress, input.refundExtraId)
    },
  })
  return refund.ok ? ok({ destination: destination.value, refund: refund.value }) : refund
}

async function confirmed(
  needs: Needs,
  { check, field, given, ticker }: Target,
): Promise<Result<OrderAlias | null, PlaceOrderFailure>> {
  if (given === undefined) return ok(null)
  const paid = check()
  // A coin or address that is wrong by itself is refused in its own words.
  if (paid === null) return ok(null)
  if (!paid.ok) return paid
  const resolved = await resolveAlias(needs, { domain: given.name, ticker })
  if (!resolved.ok) return fail(withField(resolved.failure, field))
  return isSame(resolved.value, paid.value, given)
    ? ok({ name: resolved.value.alias, provider: resolved.value.provider })
    : fail({ code: 'name_changed', field })
}

function withField(failure: AliasFailure, field: AddressField) {
  return { ...failure, field }
}

/** A name that says no extra id leaves it to the customer. */
function isSame(resolved: ResolvedAlias, paid: Paid, { provider }: GivenAlias): boolean {
  if (provider !== null && provider !== resolved.provider) return false
  if (resolved.extraId !== null && resolved.extraId !== paid.extraId) return false
  return resolved.canonical === paid.canonical
}
