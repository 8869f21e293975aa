import type { FailureRows } from './failure-rows.ts'

/** Why something is refused in the affiliate programme (EARN-01 to EARN-06). */
export const affiliateFailures = {
  affiliate_missing: { status: 409, message: () => 'Join the affiliate programme first.' },
  affiliate_not_approved: {
    status: 403,
    message: () => 'This is for approved affiliates only.',
  },
  affiliate_unknown: { status: 404, message: () => 'No affiliate has this ref id.' },
  affiliate_state_unfit: {
    status: 409,
    message: () => 'The affiliate isn’t in a state that allows this.',
  },
  ref_id_unknown: { status: 404, message: () => 'No active affiliate has this ID.' },
  tool_name_malformed: {
    status: 422,
    message: () => 'Enter a name with 1 to 64 characters.',
    details: () => ({ field: 'name' }),
  },
  tool_not_found: { status: 404, message: () => 'This tool doesn’t exist.' },
  tool_tickers_unknown: {
    status: 422,
    message: () => 'Choose coins from the list.',
    details: () => ({ field: 'settings' }),
  },
  tools_full: {
    status: 409,
    message: ({ most }) => `You can have at most ${most} tools.`,
    details: ({ most }) => ({ most }),
  },
  payout_address_missing: {
    status: 409,
    message: () => 'Set an address for this coin first.',
  },
  payout_address_locked: {
    status: 409,
    message: () => 'The address was changed less than 24 hours ago. Try again later.',
  },
  payout_in_progress: {
    status: 409,
    message: () => 'A payout in this coin is already on its way.',
  },
  conversion_in_progress: {
    status: 409,
    message: () => 'Your balances are being converted. Try again when it’s done.',
  },
  nothing_to_convert: { status: 409, message: () => 'There is nothing to convert.' },
  affiliate_debt: {
    status: 409,
    message: () =>
      'A commission that was already paid out was reversed. Convert your balances first.',
  },
  payout_below_minimum: {
    status: 409,
    message: () => 'The balance is below the smallest payout.',
  },
} as const satisfies FailureRows<
  | 'affiliate_missing'
  | 'affiliate_not_approved'
  | 'affiliate_unknown'
  | 'affiliate_state_unfit'
  | 'ref_id_unknown'
  | 'tool_name_malformed'
  | 'tool_not_found'
  | 'tool_tickers_unknown'
  | 'tools_full'
  | 'payout_address_missing'
  | 'payout_address_locked'
  | 'payout_in_progress'
  | 'conversion_in_progress'
  | 'nothing_to_convert'
  | 'affiliate_debt'
  | 'payout_below_minimum'
>
