import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { EraseNeeds } from '../accounts/index.ts'
import { eraseCustomer } from '../customers/erase-customer.ts'
import { resetSecondFactor } from '../customers/reset-second-factor.ts'
import { changeOrderByStaff, refundHeldOrder, refundPart, releaseOrder } from '../orders/index.ts'
import { type ResetBreakerNeeds, resetBreaker } from '../price-desk/reset-breaker.ts'
import { type SetHandPriceNeeds, setHandPrice } from '../price-desk/set-hand-price.ts'
import { inviteStaff } from '../staff/members/invite-staff.ts'
import { changeStaffRole, resetStaffAccess } from '../staff/members/manage-staff.ts'
import type { StaffNeeds } from '../staff/staff-needs.ts'
import { type ChangeTradingNeeds, changeTrading } from '../trading/change-trading.ts'
import type { Executors } from './approval-needs.ts'
import type { Executed, Intents } from './approval-types.ts'
import { type MoneyNeeds, moneyExecutors } from './money-executors.ts'

type Needs = MoneyNeeds &
  StaffNeeds &
  EraseNeeds &
  ChangeTradingNeeds &
  ResetBreakerNeeds &
  SetHandPriceNeeds

const MAILED = ', and the link goes out by mail'

/** The use cases behind each kind of proposal. */
export function createExecutors(needs: Needs): Executors {
  const shown = (token: string) => (needs.isLinkShown ? { invitation: token } : {})
  return {
    'customer.erase': async (intent, actor) => {
      const erased = await eraseCustomer(needs, intent, actor)
      return erased.ok ? ok({ says: 'The customer’s data is erased' }) : erased
    },
    'customer.second_factor': async (intent, actor) => {
      const reset = await resetSecondFactor(needs, intent, actor)
      return reset.ok ? ok({ says: 'The second factor is off' }) : reset
    },
    ...orderExecutors(needs),
    ...moneyExecutors(needs),
    'trading.change': async (intent, actor) => {
      const changed = await changeTrading(needs, intent, actor)
      return changed.ok ? ok({ says: 'The new settings are in force' }) : changed
    },
    'breaker.reset': async (intent, actor) => {
      const reset = await resetBreaker(needs, intent, actor)
      return reset.ok ? ok({ says: `${intent.asset} is open again` }) : reset
    },
    'price.set': async (intent, actor) => {
      const set = await setHandPrice(needs, intent, actor)
      return set.ok ? ok({ says: `The price of ${intent.asset} is set by hand` }) : set
    },
    'staff.invite': async (intent, actor) => {
      const invited = await inviteStaff(needs, intent, actor)
      if (!invited.ok) return invited
      return ok({ says: `${intent.email} is invited${MAILED}`, ...shown(invited.value.token) })
    },
    'staff.role': async (intent, actor) => {
      const changed = await changeStaffRole(needs, intent, actor)
      return changed.ok ? ok({ says: `The role is ${intent.role} now` }) : changed
    },
    'staff.reset': async ({ staffId }, actor) => {
      const reset = await resetStaffAccess(needs, staffId, actor)
      if (!reset.ok) return reset
      return ok({ says: `The link for a new start is made${MAILED}`, ...shown(reset.value.token) })
    },
  }
}

type OrderKind = Extract<keyof Executors, `order.${string}`>

function orderExecutors(needs: Needs): Pick<Executors, OrderKind> {
  return {
    'order.release': async (intent) => {
      const done = await releaseOrder(needs, intent)
      if (!done.ok) return done
      needs.wake()
      return ok({ says: 'The order goes on' })
    },
    'order.refund': (intent) => refundAsProposed(needs, intent),
    'order.refund_part': async (intent) => {
      const decided = await refundPart(needs, intent)
      return decided.ok ? ok({ says: 'A part is sent back, and the rest exchanged' }) : decided
    },
    'order.refund_address': async (intent) => {
      const changed = await changeOrderByStaff(needs, intent)
      return changed.ok ? ok({ says: 'The refund address is changed' }) : changed
    },
    'order.exchange': async (intent) => {
      const chosen = await changeOrderByStaff(needs, { ...intent, choice: 'exchange' })
      return chosen.ok ? ok({ says: 'The order is exchanged at the current rate' }) : chosen
    },
  }
}

/** Refunds an order where its refund address still is what two people saw. */
async function refundAsProposed(
  needs: Needs,
  { publicCode, reason, refundAddress, refundExtraId }: Intents['order.refund'],
): Promise<Result<Executed, Failure<string>>> {
  const order = await needs.database
    .direct()
    .selectFrom('orders')
    .select(['refund_address', 'refund_extra_id'])
    .where('public_code', '=', publicCode)
    .executeTakeFirst()
  if (order === undefined) return fail({ code: 'order_not_found' })
  const isSame = order.refund_address === refundAddress && order.refund_extra_id === refundExtraId
  if (!isSame) return fail({ code: 'refund_address_changed' })
  const done = await refundHeldOrder(needs, { publicCode, reason })
  if (!done.ok) return done
  needs.wake()
  const isOnItsWay = refundAddress !== null
  return ok({
    says: isOnItsWay ? 'The refund is on its way' : 'The customer is asked for an address',
  })
}
