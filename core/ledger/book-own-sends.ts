import type { Amount } from '../money/index.ts'
import { capitalAccount, coldAccount, outgoingAccount } from './accounts.ts'
import { type LedgerEntry, type Posting, posting } from './posting.ts'

/** Coins of the shop go to cold storage: they count there from now on, and are on their way out of the wallet. */
export function bookColdMove(move: { id: string }, moved: Amount): Posting {
  return posting('cold_move', `cold:${move.id}`, outOf(coldAccount, move, moved))
}

/** Nothing was sent of a move: the coins are in the wallet as before. */
export function bookColdMoveUndone(move: { id: string }, moved: Amount): Posting {
  return posting('cold_move_undone', `cold-undone:${move.id}`, backTo(coldAccount, move, moved))
}

/** Staff pay coins of the shop out by hand: they leave its capital, and are on their way out of the wallet. */
export function bookHandPayout(payout: { id: string }, paid: Amount): Posting {
  return posting('hand_payout', `hand:${payout.id}`, outOf(capitalAccount, payout, paid))
}

/** Nothing was sent of a payout by hand: the coins are the shop’s as before. */
export function bookHandPayoutUndone(payout: { id: string }, paid: Amount): Posting {
  const lines = backTo(capitalAccount, payout, paid)
  return posting('hand_payout_undone', `hand-undone:${payout.id}`, lines)
}

function outOf(
  account: string,
  { id }: { id: string },
  { asset, units }: Amount,
): readonly LedgerEntry[] {
  return [
    { account, asset, units },
    { account: outgoingAccount(id), asset, units: -units },
  ]
}

function backTo(account: string, send: { id: string }, sum: Amount): readonly LedgerEntry[] {
  return outOf(account, send, { asset: sum.asset, units: -sum.units })
}
