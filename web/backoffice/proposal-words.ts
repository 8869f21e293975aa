import type { ProposalOut } from '@causeway/api/contract'

const titles: Readonly<Record<string, string>> = {
  'customer.erase': 'Erase a customer',
  'customer.second_factor': 'Turn off a customer’s second factor',
  'order.release': 'Release an order',
  'order.refund': 'Refund an order',
  'order.refund_part': 'Refund a part of an order',
  'order.refund_address': 'Change an order’s refund address',
  'order.exchange': 'Exchange an order at the current rate',
  'payouts.start': 'Start payouts again',
  'claim.assign': 'Assign a payment to an order',
  'suspense.capital': 'Book a payment as the shop’s own',
  'suspense.return': 'Send an unmatched payment back',
  'affiliate.payout': 'Pay an affiliate',
  'wallet.cold': 'Move coins to cold storage',
  'payout.hand': 'Pay out by hand',
  'trading.change': 'Change coins, fees or limits',
  'breaker.reset': 'Open a coin after its price jumped',
  'price.set': 'Set a coin’s price by hand',
  'staff.invite': 'Invite a member',
  'staff.role': 'Change a member’s role',
  'staff.reset': 'Give a member a new link',
}

/** What a kind of proposal would do, in words. */
export function proposalTitle(kind: string): string {
  return titles[kind] ?? kind
}

/** Codes of why a proposal could not be carried out. */
const failures: Readonly<Record<string, string>> = {
  customer_unknown: 'The customer doesn’t exist any more.',
  customer_changed: 'The customer has changed something since the proposal.',
  customer_orders_open: 'An order of the customer was under way.',
  customer_payout_due: 'Commissions of the customer were due.',
  second_factor_off: 'The second factor was off already.',
  order_not_found: 'The order doesn’t exist any more.',
  not_on_hold: 'The order was no longer on hold.',
  refund_address_changed: 'The refund address was changed after the proposal.',
  partial_refund_changed: 'The amount, the address or the network fee has changed since.',
  refund_address_missing: 'The order no longer has a refund address.',
  refund_too_small: 'The part wouldn’t cover the network fee.',
  refund_part_too_large: 'The order holds no more than this part.',
  rest_too_small: 'The rest is below the minimum for an exchange.',
  rest_too_large: 'The rest is above the maximum for an exchange.',
  change_too_late: 'The coins were already on their way back.',
  choice_not_offered: 'The order could no longer be exchanged.',
  offer_withdrawn: 'The rate was no longer available.',
  address_restricted: 'The shop may not pay to this address.',
  address_malformed: 'This isn’t an address of the coin.',
  address_bad_checksum: 'The address has a typo.',
  address_wrong_network: 'The address belongs to another network.',
  address_is_ours: 'The address belongs to the shop.',
  extra_id_missing: 'The address needs a memo.',
  extra_id_malformed: 'The memo isn’t valid.',
  proposal_changed: 'The stored proposal was changed.',
  stop_unknown: 'It was started or stopped again after the proposal.',
  claim_not_found: 'The claim doesn’t exist any more.',
  claim_decided: 'The claim had been decided.',
  not_assignable: 'The payment couldn’t be given to the order any more.',
  deposit_not_found: 'The payment isn’t there any more.',
  address_unspendable: 'Coins at this address would be lost.',
  already_sent_back: 'The payment was sent back before.',
  affiliate_payout_decided: 'The payout was already sent or declined.',
  affiliate_changed: 'The payout or the affiliate had changed since the proposal.',
  above_free: 'More than what was free. At most:',
  cold_address_unknown: 'The address isn’t among the configured cold storage addresses any more.',
  send_too_small: 'The network fee would have been as much or more.',
  send_made: 'These coins were sent already.',
  above_hand_limit: 'More than the limit leaves for today. At most:',
  hand_limit_missing: 'Payouts of this coin by hand are off now.',
  address_is_cold: 'The address is cold storage of the shop now.',
  coin_unknown: 'The coin isn’t offered any more.',
  not_in_suspense: 'Somebody had decided about the payment.',
  trading_moved: 'Some of it was changed after the proposal.',
  trading_value_wrong: 'A value isn’t allowed any more.',
  trading_setting_unknown: 'A coin isn’t listed any more.',
  partner_unknown: 'The partner doesn’t exist.',
  breaker_open: 'The coin was open again already.',
  breaker_disagreeing: 'The sources didn’t agree on a price.',
  breaker_moved: 'The price had moved by more than 5% since the proposal.',
  hand_price_far: 'The price was more than 50% from what the sources last said.',
  hand_price_malformed: 'The price wasn’t a number above zero.',
  staff_email_taken: 'A member already uses this mailbox.',
  staff_unknown: 'The member doesn’t exist.',
  staff_state_unfit: 'The member was removed.',
  staff_last_administrator: 'This is the last administrator.',
  unexpected_error: 'Something went wrong. The log has the details.',
}

/** What came of a proposal, as a sentence; a dash while there is nothing to say. */
export function outcomeText({ outcome, state }: Pick<ProposalOut, 'outcome' | 'state'>): string {
  switch (state) {
    case 'approved':
      return 'Interrupted. Check what was done before you propose it again.'
    case 'failed':
      return `Nothing was done. ${failureText(outcome ?? '')}`
    default:
      return outcome ?? '–'
  }
}

/** A code in words, with the figure that may come after it: `above_free: 0.5 BTC`. */
function failureText(outcome: string): string {
  const [code = '', figure] = outcome.split(': ')
  const words = failures[code] ?? `The reason is ${code}.`
  return figure === undefined ? words : `${words} ${figure}.`
}

/** JSON of an event in words: `txId 4f…, confirmations 3`; empty where it says nothing. */
export function factsText(json: string): string {
  const read: unknown = JSON.parse(json)
  if (typeof read !== 'object' || read === null) return json
  return Object.entries(read)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
}

/** Said elsewhere on the page, or of use to programs alone. */
const UNSHOWN: ReadonlySet<string> = new Set(['publicCode', 'reason', 'move', 'payoutId'])

/**
 * What exactly a proposal would do, as labels and values: `Refund address`, `ltc1q…`. Fields of more than one value are left
 * to the JSON below it.
 */
export function intentFacts(json: string): readonly (readonly [string, string])[] {
  const read: unknown = JSON.parse(json)
  if (typeof read !== 'object' || read === null) return []
  return Object.entries(read).flatMap(([name, value]) => {
    if (UNSHOWN.has(name) || typeof value === 'object') return []
    return [[labelOf(name), String(value)] as const]
  })
}

/** `refundAddress` as `Refund address`. */
function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
