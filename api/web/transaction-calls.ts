import type { Result } from '@causeway/core/result'
import type { UseCases } from '@causeway/server'
import type { FiatOrderView } from '@causeway/server/fiat'
import type {
  OrderHolder,
  OrderNotFound,
  OrderView,
  PlaceOrderInput,
} from '@causeway/server/orders'
import type { Calls, CreateTransactionRequest } from '../contract/index.ts'
import { refuse, refuseRequest, type Wording } from '../failures/index.ts'
import { createTransactionChange } from './change-transaction.ts'
import { type GivenAmount, givenAmount, notPositive } from './given-amount.ts'
import { accountOf, readerOf } from './holder-of.ts'
import { isPublicCode, readOrder } from './read-order.ts'
import { createTransactionReply } from './transaction-reply.ts'

type Needs = { readonly useCases: UseCases; readonly words: Wording }
type TransactionCalls = Pick<
  Calls,
  | 'createTransaction'
  | 'transactions'
  | 'transaction'
  | 'updateTransaction'
  | 'becomeHolder'
  | 'recovery'
>

/** Making, reading and changing orders (EXCH-07, TRACK-05). */
export function createTransactionCalls({ useCases, words }: Needs): TransactionCalls {
  const reply = createTransactionReply(useCases)
  const read = (id: string) => readAnyOrder(useCases, id)
  return {
    createTransaction: async (request, idempotencyKey, caller) => {
      const amount = givenAmount(request)
      if (amount === null) return refuse({ code: 'amount_missing' }, words)
      const refused = notPositive(amount.given)
      if (refused !== null) return refuseRequest(refused)
      const placed = await useCases.placeOrder({
        ...orderInput(request, amount, idempotencyKey),
        callerKey: caller?.address ?? null,
        holderSecrets: caller?.holderSecrets ?? [],
        accountId: caller === undefined ? null : await accountOf({ useCases }, caller),
      })
      if (!placed.ok) return refuse(placed.failure, words)
      const { order, holderSecret, isNew } = placed.value
      return { ok: true, status: isNew ? 201 : 200, body: { ...reply(order, true), holderSecret } }
    },
    transactions: async (page, caller, status) => {
      const holder = await readerOf({ useCases }, caller)
      const { orders, pagesCount } = await useCases.listOrders(holder, page, status ?? null)
      const payouts = orders.map((order) => reply(order, true).transaction)
      return { ok: true, status: 200, body: { payouts, pagesCount } }
    },
    transaction: async (id, caller) => {
      const order = await read(id)
      if (!order.ok) return refuse(order.failure, words)
      const isOwner = await holds(useCases, order.value, await readerOf({ useCases }, caller))
      return { ok: true, status: 200, body: reply(order.value, isOwner) }
    },
    updateTransaction: createTransactionChange({ useCases, words, reply }),
    becomeHolder: async (id, { holderSecret }) => {
      const order = await read(id)
      if (!order.ok) return refuse(order.failure, words)
      if (!(await holds(useCases, order.value, { holderSecrets: [holderSecret] }))) {
        return refuse({ code: 'not_the_holder' }, words)
      }
      return { ok: true, status: 200, body: reply(order.value, true) }
    },
    recovery: async (id, caller) => {
      const order = await read(id)
      if (!order.ok) return refuse(order.failure, words)
      const { heldSecret } = order.value.kind === 'fiat' ? useCases.fiat : useCases
      const holderSecret = await heldSecret(id, caller.holderSecrets)
      if (holderSecret === null) return refuse({ code: 'not_the_holder' }, words)
      return { ok: true, status: 200, body: { transactionId: id, holderSecret } }
    },
  }
}

/** An order of any kind by its public code. */
async function readAnyOrder(
  useCases: UseCases,
  id: string,
): Promise<Result<OrderView | FiatOrderView, OrderNotFound>> {
  const order = await readOrder(useCases, id)
  return order.ok || !isPublicCode(id) ? order : useCases.fiat.readOrder(id)
}

function holds(
  useCases: UseCases,
  { kind, publicCode }: Pick<OrderView | FiatOrderView, 'kind' | 'publicCode'>,
  holder: OrderHolder,
): Promise<boolean> {
  const { holdsOrder } = kind === 'fiat' ? useCases.fiat : useCases
  return holdsOrder(publicCode, holder)
}

function orderInput(
  request: CreateTransactionRequest,
  amount: GivenAmount,
  idempotencyKey: string,
): Omit<PlaceOrderInput, 'callerKey' | keyof OrderHolder> {
  return {
    idempotencyKey,
    from: request.from.toLowerCase(),
    to: request.to.toLowerCase(),
    ...amount,
    kind: request.isFixedRate === true ? 'fixed' : 'float',
    rateId: request.rateId || null,
    destination: request.destinationAddress,
    // An empty text says that the address needs none; null, that nothing was said.
    destinationExtraId: request.extraId ?? null,
    refundAddress: request.refundAddress || null,
    refundExtraId: request.refundExtraId || null,
    ...aliasesOf(request),
    ...(request.newAccountKey ? { newAccountKey: request.newAccountKey } : {}),
    email: request.email || null,
    language: request.language ?? null,
    clientId: request.userMeta?.clientId ?? null,
    refId: request.userMeta?.refId ?? null,
  }
}

function aliasesOf(
  request: CreateTransactionRequest,
): Pick<PlaceOrderInput, 'destinationAlias' | 'refundAlias'> {
  const { destinationAlias, destinationAliasProvider, refundAlias, refundAliasProvider } = request
  return {
    ...(destinationAlias
      ? { destinationAlias: { name: destinationAlias, provider: destinationAliasProvider || null } }
      : {}),
    ...(refundAlias
      ? { refundAlias: { name: refundAlias, provider: refundAliasProvider || null } }
      : {}),
  }
}
