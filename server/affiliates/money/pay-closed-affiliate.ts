import type { ConversionCurrency, PayoutCurrency } from '@causeway/core/affiliates'
import { type Failure, fail, type Result } from '@causeway/core/result'
import type { AddressFailure } from '../../orders/index.ts'
import type { AffiliateNeeds } from '../affiliate-needs.ts'
import { findAffiliateByRefId } from '../affiliate-store.ts'
import { checkPaidAddress } from './check-paid-address.ts'
import { type ConversionFailure, convertBalancesOf } from './conversions.ts'
import { type PayoutFailure, type PayoutNeeds, payOut } from './request-payout.ts'

type Unknown = Failure<'affiliate_unknown'>
type Checking = Pick<AffiliateNeeds, 'chains' | 'compliance' | 'flavourOf'>

export type PayClosedFailure = Unknown | PayoutFailure | AddressFailure

/**
 * Pays a coin's whole balance to an affiliate that can't ask for it itself: disabled, or its account deleted. It goes to the
 * address that the affiliate has set; `address` counts only where there is none. Answers the payout's id.
 */
export async function payClosedAffiliate(
  needs: PayoutNeeds & Checking,
  refId: string,
  { address, currency }: { readonly currency: PayoutCurrency; readonly address: string | null },
): Promise<Result<string, PayClosedFailure>> {
  const affiliate = await findAffiliateByRefId(needs.database.direct(), refId)
  if (affiliate === null) return fail({ code: 'affiliate_unknown' })
  if (address !== null) {
    const checked = await checkPaidAddress(needs, currency, address)
    if (!checked.ok) return checked
  }
  return payOut(needs, affiliate.id, { currency, month: null, byOperator: { address } })
}

/** Has everything converted that such an affiliate earned by exchanges. Answers the conversion's id. */
export async function convertClosedAffiliate(
  needs: Pick<AffiliateNeeds, 'clock' | 'database' | 'wake'>,
  refId: string,
  target: ConversionCurrency,
): Promise<Result<string, Unknown | ConversionFailure>> {
  const affiliate = await findAffiliateByRefId(needs.database.direct(), refId)
  if (affiliate === null) return fail({ code: 'affiliate_unknown' })
  if (affiliate.state === 'approved') return fail({ code: 'affiliate_not_approved' })
  return convertBalancesOf(needs, affiliate.id, target)
}
