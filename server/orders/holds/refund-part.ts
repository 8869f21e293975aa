import { type Amount, amount, formatUnits, parseAmount } from '@causeway/core/money'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { Selectable } from 'kysely'
import type { OrdersTable, Queryable } from '../../db/index.ts'
import type { OrderNeeds } from '../order-needs.ts'
import type { HoldReason } from '../order-types.ts'
import { lockOrder, noteEvent } from '../record-event.ts'
import { coinOf, marketTerms, refundTerms } from '../settlement/settlement-terms.ts'
import { hasSettlement } from '../settlement/write-settlement.ts'
import { heldUnits, NOTHING_AGREED } from './agree-on-choice.ts'
import { readHoldReason } from './hold-choices.ts'

type Order = Selectable<OrdersTable>
type Needs = Pick<OrderNeeds, 'database' | 'catalogue' | 'termsOf' | 'freshSnapshot'>

/** A partial refund as two people see it; sums in whole coins of `currency`. */
export type PartialRefund = {
  readonly publicCode: string
  readonly reason: string
  readonly currency: string
  /** All that the order holds; `refund` goes back less `networkFee`, and `exchanged` is paid out at the market. */
  readonly held: string
  readonly refund: string
  readonly networkFee: string
  readonly exchanged: string
  readonly refundAddress: string
  readonly refundExtraId: string | null
}

export type PartialRefundFailure = Failure<
  | ('order_not_found' | 'reason_missing' | 'not_on_hold' | 'amount_malformed')
  | ('refund_address_missing' | 'refund_too_small' | 'refund_part_too_large')
  /** What is left is below or above what the pair exchanges. */
  | ('rest_too_small' | 'rest_too_large')
>

/** Held for one of these, an order can be settled in two parts; compliance and refused payouts have ways of their own. */
const DIVISIBLE: ReadonlySet<HoldReason> = new Set([
  'amount_differs',
  'amount_too_large',
  'paid_late',
  'by_staff',
])

/** What of a held order goes back and what is exchanged if `refund` whole coins go back. Writes nothing. */
export async function planPartialRefund(
  needs: Needs,
  asked: { readonly publicCode: string; readonly refund: string; readonly reason: string },
): Promise<Result<PartialRefund, PartialRefundFailure>> {
  if (asked.reason.trim() === '') return fail({ code: 'reason_missing' })
  const direct = needs.database.direct()
  const order = await direct
    .selectFrom('orders')
    .selectAll()
    .where('public_code', '=', asked.publicCode)
    .executeTakeFirst()
  if (order === undefined) return fail({ code: 'order_not_found' })
  const divided = await divide(direct, needs, order, asked.refund)
  return divided.ok ? ok({ ...divided.value.shown, reason: asked.reason }) : divided
}

/**
 * Sends a part of a held order back and has the rest exchanged at the market, as two people approved it (OPS-09.6): for
 * exactly the sum that is held, to the same address and for the same network fee. `partial_refund_changed`: one of these is
 * another by now. The engine asks the holder instead where more arrives before it is settled.
 */
export async function refundPart(
  needs: Needs & Pick<OrderNeeds, 'clock' | 'watch' | 'wake'>,
  approved: PartialRefund,
): Promise<Result<null, PartialRefundFailure | Failure<'partial_refund_changed'>>> {
  const found = await needs.database
    .direct()
    .selectFrom('orders')
    .select('id')
    .where('public_code', '=', approved.publicCode)
    .executeTakeFirst()
  if (found === undefined) return fail({ code: 'order_not_found' })
  const done = await needs.database.transaction('refund_part', async (tx) => {
    const order = await lockOrder(tx, found.id)
    const divided = await divide(tx, needs, order, approved.refund)
    if (!divided.ok) return divided
    const { held, part, shown } = divided.value
    const now = { ...shown, reason: approved.reason }
    const fields = Object.keys(now) as (keyof PartialRefund)[]
    if (fields.some((field) => now[field] !== approved[field])) {
      return fail({ code: 'partial_refund_changed' } as const)
    }
    const { exchanged, networkFee, reason, refund } = approved
    await noteEvent(tx, order, 'partial_refund_decided', {
      at: new Date(needs.clock.now()),
      facts: { reason, refund, networkFee, exchanged },
      set: {
        ...NOTHING_AGREED,
        choice: 'exchange_rest',
        agreed_in: held.units,
        refund_part: part.units,
        is_held_by_staff: false,
        // A hold by hand ends with the decision; what compliance asks is still asked before anything moves.
        ...(order.hold_reason === 'by_staff' ? { hold_reason: 'amount_differs' } : {}),
      },
      due: 0,
    })
    return ok(null)
  })
  if (!done.ok) return done
  needs.watch.changed(found.id)
  needs.wake('orders')
  return done
}

/** True where a part of what the order holds could be sent back. */
export function isDivisible(order: Pick<Order, 'state' | 'hold_reason'>): boolean {
  const reason = order.state === 'hold' ? readHoldReason(order.hold_reason) : null
  return reason !== null && DIVISIBLE.has(reason)
}

type Divided = {
  readonly held: Amount
  readonly part: Amount
  readonly shown: Omit<PartialRefund, 'reason'>
}

async function divide(
  database: Queryable,
  needs: Needs,
  order: Order,
  refund: string,
): Promise<Result<Divided, PartialRefundFailure>> {
  if (!isDivisible(order)) return fail({ code: 'not_on_hold' })
  if (order.refund_address === null) return fail({ code: 'refund_address_missing' })
  const coin = coinOf(needs.catalogue, order.asset_from)
  const read = parseAmount(refund, coin)
  if (!read.ok) return fail({ code: 'amount_malformed' })
  const part = read.value
  const held = amount(order.asset_from, await heldUnits(database, order, 'deep'))
  const back = refundTerms(needs, order.policy_version, part)
  if (back === null) return fail({ code: 'refund_too_small' })
  if (part.units >= held.units) return fail({ code: 'refund_part_too_large' })
  const rest = amount(order.asset_from, held.units - part.units)
  // An account is made, and paid for, once. Without prices the engine waits for them.
  const isFirst = !(await hasSettlement(database, order.id))
  const terms = marketTerms(needs, isFirst ? order : { ...order, account_cost: null }, rest)
  if (terms === 'amount_too_small') return fail({ code: 'rest_too_small' })
  if (terms === 'amount_too_large') return fail({ code: 'rest_too_large' })
  const whole = ({ units }: Amount) => formatUnits(units, coin.decimals)
  return ok({
    held,
    part,
    shown: {
      publicCode: order.public_code,
      currency: coin.ticker,
      held: whole(held),
      refund: whole(part),
      networkFee: whole(back.networkFee),
      exchanged: whole(rest),
      refundAddress: order.refund_address,
      refundExtraId: order.refund_extra_id,
    },
  })
}
