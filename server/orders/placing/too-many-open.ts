import type { Database } from '../../db/index.ts'
import type { ClientPlaces } from '../../order-store/new-order.ts'
import { isHeldBy } from '../holders/order-holder.ts'
import type { PlaceOrderFailure, PlaceOrderInput } from './place-order-types.ts'

/** The refusal of one more guaranteed order; names the one in its way to whoever holds that order. */
export async function tooManyOpen(
  needs: { readonly database: Database },
  input: PlaceOrderInput,
  { client, address }: ClientPlaces,
): Promise<Extract<PlaceOrderFailure, { code: 'too_many_open_guaranteed' }>> {
  const open = await needs.database
    .direct()
    .selectFrom('orders')
    .select(['public_code', 'holder_hash', 'account_id'])
    .where((where) =>
      where.or([
        where('client_slot', 'in', slotsOf(client)),
        where('address_slot', 'in', slotsOf(address)),
      ]),
    )
    .orderBy('created_at', 'desc')
    .execute()
  const own = open.find((order) => isHeldBy(order, input))
  return { code: 'too_many_open_guaranteed', openOrder: own?.public_code ?? null }
}

function slotsOf({ key, most }: ClientPlaces['client']): readonly string[] {
  return Array.from({ length: most }, (_, index) => `${key ?? ''}:${index + 1}`)
}
