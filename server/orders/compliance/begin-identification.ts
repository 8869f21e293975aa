import type { IdentitySession } from '@causeway/core/ports'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { readIdentification, recordFlowStarted } from '../../compliance/index.ts'
import { isHeldBy, type OrderHolder } from '../holders/order-holder.ts'
import type { OrderNeeds } from '../order-needs.ts'
import type { OrderNotFound } from '../order-types.ts'

export type BeginIdentificationFailure =
  | OrderNotFound
  | Failure<'not_the_holder' | 'identification_not_asked' | 'identification_decided'>
  | Failure<'identification_unavailable'>

/**
 * Opens the provider's flow for an order's holder (TRACK-09), as often as it is asked for until there is a verdict. The
 * provider knows the order by its internal id, and nothing else of it.
 */
export async function beginIdentification(
  needs: Pick<OrderNeeds, 'database' | 'clock' | 'compliance' | 'wake'>,
  asked: OrderHolder & { readonly publicCode: string },
): Promise<Result<IdentitySession & { readonly provider: string }, BeginIdentificationFailure>> {
  const database = needs.database.direct()
  const order = await database
    .selectFrom('orders')
    .select(['id', 'holder_hash', 'account_id', 'kyc_required'])
    .where('public_code', '=', asked.publicCode)
    .executeTakeFirst()
  if (order === undefined) return fail({ code: 'order_not_found' })
  if (!isHeldBy(order, asked)) return fail({ code: 'not_the_holder' })
  const identity = needs.compliance?.identity ?? null
  if (!order.kyc_required || identity === null) return fail({ code: 'identification_not_asked' })
  const status = await readIdentification(database, order.id)
  if (status === 'approved' || status === 'refused' || status === 'waived') {
    return fail({ code: 'identification_decided' })
  }
  const begun = await identity.begin({ reference: order.id })
  if (!begun.ok) return fail({ code: 'identification_unavailable' })
  await recordFlowStarted(database, order.id, new Date(needs.clock.now()))
  needs.wake('identifications')
  return ok({ ...begun.value, provider: identity.name })
}
