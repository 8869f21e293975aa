import type { IdentificationStatus } from '@causeway/core/compliance'
import { amount, rate } from '@causeway/core/money'
import { fail, ok, type Result } from '@causeway/core/result'
import { type Selectable, sql } from 'kysely'
import { readIdentification } from '../compliance/index.ts'
import type {
  Database,
  DepositTable,
  OrdersTable,
  Queryable,
  SettlementTable,
  TransferTable,
} from '../db/index.ts'
import { choicesFor, readHoldReason } from './hold-choices.ts'
import { holdsSecret } from './holder-secret.ts'
import { type DepthNeeds, neededDepth } from './needed-depth.ts'
import { isHeldBy, type OrderHolder } from './order-holder.ts'
import type {
  OrderAlias,
  OrderEventView,
  OrderNotFound,
  OrderView,
  StrayPayment,
} from './order-types.ts'
import { readStrays } from './read-strays.ts'

type Needs = DepthNeeds & { readonly database: Database }
type OrderRow = Selectable<OrdersTable>
type Unshown =
  | 'agreed_in'
  | 'agreed_gross'
  | 'agreed_exchange_fee'
  | 'agreed_network_fee'
  | 'agreed_snapshot'
  | 'event_count'
  | 'version'
  | 'due_at'
  | 'attempts'
  | 'last_error'
  | 'dead'
type ShownRow = Omit<OrderRow, Unshown>
/** What an order's creation writes and a view shows. */
export type NewOrderRow = Omit<
  ShownRow,
  'hold_reason' | 'choice' | 'deposit_seen_at' | 'ended_at' | 'funds_request_provider'
>

/** An order by its public code, with everything that is known of it. */
export async function readOrder(
  needs: Needs,
  publicCode: string,
): Promise<Result<OrderView, OrderNotFound>> {
  const row = await needs.database
    .direct()
    .selectFrom('orders')
    .selectAll()
    .where('public_code', '=', publicCode)
    .executeTakeFirst()
  return row === undefined ? fail({ code: 'order_not_found' }) : ok(await viewOf(needs, row))
}

/** An order by its internal id; throws where there is none. */
export async function readOrderById(needs: Needs, id: string): Promise<OrderView> {
  const row = await needs.database
    .direct()
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return viewOf(needs, row)
}

/** True where the caller holds the order by a secret or by his account. */
export async function holdsOrder(
  needs: Pick<Needs, 'database'>,
  publicCode: string,
  holder: OrderHolder,
): Promise<boolean> {
  if (holder.holderSecrets.length === 0 && !holder.accountId) return false
  const row = await needs.database
    .direct()
    .selectFrom('orders')
    .select(['holder_hash', 'account_id'])
    .where('public_code', '=', publicCode)
    .executeTakeFirst()
  return row !== undefined && isHeldBy(row, holder)
}

/** The one of the secrets that is the order's; null where none is. */
export async function heldSecret(
  needs: Pick<Needs, 'database'>,
  publicCode: string,
  secrets: readonly string[],
): Promise<string | null> {
  if (secrets.length === 0) return null
  const row = await needs.database
    .direct()
    .selectFrom('orders')
    .select('holder_hash')
    .where('public_code', '=', publicCode)
    .executeTakeFirst()
  if (row === undefined) return null
  return secrets.find((secret) => holdsSecret(row.holder_hash, [secret])) ?? null
}

