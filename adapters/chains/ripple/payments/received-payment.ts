import { type AssetCode, amount } from '@causeway/core/money'
import type { ObservedPayment } from '@causeway/core/ports'
import { BadNodeReply, type LedgerTransaction } from '../node/wire.ts'

// An account that is closed sends its rest, with a tag if it likes.
const PAYING_TYPES: ReadonlySet<string> = new Set(['Payment', 'AccountDelete'])

/**
 * What a validated transaction paid to the account; null where it paid nothing. Counted by what was delivered: a partial
 * payment delivers less than it says (tfPartialPayment). Other currencies than XRP are nobody's deposit here. Throws
 * where it paid and the node does not say how much.
 */
export function receivedPayment(
  transaction: LedgerTransaction,
  given: { readonly account: string; readonly asset: AssetCode; readonly headHeight: number },
): Omit<ObservedPayment, 'blockHash'> | null {
  const { place, destination, account, txId, type, tag } = transaction
  if (place === null) throw new BadNodeReply(`${txId} is not validated`)
  if (destination !== given.account || account === given.account) return null
  if (!PAYING_TYPES.has(type) || place.result !== 'tesSUCCESS') return null
  if (place.delivery === 'unsaid') throw new BadNodeReply(`${txId} does not say what it delivered`)
  if (place.delivery === 'other' || place.delivery === 0n) return null
  return {
    txId,
    // A transaction pays an account once.
    outputIndex: 0,
    address: given.account,
    extraId: tag,
    amount: amount(given.asset, place.delivery),
    confirmations: given.headHeight - place.height + 1,
  }
}
