import { createCatalogue, currencies, networks } from '@causeway/core/currencies'
import { defaultFeePolicy } from '@causeway/core/quotes'
import type { Selectable } from 'kysely'
import type { DepositTable, OrdersTable, SettlementTable } from '../db/index.ts'
import type { PlaceOrderInput } from './placing/place-order-types.ts'

const USD = 10n ** 18n
/** When these orders were made. */
export const MADE_AT = Date.UTC(2026, 5, 1)

export const orderCatalogue = createCatalogue(currencies, networks)

/** A market on which a bitcoin is worth so many dollars, an ether two thousand, and every other coin two. */
export function marketAt(btc: bigint) {
  const price = (ticker: string) => (ticker === 'btc' ? btc : ticker === 'eth' ? 2000n : 2n)
  const prices = new Map(orderCatalogue.all.map(({ ticker }) => [ticker, price(ticker) * USD]))
  return { id: 'market-now', takenAt: MADE_AT, prices, paused: new Map() }
}

/** A request for a guaranteed order by a client at an address. */
export const askedOrder: PlaceOrderInput = {
  idempotencyKey: 'a key of this length',
  from: 'btc',
  to: 'eth',
  side: 'from',
  given: '0.1',
  kind: 'fixed',
  rateId: 'rate',
  destination: 'destination',
  destinationExtraId: null,
  refundAddress: null,
  refundExtraId: null,
  email: null,
  clientId: 'client',
  refId: null,
  callerKey: 'address',
  holderSecrets: [],
}

/** What prices and depths are reckoned from. */
export function orderNeeds(btc: bigint | null = 60_000n) {
  return {
    catalogue: orderCatalogue,
    policy: defaultFeePolicy,
    termsOf: () => ({ catalogue: orderCatalogue, policy: defaultFeePolicy }),
    freshSnapshot: () => (btc === null ? null : marketAt(btc)),
  }
}

/** An order of 0.1 bitcoin for ether as its row has it: at floating rate, unpaid, a guest's. */
export function orderRow(change: Partial<Selectable<OrdersTable>> = {}): Selectable<OrdersTable> {
  return {
    ...GUESTS_ORDER,
    ...NOTHING_SAID,
    ...NOT_BEGUN,
    ...change,
  }
}

const GUESTS_ORDER = {
  id: 'order',
  public_code: 'code',
  holder_hash: '',
  kind: 'float',
  side: 'from',
  state: 'waiting',
  asset_from: 'btc',
  asset_to: 'eth',
  network_from: 'bitcoin',
  network_to: 'ethereum',
  expected_from: 10_000_000n,
  expected_to: 2_900n,
  gross: 3_000n,
  exchange_fee: 60n,
  network_fee: 40n,
  snapshot_id: 'market-then',
  policy_version: '1',
  destination: 'destination',
  refund_address: 'refund',
  commission_bps: 0,
  fee_share_bps: 0,
  affiliate_bps: 0,
  pay_in_address: 'pay-in',
  pay_in_index: 7n,
  pay_until: new Date(MADE_AT + 1000),
  confirm_until: new Date(MADE_AT + 2000),
  created_at: new Date(MADE_AT),
  kyc_required: false,
  is_joined: false,
  exposure_held: false,
} as const

const NOTHING_SAID = {
  destination_extra_id: null,
  refund_extra_id: null,
  destination_alias: null,
  destination_alias_provider: null,
  refund_alias: null,
  refund_alias_provider: null,
  funds_request_provider: null,
  account_key: null,
  account_cost: null,
  account_id: null,
  email: null,
  language: null,
  client_id: null,
  ref_id: null,
  partner_id: null,
  partner_key_id: null,
  partner_request: null,
  affiliate_id: null,
  affiliate_tool: null,
  subaccount_id: null,
  user_metadata: null,
  pay_in_extra_id: null,
}

const NOT_BEGUN = {
  hold_reason: null,
  is_held_by_staff: false,
  choice: null,
  agreed_in: null,
  refund_part: null,
  agreed_gross: null,
  agreed_exchange_fee: null,
  agreed_network_fee: null,
  agreed_snapshot: null,
  deposit_seen_at: null,
  ended_at: null,
  event_count: 1,
  told_events: 0,
  version: 1,
  client_slot: null,
  address_slot: null,
  ended_state: null,
}

/** A payment for the order that is deep enough and not settled. */
export function paidRow(change: Partial<Selectable<DepositTable>> = {}): Selectable<DepositTable> {
  return {
    id: 'deposit',
    network: 'bitcoin',
    tx_id: 'paid',
    output_index: 0,
    order_id: 'order',
    role: 'order',
    asset: 'btc',
    units: 10_000_000n,
    address: 'pay-in',
    extra_id: null,
    state: 'confirmed',
    round: 0,
    confirmations: 3,
    needed: 3,
    block_hash: 'block',
    settlement_id: null,
    return_id: null,
    swept_by: null,
    seen_at: new Date(MADE_AT + 500),
    confirmed_at: null,
    due_at: null,
    ...change,
  }
}

/** A payout of the order. */
export function settledRow(
  change: Partial<Selectable<SettlementTable>> = {},
): Selectable<SettlementTable> {
  return {
    id: 'settlement',
    order_id: 'order',
    number: 1,
    kind: 'payout',
    rest_of: null,
    asset_in: 'btc',
    units_in: 10_000_000n,
    asset_out: 'eth',
    units_out: 2_800n,
    gross: 2_950n,
    exchange_fee: 70n,
    network_fee: 80n,
    partner_fee: 0n,
    affiliate_fee: 0n,
    snapshot_id: 'market-now',
    price_in: null,
    price_out: null,
    price_fee: null,
    at: new Date(MADE_AT + 900),
    taken_back_at: null,
    ...change,
  }
}
