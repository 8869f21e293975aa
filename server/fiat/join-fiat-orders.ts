import type { Database } from '../db/index.ts'
import { sha256Hex } from '../orders/index.ts'

/** Fiat orders that somebody made as a guest become his account's when he signs in (TRACK-06). Answers how many. */
export async function joinFiatOrders(
  { database }: { readonly database: Database },
  accountId: string,
  holderSecrets: readonly string[],
): Promise<number> {
  if (holderSecrets.length === 0) return 0
  const joined = await database
    .direct()
    .updateTable('fiat_order')
    .set({ account_id: accountId, is_joined: true })
    .where('holder_hash', 'in', holderSecrets.map(sha256Hex))
    .where('account_id', 'is', null)
    .returning('id')
    .execute()
  return joined.length
}
