import { type StepEnd, traced } from '@causeway/core/ports'
import type { UseCases } from '@causeway/server'
import {
  listFavourites,
  nameFavourite,
  removeFavourite,
  saveFavourites,
} from '@causeway/server/accounts'
import { isFeedbackDue, leaveFeedback } from '@causeway/server/feedback/leave-feedback'
import { joinFiatOrders, listHeldOrders } from '@causeway/server/fiat'
import { writeToShop } from '@causeway/server/order-messages/send-order-message'
import {
  changeOrder,
  heldSecret,
  holdOffers,
  holdsOrder,
  joinOrders,
  type OrderNeeds,
  type PlaceOrderInput,
  placeOrder,
  readOrder,
  renameAccount,
} from '@causeway/server/orders'
import { decideClaimsOf, findPayment } from '@causeway/server/payment-claims'
import type { Alarms } from './alarms.ts'

type OrderCase =
  | 'listFavourites'
  | 'nameFavourite'
  | 'removeFavourite'
  | 'placeOrder'
  | 'readOrder'
  | 'listOrders'
  | 'holdsOrder'
  | 'joinOrders'
  | 'heldSecret'
  | 'holdOffers'
  | 'decideClaims'
  | 'findPayment'
  | 'isFeedbackDue'
  | 'leaveFeedback'
  | 'writeToShop'
  | 'renameAccount'
  | 'changeOrder'

/** What holders do with their orders, joined with what it needs. */
export function orderCases(
  needs: OrderNeeds & Pick<Alarms, 'onError' | 'alert'>,
): Pick<UseCases, OrderCase> {
  return {
    listFavourites: (accountId, wanted) => listFavourites(needs, accountId, wanted),
    nameFavourite: (accountId, asked) => nameFavourite(needs, accountId, asked),
    removeFavourite: (accountId, id) => removeFavourite(needs, accountId, id),
    placeOrder: async (input) => {
      const placed = await traced(
        needs.tracing,
        'order.place',
        () => placeOrder(needs, input),
        (done) => firstStepOf(done, input),
      )
      if (placed.ok && placed.value.isNew && input.accountId) {
        // The order stands: a convenience for the next one must not make it look refused.
        await saveFavourites(needs, input.accountId, placed.value.order).catch((error: unknown) =>
          needs.onError('favourites', error),
        )
      }
      return placed
    },
    readOrder: (publicCode) => readOrder(needs, publicCode),
    listOrders: (holder, page, filter) => listHeldOrders(needs, holder, page, filter),
    holdsOrder: (publicCode, holder) => holdsOrder(needs, publicCode, holder),
    joinOrders: async (accountId, holderSecrets) =>
      (await joinOrders(needs, accountId, holderSecrets)) +
      (await joinFiatOrders(needs, accountId, holderSecrets)),
    heldSecret: (publicCode, secrets) => heldSecret(needs, publicCode, secrets),
    holdOffers: (order) => holdOffers(needs, order),
    decideClaims: (asked) => decideClaimsOf(needs, asked),
    findPayment: (input) => findPayment(needs, input),
    isFeedbackDue: (publicCode, holder) => isFeedbackDue(needs, publicCode, holder),
    leaveFeedback: (input) => leaveFeedback(needs, input),
    writeToShop: (input) => writeToShop(needs, input),
    renameAccount: (input) => renameAccount(needs, input),
    changeOrder: (input) => changeOrder(needs, input),
  }
}

/** Of a request that made an order; a repeat or a refusal belongs to no trace. */
function firstStepOf(
  done: Awaited<ReturnType<typeof placeOrder>> | undefined,
  { from, kind, to }: PlaceOrderInput,
): StepEnd {
  const made = done?.ok && done.value.isNew ? done.value.order.id : null
  return { orderId: made, isFirst: true, facts: { from, to, kind } }
}
