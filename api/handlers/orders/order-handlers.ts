import type { Result } from '@causeway/core/result'
import type { UseCases } from '@causeway/server'
import type { FiatOrderView } from '@causeway/server/fiat'
import type {
  OrderHolder,
  OrderNotFound,
  OrderView,
  PlaceOrderInput,
} from '@causeway/server/orders'
import type {
  CreateTransactionRequest,
  InputOf,
  orderRecoveryCalls,
  transactionsCalls,
} from '../../contract/index.ts'
import { refuse, refuseRequest, type Wording } from '../../failures/index.ts'
import { type GivenAmount, givenAmount, notPositive } from '../exchange/given-amount.ts'
import { readCommission } from '../exchange/read-commission.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { createTransactionChange } from './change-transaction.ts'
import { accountOf, readerOf } from './holder-of.ts'
import { isPublicCode, readOrder } from './read-order.ts'
import { createTransactionReply } from './transaction-reply.ts'

type Needs = { readonly useCases: UseCases; readonly words: Wording }
type OrderHandlers = HandlersOf<typeof transactionsCalls & typeof orderRecoveryCalls>

/** Making, reading and changing orders (EXCH-07, TRACK-05). */
export function createOrderHandlers({ useCases, words }: Needs): OrderHandlers {
  const reply = createTransactionReply(useCases)
  const read = (id: string) => readAnyOrder(useCases, id)
  const list: OrderHandlers['transactions'] = async ({ page = '1', status }, caller) => {
    const holder = await readerOf({ useCases }, caller)
    const listed = await useCases.listOrders(holder, Number(page), status ?? null)
    const payouts = listed.orders.map((order) => reply(order, true).transaction)
    return answer({ payouts, pagesCount: listed.pagesCount })
  }
  return {
    createTransaction: async (request, caller) => {
      const amount = givenAmount(request)
      if (amount === null) return refuse({ code: 'amount_missing' }, words)
      const refused = notPositive(amount.given)
      if (refused !== null) return refuseRequest(refused)
      const added = await readCommission(useCases, request)
      if (!added.ok) return refuse(added.failure, words)
      const placed = await useCases.placeOrder({
        ...orderInput(request, amount),
        ...added.value,
        country: caller.country,
        callerKey: caller.address ?? null,
        holderSecrets: caller.holderSecrets,
        accountId: await accountOf({ useCases }, caller),
      })
      if (!placed.ok) return refuse(placed.failure, words)
      const { order, holderSecret, isNew } = placed.value
      return {
        ok: true,
        status: isNew ? 201 : 200,
        body: { ...reply(order, true), holderSecret },
        cookies: [{ kind: 'holder', publicCode: order.publicCode, holderSecret }],
      }
    },
    transactions: list,
    transactionsCollection: list,
    transaction: async ({ id }, caller) => {
      const order = await read(id)
      if (!order.ok) return refuse(order.failure, words)
      const isOwner = await holds(useCases, order.value, await readerOf({ useCases }, caller))
      return answer(reply(order.value, isOwner))
    },
    updateTransaction: createTransactionChange({ useCases, words, reply }),
    becomeHolder: async ({ id, holderSecret }) => {
      const order = await read(id)
      if (!order.ok) return refuse(order.failure, words)
      if (!(await holds(useCases, order.value, { holderSecrets: [holderSecret] }))) {
        return refuse({ code: 'not_the_holder' }, words)
      }
      return answer(reply(order.value, true), [{ kind: 'holder', publicCode: id, holderSecret }])
    },
    recovery: async ({ id }, caller) => {
      const order = await read(id)
      if (!order.ok) return refuse(order.failure, words)
      const { heldSecret } = order.value.kind === 'fiat' ? useCases.fiat : useCases
      const holderSecret = await heldSecret(id, caller.holderSecrets)
      if (holderSecret === null) return refuse({ code: 'not_the_holder' }, words)
      return answer({ transactionId: id, holderSecret })
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
  request: InputOf<typeof transactionsCalls.createTransaction>,
  amount: GivenAmount,
): Omit<PlaceOrderInput, 'callerKey' | 'refId' | keyof OrderHolder> {
  return {
    idempotencyKey: request.idempotencyKey,
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
