import type { Database } from '../../db/index.ts'
import { joinOrdersOf } from '../../order-store/account-orders.ts'
import { sha256Hex } from './holder-secret.ts'

/**
 * Orders that somebody made as a guest become his account's when he signs in (TRACK-06): his secrets prove them. An
 * order that belongs to an account stays there, whoever holds its secret. Answers how many joined.
 */
export async function joinOrders(
  { database }: { readonly database: Database },
  accountId: string,
  holderSecrets: readonly string[],
): Promise<number> {
  if (holderSecrets.length === 0) return 0
  return joinOrdersOf(database, accountId, holderSecrets.map(sha256Hex))
}
