import { forgetAccountAddresses } from '@causeway/widget/address'
import { keepOnlyOrders } from '../../recent-orders/recent-orders.ts'
import { forgetHint } from '../slot/account-hint.ts'

export type Forgetting = {
  readonly local: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly tab: Pick<Storage, 'clear'>
  /** The orders that this browser holds without the account. */
  readonly heldOrders: readonly string[]
}

/**
 * The local reset after signing out (AUTH-11): that somebody was signed in, the account's orders and addresses, and what
 * was typed in this tab, e-mail address included. What a guest made and keeps stays, and so do the choices of whoever uses
 * this browser: coins, confirmations, language.
 */
export function forgetAccount({ local, tab, heldOrders }: Forgetting): void {
  forgetHint(local)
  keepOnlyOrders(local, heldOrders)
  forgetAccountAddresses(local)
  tab.clear()
}
