import { type AssetCode, amount, rate } from '@causeway/core/money'
import { partnerFeeOf } from '@causeway/core/partners'
import type { Selectable } from 'kysely'
import type { DepositTable, OrdersTable, SettlementTable } from '../../db/index.ts'
import { choicesFor, readHoldReason } from '../holds/hold-choices.ts'
import { type DepthNeeds, neededDepth } from '../needed-depth.ts'
import type { OrderAlias, OrderView } from '../order-types.ts'
import { type OrderParts, untouched } from './order-parts.ts'

type Unshown =
  | 'is_joined'
  | 'is_held_by_staff'
  | 'agreed_in'
  | 'agreed_gross'
  | 'agreed_exchange_fee'
  | 'agreed_network_fee'
  | 'agreed_snapshot'
  | 'refund_part'
  | 'event_count'
  | 'told_events'
  | 'version'
  | 'ended_state'
type ShownRow = Omit<Selectable<OrdersTable>, Unshown>
/** What an order's creation writes and a view shows. */
export type NewOrderRow = Omit<
  ShownRow,
  'hold_reason' | 'choice' | 'deposit_seen_at' | 'ended_at' | 'funds_request_provider'
>

/** An order as it was just inserted, without asking for it again. */
export function viewOfNewOrder(needs: DepthNeeds, inserted: NewOrderRow): OrderView {
  const at = inserted.created_at.getTime()
  const events = [{ sequence: 1, kind: 'created', state: inserted.state, at }]
  return orderView(
    needs,
    {
      ...inserted,
      hold_reason: null,
      choice: null,
      deposit_seen_at: null,
      ended_at: null,
      funds_request_provider: null,
    },
    untouched(events),
  )
}

/** An order with all its parts, as everybody outside of this folder sees it. */
export function orderView(needs: DepthNeeds, row: ShownRow, parts: OrderParts): OrderView {
  const { deposits, settlements, events } = parts
  const payouts = settlements.filter((settlement) => settlement.kind === 'payout')
  const payout = payouts.at(-1)
  const refunds = settlements.filter((settlement) => settlement.kind === 'refund')
  const refund = refunds.at(-1)
  // An order that was paid again has more than one payout: its figures count them all, as `receivedFrom` does.
  const paid = payout === undefined ? null : sumOf(payouts)
  const received = deposits
    .filter((deposit) => deposit.state === 'confirmed' || deposit.state === 'settled')
    .reduce((sum, deposit) => sum + deposit.units, 0n)
  const reason = readHoldReason(row.hold_reason)
  const held = heldOf(deposits)
  const isSettledBefore = settlements.length > 0
  const isOverpaid = isOverpaidInTime(row, { held, deposits, isSettledBefore })
  return {
    id: row.id,
    publicCode: row.public_code,
    kind: row.kind,
    state: row.state,
    from: row.asset_from,
    to: row.asset_to,
    expectedFrom: amount(row.asset_from, row.expected_from),
    expectedTo: amount(row.asset_to, row.expected_to),
    receivedFrom: received > 0n ? amount(row.asset_from, received) : null,
    sentTo: paid === null ? null : amount(row.asset_to, paid.units_out),
    ...refundOf(row.asset_from, refunds),
    quotedRate: rate({ from: row.asset_from, to: row.asset_to }, row.gross, row.expected_from),
    settledRate:
      paid === null
        ? null
        : rate({ from: row.asset_from, to: row.asset_to }, paid.gross, paid.units_in),
    ...feesOf(row, paid ?? row),
    payIn: { address: row.pay_in_address, extraId: row.pay_in_extra_id },
    destination: { address: row.destination, extraId: row.destination_extra_id },
    refund:
      row.refund_address === null
        ? null
        : { address: row.refund_address, extraId: row.refund_extra_id },
    destinationAlias: aliasOf(row.destination_alias, row.destination_alias_provider),
    refundAlias: aliasOf(row.refund_alias, row.refund_alias_provider),
    fundsRequestProvider: row.funds_request_provider,
    newAccount: newAccountOf(row),
    email: row.email,
    partner: partnerOf(row),
    payInTxId: deposits[0]?.tx_id ?? null,
    payoutTxId: parts.txIdOf(payout),
    refundTxId: parts.txIdOf(refund),
    createdAt: row.created_at.getTime(),
    depositSeenAt: row.deposit_seen_at?.getTime() ?? null,
    sentAt: parts.sentAt(payout ?? refund),
    payUntil: row.pay_until.getTime(),
    promise: promiseOf(row),
    endedAt: row.ended_at?.getTime() ?? null,
    holdReason: row.state === 'hold' ? reason : null,
    choices: row.state === 'hold' ? choicesFor(reason, { isOverpaid }) : [],
    choice: row.state === 'hold' ? shownChoice(row.choice) : null,
    held: amount(row.asset_from, held),
    isSettledBefore,
    identification: row.kyc_required ? parts.identification : null,
    confirmationsNeeded: depthOf(needs, row, deposits),
    deposits: deposits.map(depositView),
    unmatchedDeposits: parts.unmatchedDeposits,
    claims: parts.claims,
    messages: parts.messages,
    events,
  }
}

