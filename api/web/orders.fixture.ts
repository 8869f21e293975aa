import { randomBytes } from 'node:crypto'
import { amount } from '@causeway/core/money'
import type { Quote } from '@causeway/core/quotes'
import { fail, ok } from '@causeway/core/result'
import type { UseCases } from '@causeway/server'
import type { OrderView, PlaceOrderInput } from '@causeway/server/orders'

// For tests only: orders in memory.

const BAD_ADDRESS = 'bad'

type Order = {
  view: OrderView
  readonly secret: string
  readonly body: string
  readonly accountId: string | null
}
type State = { readonly now: number; readonly broken: boolean }
type OrderUseCases = Pick<
  UseCases,
  | 'placeOrder'
  | 'readOrder'
  | 'listOrders'
  | 'holdsOrder'
  | 'heldSecret'
  | 'joinOrders'
  | 'listFavourites'
  | 'nameFavourite'
  | 'removeFavourite'
  | 'holdOffers'
  | 'isFeedbackDue'
  | 'leaveFeedback'
  | 'changeOrder'
  | 'followOrder'
>

export function createFixtureOrders(state: State, estimate: UseCases['estimate']) {
  const orders = new Map<string, Order>()
  const rated = new Set<string>()
  const listeners = new Map<string, Set<(order: OrderView) => void>>()
  const holds = (code: string, secrets: readonly string[]) =>
    secrets.includes(orders.get(code)?.secret ?? '')
  const useCases: OrderUseCases = {
    placeOrder: placingWith(state, estimate, orders),
    readOrder: async (code) => {
      const order = orders.get(code)
      return order ? ok(order.view) : fail({ code: 'order_not_found' })
    },
    listOrders: async ({ holderSecrets }, page) => {
      const held = [...orders].filter(([code]) => holds(code, holderSecrets))
      return { orders: page === 1 ? held.map(([, { view }]) => view) : [], pagesCount: 1 }
    },
    holdsOrder: async (code, { holderSecrets, accountId = null }) =>
      holds(code, holderSecrets) ||
      (accountId !== null && orders.get(code)?.accountId === accountId),
    heldSecret: async (code, secrets) =>
      holds(code, secrets) ? (orders.get(code)?.secret ?? null) : null,
    holdOffers: () => null,
    joinOrders: async () => 0,
    listFavourites: async () => [],
    nameFavourite: async () => fail({ code: 'favourite_not_found' }),
    removeFavourite: async () => fail({ code: 'favourite_not_found' }),
    isFeedbackDue: async (code, { holderSecrets }) =>
      orders.has(code)
        ? ok(holds(code, holderSecrets) && !rated.has(code))
        : fail({ code: 'order_not_found' }),
    leaveFeedback: async ({ publicCode, holderSecrets }) => {
      if (!holds(publicCode, holderSecrets)) return fail({ code: 'not_the_holder' })
      if (rated.has(publicCode)) return fail({ code: 'feedback_not_due' })
      rated.add(publicCode)
      return ok(null)
    },
    changeOrder: async (input) => {
      const order = orders.get(input.publicCode)
      if (!order) return fail({ code: 'order_not_found' })
      if (!holds(input.publicCode, input.holderSecrets)) return fail({ code: 'not_the_holder' })
      const { refundAddress } = input
      const refund = refundAddress ? { address: refundAddress, extraId: null } : order.view.refund
      order.view = { ...order.view, refund }
      return ok(order.view)
    },
    followOrder: (code, listener) => {
      const set = listeners.get(code) ?? new Set()
      listeners.set(code, set.add(listener))
      return () => set.delete(listener)
    },
  }
  return {
    useCases,
    orders,
    listenerCount: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
    /** Changes an order as the engine would, and tells whoever follows it. */
    change: (code: string, change: Partial<OrderView>) => {
      const order = orders.get(code)
      if (!order) throw new Error('no such order')
      order.view = { ...order.view, ...change }
      for (const listener of listeners.get(code) ?? []) listener(order.view)
    },
  }
}

function placingWith(
  state: State,
  estimate: UseCases['estimate'],
  orders: Map<string, Order>,
): UseCases['placeOrder'] {
  const byKey = new Map<string, Order>()
  return async (input) => {
    if (state.broken) throw new Error('secret detail of our insides')
    if (input.idempotencyKey.length < 16) return fail({ code: 'idempotency_key_malformed' })
    const body = JSON.stringify(input)
    const first = byKey.get(input.idempotencyKey)
    if (first && first.body !== body) return fail({ code: 'idempotency_key_reused' })
    if (first) return ok({ order: first.view, holderSecret: first.secret, isNew: false })
    const estimated = estimate(input)
    if (!estimated.ok) return estimated
    if (input.destination === BAD_ADDRESS) {
      const fits = ['bitcoin', 'bsc']
      return fail({ code: 'address_wrong_network', field: 'destinationAddress', fits })
    }
    const view = viewOf(input, estimated.value.quote, state.now)
    const secret = randomBytes(16).toString('base64url')
    const order = { view, secret, body, accountId: input.accountId ?? null }
    orders.set(view.publicCode, order)
    byKey.set(input.idempotencyKey, order)
    return ok({ order: view, holderSecret: order.secret, isNew: true })
  }
}

function viewOf(input: PlaceOrderInput, quote: Quote, now: number): OrderView {
  const { refundAddress, refundExtraId } = input
  return {
    id: 'internal-id',
    publicCode: randomBytes(16).toString('base64url'),
    kind: quote.kind,
    state: 'waiting',
    from: input.from,
    to: input.to,
    expectedFrom: quote.from,
    expectedTo: quote.to,
    receivedFrom: null,
    sentTo: null,
    sentBack: null,
    rest: null,
    refundFee: null,
    quotedRate: quote.rate,
    settledRate: null,
    exchangeFee: quote.exchangeFee,
    networkFee: quote.networkFee,
    payIn: { address: 'pay-in-address', extraId: '77' },
    destination: { address: input.destination, extraId: input.destinationExtraId },
    refund: refundAddress === null ? null : { address: refundAddress, extraId: refundExtraId },
    destinationAlias: null,
    refundAlias: null,
    fundsRequestProvider: null,
    newAccount: null,
    partner: null,
    email: input.email,
    payInTxId: null,
    payoutTxId: null,
    refundTxId: null,
    createdAt: now,
    depositSeenAt: null,
    sentAt: null,
    payUntil: now + 900_000,
    promise: null,
    endedAt: null,
    holdReason: null,
    choices: [],
    choice: null,
    held: amount(input.from, 0n),
    isSettledBefore: false,
    identification: null,
    confirmationsNeeded: 2,
    deposits: [],
    strays: [],
    claims: [],
    events: [{ sequence: 1, at: now, kind: 'watched', state: 'waiting' }],
  }
}
