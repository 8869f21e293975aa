import type { Tx } from '../../db/index.ts'

/** Gives open fiat orders that had joined an account back to whoever holds their secrets. */
export async function releaseJoinedFiatOrders(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('fiat_order')
    .set({ account_id: null, is_joined: false })
    .where('account_id', '=', accountId)
    .where('is_joined', '=', true)
    .where('status', 'in', ['waiting', 'paid', 'sending'])
    .execute()
}

/** Removes what names a person from all fiat orders of an account. */
export async function forgetFiatOrdersOf(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('fiat_order')
    .set({
      email: null,
      client_id: null,
      ref_id: null,
      client_address: null,
      user_agent: null,
      // Addresses of the provider's pages name the person too.
      goes_to: '',
      provider_url: null,
      reason: null,
    })
    .where('account_id', '=', accountId)
    .execute()
}