/** Of a part that staff send back the holder hears once it is settled: the rest of it is exchanged. */
function shownChoice(decided: ShownRow['choice']): OrderView['choice'] {
  return decided === 'exchange_rest' ? 'exchange' : decided
}

function depositView(deposit: OrderParts['deposits'][number]): OrderView['deposits'][number] {
  return {
    txId: deposit.tx_id,
    amount: amount(deposit.asset, deposit.units),
    confirmations: deposit.confirmations,
    state: deposit.state,
    seenAt: deposit.seen_at.getTime(),
  }
}

/** Units out are units in less the network fee: a refund costs nothing else. */
function refundOf(
  asset: AssetCode,
  refunds: readonly Refund[],
): Pick<OrderView, 'sentBack' | 'rest' | 'refundFee'> {
  if (refunds.length === 0) return { sentBack: null, rest: null, refundFee: null }
  const rest = refunds.find(({ rest_of }) => rest_of !== null)
  const { units_in, units_out } = sumOf(refunds)
  return {
    sentBack: amount(asset, units_out),
    rest: rest === undefined ? null : amount(asset, rest.units_out),
    refundFee: amount(asset, units_in - units_out),
  }
}

/** What an exchange costs: as it was settled, or as it was agreed before. */
function feesOf(
  row: ShownRow,
  figures: Pick<Figures, 'exchange_fee' | 'gross' | 'network_fee'>,
): Pick<
  OrderView,
  'commission' | 'commissionBps' | 'exchangeFee' | 'networkFee' | 'policyVersion'
> {
  const { asset_to, commission_bps, policy_version } = row
  const { exchange_fee: exchangeFee, gross, network_fee } = figures
  const commissionBps = BigInt(commission_bps)
  const { commission } = partnerFeeOf({ gross, exchangeFee }, { commissionBps, feeShareBps: 0n })
  return {
    exchangeFee: amount(asset_to, exchangeFee),
    commission: amount(asset_to, commission),
    commissionBps,
    policyVersion: policy_version,
    networkFee: amount(asset_to, network_fee),
  }
}

function newAccountOf({ account_cost, account_key, asset_to }: ShownRow): OrderView['newAccount'] {
  return account_key === null
    ? null
    : { key: account_key, cost: amount(asset_to, account_cost ?? 0n) }
}

function partnerOf(row: ShownRow): OrderView['partner'] {
  const { partner_id: partnerId, subaccount_id: subaccountId, user_metadata: userMetadata } = row
  return partnerId === null ? null : { partnerId, subaccountId, userMetadata }
}

function promiseOf({ confirm_until, exposure_held, kind }: ShownRow): OrderView['promise'] {
  if (kind !== 'fixed') return null
  return { confirmUntil: confirm_until.getTime(), isOpen: exposure_held }
}

/** What is safe and neither paid out nor sent back: what the order's holder decides about. */
function heldOf(deposits: readonly Selectable<DepositTable>[]): bigint {
  return deposits
    .filter(({ state, settlement_id }) => state === 'confirmed' && settlement_id === null)
    .filter(({ confirmations, needed }) => confirmations >= needed)
    .reduce((sum, { units }) => sum + units, 0n)
}

/** More than a guaranteed order agreed on, in time and for the first time. */
export function isOverpaidInTime(
  order: Pick<Selectable<OrdersTable>, 'kind' | 'expected_from' | 'pay_until'>,
  came: {
    readonly held: bigint
    readonly deposits: readonly Pick<Selectable<DepositTable>, 'state' | 'seen_at'>[]
    readonly isSettledBefore: boolean
  },
): boolean {
  const late = (seenAt: Date) => seenAt.getTime() > order.pay_until.getTime()
  return (
    order.kind === 'fixed' &&
    !came.isSettledBefore &&
    came.held > order.expected_from &&
    !came.deposits.some(({ state, seen_at }) => state === 'confirmed' && late(seen_at))
  )
}

function aliasOf(name: string | null, provider: string | null): OrderAlias | null {
  return name === null || provider === null ? null : { name, provider }
}

/** The deepest that any of its payments needs; before there is one, what the expected sum would need. */
function depthOf(
  needs: DepthNeeds,
  row: ShownRow,
  deposits: readonly Selectable<DepositTable>[],
): number {
  const there = deposits.filter(({ state }) => state !== 'gone' && state !== 'reversed')
  if (there.length > 0) return Math.max(...there.map(({ needed }) => needed))
  return neededDepth(needs, amount(row.asset_from, row.expected_from), row.policy_version)
}

type Refund = Figures & Pick<Selectable<SettlementTable>, 'rest_of'>
type Figures = Pick<
  Selectable<SettlementTable>,
  'units_in' | 'units_out' | 'gross' | 'exchange_fee' | 'network_fee'
>

function sumOf(settlements: readonly Figures[]): Figures {
  return settlements.reduce((sum, next) => ({
    units_in: sum.units_in + next.units_in,
    units_out: sum.units_out + next.units_out,
    gross: sum.gross + next.gross,
    exchange_fee: sum.exchange_fee + next.exchange_fee,
    network_fee: sum.network_fee + next.network_fee,
  }))
}