/** An order as it was just inserted, without asking for it again. */
export function viewOfNewOrder(needs: DepthNeeds, inserted: NewOrderRow): OrderView {
  const at = inserted.created_at.getTime()
  const events = [{ sequence: 1, kind: 'created', state: inserted.state, at }]
  return viewFrom(
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

async function viewOf(needs: Needs, row: OrderRow): Promise<OrderView> {
  return viewFrom(needs, row, await readParts(needs.database.direct(), row))
}

function viewFrom(needs: DepthNeeds, row: ShownRow, parts: Parts): OrderView {
  const { deposits, settlements, events } = parts
  const payouts = settlements.filter((settlement) => settlement.kind === 'payout')
  const payout = payouts.at(-1)
  const refund = settlements.findLast((settlement) => settlement.kind === 'refund')
  // An order that was paid again has more than one payout: its figures count them all, as `receivedFrom` does.
  const paid = payout === undefined ? null : sumOf(payouts)
  const received = deposits
    .filter((deposit) => deposit.state === 'confirmed' || deposit.state === 'settled')
    .reduce((sum, deposit) => sum + deposit.units, 0n)
  const reason = readHoldReason(row.hold_reason)
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
    quotedRate: rate({ from: row.asset_from, to: row.asset_to }, row.gross, row.expected_from),
    settledRate:
      paid === null
        ? null
        : rate({ from: row.asset_from, to: row.asset_to }, paid.gross, paid.units_in),
    exchangeFee: amount(row.asset_to, paid?.exchange_fee ?? row.exchange_fee),
    networkFee: amount(row.asset_to, paid?.network_fee ?? row.network_fee),
    payIn: { address: row.pay_in_address, extraId: row.pay_in_extra_id },
    destination: { address: row.destination, extraId: row.destination_extra_id },
    refund:
      row.refund_address === null
        ? null
        : { address: row.refund_address, extraId: row.refund_extra_id },
    destinationAlias: aliasOf(row.destination_alias, row.destination_alias_provider),
    refundAlias: aliasOf(row.refund_alias, row.refund_alias_provider),
    fundsRequestProvider: row.funds_request_provider,
    newAccount:
      row.account_key === null
        ? null
        : { key: row.account_key, cost: amount(row.asset_to, row.account_cost ?? 0n) },
    email: row.email,
    payInTxId: deposits[0]?.tx_id ?? null,
    payoutTxId: parts.txIdOf(payout),
    refundTxId: parts.txIdOf(refund),
    createdAt: row.created_at.getTime(),
    depositSeenAt: row.deposit_seen_at?.getTime() ?? null,
    sentAt: parts.sentAt(payout ?? refund),
    payUntil: row.pay_until.getTime(),
    endedAt: row.ended_at?.getTime() ?? null,
    holdReason: row.state === 'hold' ? reason : null,
    choices: row.state === 'hold' ? choicesFor(reason) : [],
    choice: row.state === 'hold' ? row.choice : null,
    held: amount(row.asset_from, heldOf(deposits)),
    isSettledBefore: settlements.length > 0,
    identification: row.kyc_required ? parts.identification : null,
    confirmationsNeeded: depthOf(needs, row, deposits),
    deposits: deposits.map((deposit) => ({
      txId: deposit.tx_id,
      amount: amount(deposit.asset, deposit.units),
      confirmations: deposit.confirmations,
      state: deposit.state,
      seenAt: deposit.seen_at.getTime(),
    })),
    strays: parts.strays,
    events,
  }
}

/** What is safe and neither paid out nor sent back: what the order's holder decides about. */
function heldOf(deposits: readonly Selectable<DepositTable>[]): bigint {
  return deposits
    .filter(({ state, settlement_id }) => state === 'confirmed' && settlement_id === null)
    .filter(({ confirmations, needed }) => confirmations >= needed)
    .reduce((sum, { units }) => sum + units, 0n)
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
  return neededDepth(needs, amount(row.asset_from, row.expected_from))
}

type Parts = {
  readonly deposits: readonly Selectable<DepositTable>[]
  readonly settlements: readonly Selectable<SettlementTable>[]
  readonly strays: readonly StrayPayment[]
  readonly identification: IdentificationStatus
  readonly events: readonly OrderEventView[]
  readonly txIdOf: (settlement: Selectable<SettlementTable> | undefined) => string | null
  readonly sentAt: (settlement: Selectable<SettlementTable> | undefined) => number | null
}

async function readParts(database: Queryable, row: OrderRow): Promise<Parts> {
  const events = await readEvents(database, row.id)
  // Most reads are of orders that nothing has reached yet.
  if (row.state === 'new' || row.event_count <= 1) {
    return untouched(events)
  }
  const [deposits, settlements, transfers, strays, identification] = await Promise.all([
    database
      .selectFrom('deposit')
      .selectAll()
      .where('order_id', '=', row.id)
      .orderBy('id')
      .execute(),
    database
      .selectFrom('settlement')
      .selectAll()
      .where('order_id', '=', row.id)
      .where('taken_back_at', 'is', null)
      .orderBy('number')
      .execute(),
    readTransfers(database, row.id),
    readStrays(database, row),
    row.kyc_required ? readIdentification(database, row.id) : ('none' as const),
  ])
  const transferOf = (settlement: Selectable<SettlementTable> | undefined) =>
    transfers.find((transfer) => transfer.settlement_id === settlement?.id)
  return {
    deposits,
    settlements,
    strays,
    identification,
    events,
    txIdOf: (settlement) => transferOf(settlement)?.tx_id ?? null,
    sentAt: (settlement) => transferOf(settlement)?.broadcast_at?.getTime() ?? null,
  }
}

/** Of an order that nothing has reached yet. */
function untouched(events: readonly OrderEventView[]): Parts {
  return {
    deposits: [],
    settlements: [],
    strays: [],
    identification: 'none',
    events,
    txIdOf: () => null,
    sentAt: () => null,
  }
}

type TransferFacts = Pick<Selectable<TransferTable>, 'settlement_id' | 'broadcast_at'> & {
  readonly tx_id: string | null
}

async function readTransfers(
  database: Queryable,
  orderId: string,
): Promise<readonly TransferFacts[]> {
  return (
    database
      .selectFrom('transfer')
      .leftJoin('transfer_transaction', 'transfer_transaction.transfer_id', 'transfer.id')
      .select(['transfer.settlement_id', 'transfer.broadcast_at', 'transfer_transaction.tx_id'])
      .where('transfer.order_id', '=', orderId)
      // A transaction id is shown once it was handed to the network, never while it is only signed.
      .where('transfer.broadcast_at', 'is not', null)
      // Of several attempts the one counts that the chain confirmed; before that, the newest.
      .orderBy(sql`transfer_transaction.fee_units is null`)
      .orderBy('transfer_transaction.attempt', 'desc')
      .execute()
  )
}

async function readEvents(
  database: Queryable,
  orderId: string,
): Promise<readonly OrderEventView[]> {
  const rows = await database
    .selectFrom('order_event')
    .select(['sequence', 'kind', 'state', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('sequence')
    .execute()
  return rows.map((row) => ({ ...row, at: row.at.getTime() }))
}

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
