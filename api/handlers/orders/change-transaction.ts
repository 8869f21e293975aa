import type { Failure } from '@causeway/core/result'
import type { UseCases } from '@causeway/server'
import type {
  ChangeOrderFailure,
  ChangeOrderInput,
  ChangingHolder,
  OrderView,
  RenameAccountFailure,
} from '@causeway/server/orders'
import type {
  Refusal,
  TransactionReply,
  transactionsCalls,
  UpdateTransactionRequest,
} from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer, type Handler } from '../handler.ts'
import { changingHolderOf } from './holder-of.ts'
import { isPublicCode, readOrder } from './read-order.ts'

type Needs = {
  readonly useCases: UseCases
  readonly words: Wording
  readonly reply: (order: OrderView, isOwner: boolean) => TransactionReply
}

/** What an order's holder can still change of it (TRACK-13, EXCH-09). */
export function createTransactionChange(
  needs: Needs,
): Handler<typeof transactionsCalls.updateTransaction> {
  const { useCases, words, reply } = needs
  return async (request, caller) => {
    const { id } = request
    if (!isPublicCode(id)) return refuse({ code: 'order_not_found' }, words)
    const { newAccountName: name } = request
    const holder = await changingHolderOf({ useCases }, caller, request.holderSecret)
    if (name !== undefined) {
      const renamed = await useCases.renameAccount({ publicCode: id, ...holder, name })
      if (!renamed.ok) return refuse(await whyUnchanged(useCases, id, renamed.failure), words)
      return answer(reply(renamed.value, true))
    }
    const changed = await useCases.changeOrder(changeInput(id, request, holder))
    if (changed.ok) return answer(reply(changed.value, true))
    const refused = refuse(await whyUnchanged(useCases, id, changed.failure), words)
    const isStale = staleOffers.has(changed.failure.code)
    return isStale ? withFreshOffers(needs, refused, await readOrder(useCases, id)) : refused
  }
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

const staleOffers: ReadonlySet<string> = new Set(['offer_expired', 'offer_withdrawn'])

/** The refusal with what may be chosen now, so that its holder need not ask again. */
function withFreshOffers<Code extends string>(
  { reply }: Needs,
  refused: Refusal<Code>,
  order: Awaited<ReturnType<typeof readOrder>>,
): Refusal<Code> {
  if (!order.ok) return refused
  const { error } = refused.body
  const { offers } = reply(order.value, true).transaction
  return { ...refused, body: { error: { ...error, details: { ...error.details, offers } } } }
}

function changeInput(
  publicCode: string,
  request: UpdateTransactionRequest,
  holder: ChangingHolder,
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
