import type { OrderChoice } from '@causeway/core/orders'
import { fail, ok, type Result } from '@causeway/core/result'
import type { Selectable } from 'kysely'
import type { OrdersTable, Tx } from '../db/index.ts'
import {
  checkEmail,
  checkPayoutAddress,
  checkRefundAddress,
} from './destinations/check-destination.ts'
import { checkRestricted } from './destinations/check-restricted.ts'
import { type ChangingHolder, changeFailureOf } from './holders/order-holder.ts'
import { type Agreed, agreeOnChoice } from './holds/agree-on-choice.ts'
import { choicesFor, isHeldByCompliance, readHoldReason } from './holds/hold-choices.ts'
import type { OrderNeeds } from './order-needs.ts'
import type { ChangeOrderFailure, ChangeOrderInput, OrderView } from './order-types.ts'
import { readOrderById } from './reading/read-order.ts'
import { lockOrder, noteEvent } from './record-event.ts'

type Order = Selectable<OrdersTable>
type Change = {
  refund_address?: string | null
  refund_extra_id?: string | null
  email?: string | null
  destination_extra_id?: string | null
  choice?: OrderChoice
}
type AskedChange = Omit<ChangeOrderInput, keyof ChangingHolder>
/** The event that a change is remembered by. */
type Noted = {
  readonly kind: 'changed_by_holder' | 'changed_by_operator'
  readonly facts: { readonly reason?: string }
}

export type StaffChange = Pick<
  ChangeOrderInput,
  'publicCode' | 'refundAddress' | 'refundExtraId' | 'choice'
> & { readonly reason: string }

/**
 * The holder changes what can still be changed (TRACK-13): refund address, e-mail, the payout's memo before it is
 * sent, and the choice for an order on hold. Nothing else, and nobody else.
 */
export async function changeOrder(
  needs: OrderNeeds,
  input: ChangeOrderInput,
): Promise<Result<OrderView, ChangeOrderFailure>> {
  const found = await needs.database
    .direct()
    .selectFrom('orders')
    .select(['id', 'holder_hash', 'account_id', 'asset_from'])
    .where('public_code', '=', input.publicCode)
    .executeTakeFirst()
  if (found === undefined) return fail({ code: 'order_not_found' })
  const code = changeFailureOf(found, input, needs.clock.now())
  if (code !== null) return fail({ code })
  return makeChange(needs, found, { input, kind: 'changed_by_holder', facts: {} })
}

/**
 * Staff change an order for its holder, who has asked for it and proved who they are: the refund address, or on hold that
 * it is exchanged at the current rate or sent back. The same rules hold as for the holder; the reason is kept in the
 * order's events. Who may ask for it is the caller's to decide (OPS-07).
 */
export async function changeOrderByStaff(
  needs: OrderNeeds,
  asked: StaffChange,
): Promise<Result<OrderView, ChangeOrderFailure>> {
  const { reason, ...input } = asked
  const found = await needs.database
    .direct()
    .selectFrom('orders')
    .select(['id', 'asset_from'])
    .where('public_code', '=', input.publicCode)
    .executeTakeFirst()
  if (found === undefined) return fail({ code: 'order_not_found' })
  return makeChange(needs, found, { input, kind: 'changed_by_operator', facts: { reason } })
}

async function makeChange(
  needs: OrderNeeds,
  found: Pick<Order, 'id' | 'asset_from'>,
  { input, ...event }: Noted & { readonly input: AskedChange },
): Promise<Result<OrderView, ChangeOrderFailure>> {
  const restricted = await screenRefundAddress(needs, found.asset_from, input)
  if (!restricted.ok) return restricted
  const changed = await needs.database.transaction('change_order', async (tx) => {
    const order = await lockOrder(tx, found.id)
    const change = decideChange(needs, order, input)
    if (!change.ok) return change
    if (isAskedAgain(order, input, change.value)) return change
    const agreed = await agreeOnChoice(tx, needs, order, { ...input, choice: change.value.choice })
    if (!agreed.ok) return agreed
    await saveChange(tx, needs, order, { ...event, change: change.value, agreed: agreed.value })
    return change
  })
  if (!changed.ok) return changed
  needs.watch.changed(found.id)
  needs.wake('orders')
  return ok(await readOrderById(needs, found.id))
}

