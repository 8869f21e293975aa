import type { Failure, Result } from '@causeway/core/result'
import type { UseCases } from '@causeway/server'
import type { FiatOrderView } from '@causeway/server/fiat'
import type {
  ChangeOrderFailure,
  ChangeOrderInput,
  OrderHolder,
  OrderNotFound,
  OrderView,
  PlaceOrderInput,
  RenameAccountFailure,
} from '@causeway/server/orders'
import type {
  Answer,
  Calls,
  CreateTransactionRequest,
  TransactionReply,
  UpdateTransactionRequest,
} from '../contract/index.ts'
import { refuse, refuseRequest, type Wording } from '../failures/index.ts'
import { type GivenAmount, givenAmount, notPositive } from './given-amount.ts'
import { accountOf, holderOf, readerOf } from './holder-of.ts'
import { isPublicCode, readOrder } from './read-order.ts'
import { createTransactionReply } from './transaction-reply.ts'

type Needs = { readonly useCases: UseCases; readonly words: Wording }
type Refusal = Extract<Answer<unknown>, { readonly ok: false }>
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
    updateTransaction: async (id, request, caller): Promise<Answer<TransactionReply>> => {
      if (!isPublicCode(id)) return refuse({ code: 'order_not_found' }, words)
      const { newAccountName: name } = request
      const holder = await holderOf({ useCases }, caller, request.holderSecret)
      if (name !== undefined) {
        const renamed = await useCases.renameAccount({ publicCode: id, ...holder, name })
        if (!renamed.ok) return refuse(await whyUnchanged(useCases, id, renamed.failure), words)
        return { ok: true, status: 200, body: reply(renamed.value, true) }
      }
      const changed = await useCases.changeOrder(changeInput(id, request, holder))
      if (changed.ok) return { ok: true, status: 200, body: reply(changed.value, true) }
      const refused = refuse(await whyUnchanged(useCases, id, changed.failure), words)
      const isStale = staleOffers.has(changed.failure.code)
      return isStale ? withFreshOffers(refused, await readOrder(useCases, id), reply) : refused
    },
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

/** Fiat orders are found here too, and changed with their providers. */
async function whyUnchanged<F extends ChangeOrderFailure | RenameAccountFailure>(
  useCases: UseCases,
  id: string,
  failure: F,
): Promise<F | Failure<'fiat_order_unchangeable'>> {
  if (failure.code !== 'order_not_found') return failure
  return (await useCases.fiat.readOrder(id)).ok ? { code: 'fiat_order_unchangeable' } : failure
}

function holds(
  useCases: UseCases,
  { kind, publicCode }: Pick<OrderView | FiatOrderView, 'kind' | 'publicCode'>,
  holder: OrderHolder,
): Promise<boolean> {
  const { holdsOrder } = kind === 'fiat' ? useCases.fiat : useCases
  return holdsOrder(publicCode, holder)
}

const staleOffers: ReadonlySet<string> = new Set(['offer_expired', 'offer_withdrawn'])

/** The refusal with what may be chosen now, so that its holder need not ask again. */
function withFreshOffers(
  refused: Refusal,
  order: Awaited<ReturnType<typeof readOrder>>,
  reply: (order: OrderView, isOwner: boolean) => TransactionReply,
): Refusal {
  if (!order.ok) return refused
  const { error } = refused.body
  const { offers } = reply(order.value, true).transaction
  return { ...refused, body: { error: { ...error, details: { ...error.details, offers } } } }
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

function changeInput(
  publicCode: string,
  request: UpdateTransactionRequest,
  holder: OrderHolder,
): ChangeOrderInput {
  const { refundAddress, refundExtraId, email, extraId, choice, offerId } = request
  return {
    publicCode,
    ...holder,
    ...(refundAddress === undefined ? {} : { refundAddress: refundAddress || null }),
    ...(refundExtraId === undefined ? {} : { refundExtraId: refundExtraId || null }),
    ...(email === undefined ? {} : { email: email || null }),
    ...(extraId === undefined ? {} : { extraId }),
    ...(choice === undefined ? {} : { choice }),
    ...(offerId ? { offerId } : {}),
  }
}
