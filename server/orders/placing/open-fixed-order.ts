import { endedStates } from '@causeway/core/orders'
import type { Database } from '../../db/index.ts'

/**
 * The public code of an account's newest fixed-rate order that has not ended yet; null where there is none. While there
 * is one, the account has no ability for another (CALC-14). One that joined does not count: somebody else may have made
 * it to shut the account out.
 */
export async function openFixedOrderOf(
  { database }: { readonly database: Database },
  accountId: string,
): Promise<string | null> {
  const order = await database
    .direct()
    .selectFrom('orders')
    .select('public_code')
    .where('account_id', '=', accountId)
    .where('is_joined', '=', false)
    .where('kind', '=', 'fixed')
    .where('state', 'not in', [...endedStates])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return order?.public_code ?? null
}
