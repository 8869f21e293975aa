import type { Amount } from '../money/index.ts'
import {
  capitalAccount,
  coldAccount,
  networkFeeAccount,
  suspenseAccount,
  walletAccount,
} from './accounts.ts'
import { type Posting, posting } from './posting.ts'

/** Whose coins a lost transfer sent: perhaps a customer’s, or the shop’s own. */
type Origin = 'suspense' | 'cold' | 'capital'

const accounts = {
  suspense: suspenseAccount,
  cold: coldAccount,
  capital: capitalAccount,
} as const satisfies Readonly<Record<Origin, string>>

/**
 * A payout whose order a restored database has lost: it left the wallet, and what for is unknown here. One to cold storage
 * is known to be there, and one by hand to have been paid out of the shop’s capital.
 */
export function bookRecalled(
  transfer: { id: string; outOf: Origin },
  { asset, units }: Amount,
  chainFee: Amount,
): Posting {
  return posting('recalled_transfer', `recalled:${transfer.id}`, [
    { account: accounts[transfer.outOf], asset, units },
    { account: walletAccount, asset, units: -units },
    { account: networkFeeAccount, asset: chainFee.asset, units: chainFee.units },
    { account: walletAccount, asset: chainFee.asset, units: -chainFee.units },
  ])
}
