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
