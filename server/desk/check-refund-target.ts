import type { CheckedAddress } from '@causeway/core/addresses'
import { type Failure, fail, type Result } from '@causeway/core/result'
import {
  type AddressFailure,
  checkRefundAddress,
  checkRestricted,
  type OrderNeeds,
} from '../orders/index.ts'

export type RefundTarget = {
  readonly publicCode: string
  readonly address: string
  readonly extraId: string | null
}

/** Whether an order could be refunded to an address: a typo is found before a second person is asked to approve it. */
export async function checkRefundTarget(
  needs: Pick<OrderNeeds, 'catalogue' | 'chains' | 'compliance' | 'database' | 'flavourOf'>,
  { address, extraId, publicCode }: RefundTarget,
): Promise<Result<CheckedAddress, AddressFailure | Failure<'order_not_found'>>> {
  const order = await needs.database
    .direct()
    .selectFrom('orders')
    .select('asset_from')
    .where('public_code', '=', publicCode)
    .executeTakeFirst()
  if (order === undefined) return fail({ code: 'order_not_found' })
  const coin = needs.catalogue.find(order.asset_from)
  if (coin === undefined) throw new Error(`${order.asset_from} is no longer in the catalogue`)
  const checked = checkRefundAddress(needs, coin, address, extraId)
  if (!checked.ok) return checked
  const allowed = await checkRestricted(needs, coin, { ...checked.value, direction: 'refund' })
  return allowed.ok ? checked : allowed
}
