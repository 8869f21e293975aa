import { takeBpsRoundedDown } from '../money/index.ts'

/** What a partner gets of an order, in basis points. */
export type PartnerShares = {
  /** Of what is exchanged, before fees. The customer pays it. */
  readonly commissionBps: bigint
  /** Of our own fee. */
  readonly feeShareBps: bigint
}

/** What of an exchange's fee is the partner's, in the fee's units. */
export type PartnerFee = { readonly commission: bigint; readonly share: bigint }

/**
 * Divides the fee of an exchange between its partner and us. Both parts are truncated, so what rounding leaves over is
 * ours. Never more than the fee, whatever it was made of.
 */
export function partnerFeeOf(
  { exchangeFee, gross }: { readonly gross: bigint; readonly exchangeFee: bigint },
  { commissionBps, feeShareBps }: PartnerShares,
): PartnerFee {
  const wanted = takeBpsRoundedDown(gross, commissionBps)
  const commission = wanted < exchangeFee ? wanted : exchangeFee
  return { commission, share: takeBpsRoundedDown(exchangeFee - commission, feeShareBps) }
}
