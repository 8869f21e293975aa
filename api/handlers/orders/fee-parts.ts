import { type Amount, subtract } from '@causeway/core/money'

/** A fee as its payer is shown it: ours, and what a partner adds; null where no partner adds anything. */
export function feeParts({
  commission,
  exchangeFee,
}: {
  readonly exchangeFee: Amount
  readonly commission: Amount
}): { readonly exchangeFee: Amount; readonly partnerFee: Amount | null } {
  const isAdded = commission.units > 0n
  return {
    exchangeFee: subtract(exchangeFee, commission),
    partnerFee: isAdded ? commission : null,
  }
}