/** Asked before the row is locked. An address that the chain's rules refuse is refused below, in its own words. */
async function screenRefundAddress(
  needs: OrderNeeds,
  asset: string,
  { refundAddress, refundExtraId }: AskedChange,
): Promise<Result<unknown, ChangeOrderFailure>> {
  const coin = needs.catalogue.find(asset)
  if (coin === undefined || !refundAddress) return ok(null)
  const checked = checkRefundAddress(needs, coin, refundAddress, refundExtraId ?? null)
  if (!checked.ok) return ok(null)
  return checkRestricted(needs, coin, { ...checked.value, direction: 'refund' })
}

function decideChange(
  needs: OrderNeeds,
  order: Order,
  input: AskedChange,
): Result<Change, ChangeOrderFailure> {
  const change: Change = {}
  if (input.refundAddress !== undefined) {
    const refund = refundChange(needs, order, input)
    if (!refund.ok) return refund
    Object.assign(change, refund.value)
  }
  if (input.email !== undefined) {
    const email = checkEmail(input.email)
    if (!email.ok) return email
    change.email = email.value
  }
  if (input.extraId !== undefined) {
    const memo = memoChange(needs, order, input.extraId)
    if (!memo.ok) return memo
    Object.assign(change, memo.value)
  }
  if (input.choice !== undefined) {
    const choice = choose(order, input.choice, change)
    if (!choice.ok) return choice
    change.choice = choice.value
  }
  return ok(change)
}

function refundChange(
  needs: OrderNeeds,
  order: Order,
  input: AskedChange,
): Result<Change, ChangeOrderFailure> {
  if (order.state === 'refunding' || order.state === 'refunded') {
    return fail({ code: 'change_too_late' })
  }
  const text = input.refundAddress?.trim() ?? ''
  if (text === '') {
    // A guaranteed order may come to need it at any time.
    if (order.kind === 'fixed') return fail({ code: 'refund_address_missing' })
    return ok({ refund_address: null, refund_extra_id: null })
  }
  const coin = needs.catalogue.find(order.asset_from)
  if (coin === undefined) throw new Error(`${order.asset_from} is no longer in the catalogue`)
  const checked = checkRefundAddress(needs, coin, text, input.refundExtraId ?? null)
  if (!checked.ok) return checked
  return ok({ refund_address: checked.value.address, refund_extra_id: checked.value.extraId })
}

const BEFORE_PAYOUT = new Set(['new', 'waiting', 'confirming', 'hold', 'expired'])

function memoChange(
  needs: OrderNeeds,
  order: Order,
  extraId: string | null,
): Result<Change, ChangeOrderFailure> {
  if (!BEFORE_PAYOUT.has(order.state)) return fail({ code: 'change_too_late' })
  const coin = needs.catalogue.find(order.asset_to)
  if (coin === undefined) throw new Error(`${order.asset_to} is no longer in the catalogue`)
  const checked = checkPayoutAddress(needs, coin, order.destination, extraId)
  return checked.ok ? ok({ destination_extra_id: checked.value.extraId }) : checked
}

function choose(
  order: Order,
  choice: OrderChoice,
  change: Change,
): Result<OrderChoice, ChangeOrderFailure> {
  if (order.state !== 'hold') return fail({ code: 'choice_not_offered' })
  // Whether so much came that what was agreed can be exchanged alone is looked at below.
  if (!choicesFor(readHoldReason(order.hold_reason), { isOverpaid: true }).includes(choice)) {
    return fail({ code: 'choice_not_offered' })
  }
  if (choice === 'exchange') return ok(choice)
  const address = change.refund_address === undefined ? order.refund_address : change.refund_address
  if (address === null) return fail({ code: 'refund_address_missing' })
  return ok(choice)
}

/** The choice that stands already, without a new offer: it is neither told twice nor does it hurry the order. */
function isAskedAgain(order: Order, { offerId }: AskedChange, change: Change): boolean {
  const isAnew = offerId !== undefined && offerId !== null
  const isSame = Object.keys(change).join() === 'choice' && change.choice === order.choice
  return isSame && !isAnew && order.agreed_in === null
}

async function saveChange(
  tx: Tx,
  needs: OrderNeeds,
  order: Order,
  { agreed, change, facts, kind }: Noted & { readonly change: Change; readonly agreed: Agreed },
): Promise<void> {
  const isChosen = change.choice !== undefined
  await noteEvent(tx, order, kind, {
    at: new Date(needs.clock.now()),
    // What was changed is remembered; the personal values are not kept twice.
    facts: { ...facts, fields: Object.keys(change), choice: change.choice ?? null },
    set: isChosen ? { ...change, ...agreed } : change,
    // What compliance waits for may be the address that was just given.
    ...(isChosen || isHeldByCompliance(order) ? { due: 0 } : {}),
  })
}
