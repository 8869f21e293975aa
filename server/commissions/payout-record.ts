/** What a payout's transfer says of it, so that a restored database that has lost the payout can write it down again. */
export type PayoutRecord = {
  readonly affiliateId: string
  /** In the payout's units. */
  readonly fee: bigint
  /** `YYYY-MM-DD`: first day of the month that it pays for; null where the affiliate asked for it. */
  readonly month: string | null
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const MONTH = /^\d{4}-\d{2}-01$/

/** The record as the text of a transfer. */
export function storePayoutRecord({ affiliateId, fee, month }: PayoutRecord): string {
  return JSON.stringify({ affiliateId, fee: fee.toString(), month })
}

/** The record that a transfer's text holds; null where it is none. */
export function readPayoutRecord(text: string): PayoutRecord | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const { affiliateId, fee, month } = { affiliateId: null, fee: null, month: null, ...value }
  const isKnown =
    typeof affiliateId === 'string' &&
    UUID.test(affiliateId) &&
    typeof fee === 'string' &&
    /^\d{1,78}$/.test(fee) &&
    (month === null || (typeof month === 'string' && MONTH.test(month)))
  return isKnown ? { affiliateId, fee: BigInt(fee), month } : null
}
