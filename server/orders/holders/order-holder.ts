import { lifetimes } from '@causeway/core/accounts'
import { holdsSecret } from './holder-secret.ts'

/** Who asks for what only an order's holder may: whoever shows its secret, or is signed in to the account it belongs to. */
export type OrderHolder = {
  readonly holderSecrets: readonly string[]
  /** The account that the caller is signed in to; absent or null for a guest. */
  readonly accountId?: string | null
}

/** True where the caller holds the order by one of his secrets or by his account. */
export function isHeldBy(
  order: { readonly holder_hash: string; readonly account_id: string | null },
  { holderSecrets, accountId }: OrderHolder,
): boolean {
  // Both are looked at always: how long it takes tells nothing.
  const isShown = holdsSecret(order.holder_hash, holderSecrets)
  const isHis = Boolean(accountId) && order.account_id === accountId
  return isShown || isHis
}

/** Who changes an order. */
export type ChangingHolder = OrderHolder & {
  /** When his session last proved him by password, code, passkey or sign-in; absent or null: never. */
  readonly accountProvenAt?: Date | null
}

/**
 * Why the caller may not change the order; null where he may. A secret of the order is enough. A session alone could be
 * found open on somebody's desk, so it must have proved the person within the last ten minutes
 * (docs/adr/0028-second-factors.md).
 */
export function changeFailureOf(
  order: { readonly holder_hash: string; readonly account_id: string | null },
  holder: ChangingHolder,
  now: number,
): 'not_the_holder' | 'proof_needed' | null {
  if (!isHeldBy(order, holder)) return 'not_the_holder'
  if (holdsSecret(order.holder_hash, holder.holderSecrets)) return null
  const provenAt = holder.accountProvenAt?.getTime() ?? Number.NEGATIVE_INFINITY
  return now - provenAt > lifetimes.proofSeconds * 1000 ? 'proof_needed' : null
}
