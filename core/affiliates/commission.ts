import { takeBpsRoundedDown } from '../money/index.ts'

/**
 * What an affiliate gets of an exchange's fee, in the fee's units: its share of what the partner of the order leaves of
 * the fee. Truncated, so what rounding leaves over is ours; never below zero, and with the partner's part never more
 * than the fee.
 */
export function affiliateFeeOf(
  { exchangeFee, partnerFee }: { readonly exchangeFee: bigint; readonly partnerFee: bigint },
  shareBps: bigint,
): bigint {
  const ours = exchangeFee - partnerFee
  return ours <= 0n ? 0n : takeBpsRoundedDown(ours, shareBps)
}

/**
 * What an affiliate gets of a purchase through a provider, in the units of the coin that it is credited in: its share of
 * what we are assumed to earn from the provider. `worth`: what was bought, in those units.
 */
export function purchaseFeeOf(
  { revenueBps, worth }: { readonly worth: bigint; readonly revenueBps: bigint },
  shareBps: bigint,
): bigint {
  return worth <= 0n ? 0n : takeBpsRoundedDown(takeBpsRoundedDown(worth, revenueBps), shareBps)
}
