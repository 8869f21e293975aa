import type { FailureRows } from './failure-rows.ts'
import type { StaffAccessFailure, StaffFailure } from './staff-failure.ts'
import { tradingRule, unknownSetting } from './trading-rule.ts'

/** Those of them that no other call gives. English alone, as the back office is. */
type OwnCode = Exclude<
  StaffFailure['code'],
  | ('too_often' | 'token_unknown' | 'token_old' | 'order_not_found' | 'reason_missing')
  | ('password_short' | 'password_long' | 'password_common')
  | ('not_on_hold' | 'amount_malformed' | 'refund_address_missing' | 'refund_too_small')
  | ('passkey_refused' | 'passkey_not_found')
  | ('claim_not_found' | 'claim_decided' | 'not_assignable')
  | 'delivery_not_found'
  | ('payment_lookup_unavailable' | 'too_many_claims' | 'transaction_id_malformed')
>

export const staffFailures = {
  staff_sign_in_wrong: {
    status: 422,
    message: () =>
      'Email, password and code don’t match. Check them, and wait for a new code if you used this one.',
  },
  staff_code_wrong: {
    status: 422,
    message: () => 'This code is wrong or was already used. Wait for the next one.',
  },
  staff_name_malformed: { status: 422, message: () => 'Enter a name with 1 to 80 characters.' },
  staff_email_malformed: { status: 422, message: () => 'Enter an email address.' },
  staff_email_taken: {
    status: 409,
    message: () => 'A member already uses this mailbox.',
  },
  staff_unknown: { status: 404, message: () => 'No member has this id.' },
  staff_state_unfit: { status: 409, message: () => 'The member was removed already.' },
  staff_not_invited: { status: 409, message: () => 'This member has joined or was removed.' },
  staff_last_administrator: {
    status: 409,
    message: () => 'This is the last administrator. Make another member administrator first.',
  },
  refund_part_too_large: {
    status: 409,
    message: () =>
      'The order holds no more than that. Propose a refund of the whole order instead.',
  },
  rest_too_small: {
    status: 409,
    message: () => 'The rest would be below the minimum for an exchange. Refund more or all of it.',
  },
  rest_too_large: {
    status: 409,
    message: () => 'The rest would be above the maximum for an exchange. Refund more of it.',
  },
  endpoint_paused: {
    status: 409,
    message: () =>
      'The partner’s endpoint is paused. What waits is sent once the partner resumes it.',
  },
  affiliate_payout_unknown: { status: 404, message: () => 'No payout has this id.' },
  affiliate_payout_decided: {
    status: 409,
    message: () => 'This payout was already sent or declined.',
  },
  affiliate_changed: {
    status: 409,
    message: () =>
      'The payout or the affiliate has changed since this was proposed. Nothing was done. Check both and propose it again.',
  },
  proposal_unknown: { status: 404, message: () => 'No proposal has this id.' },
  proposal_state_unfit: {
    status: 409,
    message: () => 'This proposal was already decided, or has expired.',
  },
  proposal_own: {
    status: 403,
    message: () => 'You can’t decide about your own proposal. Another person has to.',
  },
  proposal_not_own: { status: 403, message: () => 'Only the person who proposed can withdraw.' },
  proposal_role_missing: {
    status: 403,
    message: () => 'Your role can’t decide about this kind of proposal.',
  },
  proposal_changed: {
    status: 409,
    message: () => 'What is stored isn’t what you saw. Nothing was done. Reload the page.',
  },
  proposal_void: {
    status: 409,
    message: () => 'The person who proposed isn’t a member any more. Propose it again.',
  },
  customer_unknown: { status: 404, message: () => 'No customer has this id.' },
  customer_locked: { status: 409, message: () => 'This account is locked already.' },
  customer_not_locked: { status: 409, message: () => 'This account isn’t locked.' },
  customer_orders_open: {
    status: 409,
    message: () => 'Orders are under way. They have to end before the customer can be erased.',
  },
  customer_payout_due: {
    status: 409,
    message: () =>
      'Commissions are due. They have to be paid out before the customer can be erased.',
  },
  second_factor_off: { status: 409, message: () => 'The second factor is off already.' },
  view_name_malformed: { status: 422, message: () => 'Enter a name with 1 to 40 characters.' },
  view_empty: { status: 422, message: () => 'Choose a state, rate or coin first.' },
  too_many_views: {
    status: 409,
    message: () => 'You keep 20 views already. Remove one first.',
  },
  hold_too_late: {
    status: 409,
    message: () =>
      'This order can’t be held any more: its coins were already exchanged or are going back, or it has ended.',
  },
  stop_scope_unknown: { status: 404, message: () => 'No network has this name.' },
  stop_already: { status: 409, message: () => 'This was stopped already.' },
  stop_unknown: {
    status: 409,
    message: () => 'Staff didn’t stop this, or it was started or stopped again since.',
  },
  coin_unknown: { status: 404, message: () => 'No coin has this ticker.' },
  coin_closed: { status: 409, message: () => 'This coin is closed already.' },
  breaker_open: { status: 409, message: () => 'This coin isn’t closed after a jump any more.' },
  breaker_disagreeing: {
    status: 409,
    message: () => 'The sources don’t agree on a price. Wait until they do, then try again.',
  },
  maintenance_open: {
    status: 409,
    message: () => 'Maintenance is going on. Propose to cancel it before you plan another time.',
  },
  maintenance_past: { status: 422, message: () => 'This time is over. Enter one that ends later.' },
  hand_price_malformed: {
    status: 422,
    message: () => 'Enter a price in US dollars above zero, with at most 18 decimals.',
  },
  hand_price_far: {
    status: 422,
    message: () =>
      'This is more than 50% from what the sources last said. Check the price, and enter one that is closer.',
  },
  hand_price_unknown: {
    status: 409,
    message: () => 'No price set by hand is in force for this coin.',
  },
  trading_setting_unknown: {
    status: 422,
    message: ({ setting }) => unknownSetting(setting),
    details: ({ setting }) => ({ setting }),
  },
  trading_value_wrong: {
    status: 422,
    message: ({ setting }) => tradingRule(setting),
    details: ({ setting }) => ({ setting }),
  },
  trading_nothing: { status: 422, message: () => 'The settings have these values already.' },
  trading_moved: {
    status: 409,
    message: () => 'Some of these settings have changed since. Check the current values.',
  },
  partner_unknown: {
    status: 422,
    message: () =>
      'No partner has this ID. The page of an order shows its partner’s ID, and `operate -- partner list` shows all of them.',
  },
  trading_revision_unknown: { status: 404, message: () => 'No change has this number.' },
  deposit_not_found: { status: 404, message: () => 'There is no such payment.' },
  not_in_suspense: {
    status: 409,
    message: () => 'The payment isn’t confirmed yet, or a decision has already been made about it.',
  },
  already_sent_back: {
    status: 409,
    message: () =>
      'This payment was sent back before the database was restored from a backup. Nothing can be decided about it any more.',
  },
  return_too_small: {
    status: 422,
    message: () => 'The network fee is as much as the payment or more, so nothing would arrive.',
  },
  above_free: {
    status: 409,
    message: ({ free }, { sum }) =>
      `${sum(free)} can be sent at most. The rest is owed, promised, on its way out or kept for network fees.`,
    details: ({ free }, { sum }) => ({ free: sum(free) }),
  },
  cold_address_unknown: {
    status: 422,
    message: () => 'This isn’t a configured cold storage address. Choose one from the list.',
  },
  send_too_small: {
    status: 422,
    message: () => 'The network fee would be as much or more. Enter a larger amount.',
  },
  send_made: {
    status: 409,
    message: () => 'These coins were sent already. Make a new proposal to send more.',
  },
  above_hand_limit: {
    status: 409,
    message: ({ left }, { sum }) =>
      `${sum(left)} can still be paid out by hand today. The limit counts until midnight UTC.`,
    details: ({ left }, { sum }) => ({ left: sum(left) }),
  },
  hand_limit_missing: {
    status: 409,
    message: () =>
      'Payouts of this coin by hand are off. The operator turns them on with HAND_PAYOUT_LIMITS.',
  },
  address_is_cold: {
    status: 422,
    message: () => 'This is your cold storage. Move coins there from the page “Wallets”.',
  },
  too_many_mentions: { status: 422, message: () => 'Mention 10 members at most.' },
  note_malformed: { status: 422, message: () => 'Write a note with 1 to 2000 characters.' },
} as const satisfies FailureRows<OwnCode>

/** What a call of the back office is refused with before its handler. */
export const staffAccessFailures = {
  staff_signed_out: {
    status: 401,
    message: () => 'You’re not signed in, or your session has ended. Sign in again.',
  },
  staff_role_missing: { status: 403, message: () => 'Your role doesn’t allow this.' },
  step_up_needed: {
    status: 403,
    message: () =>
      'Confirm with a code of your authenticator or a passkey first; it counts for five minutes.',
  },
} as const satisfies FailureRows<StaffAccessFailure['code']>
