import { mayShare, type TransferIntent } from '@causeway/core/ports'

/**
 * Throws where the transfers of a joint transaction may not share one. What an extra id or a new account needs is looked at
 * for each of them.
 */
export function assertJoinable(payments: readonly TransferIntent[]): void {
  if (!mayShare(payments)) throw new TypeError('The transfers may not share a transaction')
}
