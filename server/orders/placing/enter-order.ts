import type { Failure } from '@causeway/core/result'
import { fail, ok, type Result } from '@causeway/core/result'
import { sqlState, UNIQUE_VIOLATION } from '../../db/index.ts'
import type { InsertOutcome } from '../../order-store/insert-order.ts'
import type { ClientPlaces } from '../../order-store/new-order.ts'
import type { OrderNeeds } from '../order-needs.ts'
import { type NewOrderRow, viewOfNewOrder } from '../reading/order-view.ts'
import { readOrderById } from '../reading/read-order.ts'
import type { OrderTerms } from './agree-on-terms.ts'
import { clientPlaces } from './client-places.ts'
import type { PlacedOrder, PlaceOrderFailure, PlaceOrderInput } from './place-order-types.ts'
import { tooManyOpen } from './too-many-open.ts'

/** What makes a request this one and no other, and the secret that its holder gets. */
export type EntryRequest = {
  readonly keyHash: string
  readonly bodyHash: string
  readonly secret: string
}

/** So many who want a place of one client at the same moment wait for each other; the rest is told that it is taken. */
const MOST_TRIES_FOR_A_PLACE = 12

/** Writes an order that was agreed on, or says why it cannot be; a repeat of the request answers the first order. */
export async function enterOrder(
  needs: OrderNeeds,
  request: EntryRequest,
  made: {
    readonly order: NewOrderRow
    readonly terms: OrderTerms
    readonly input: PlaceOrderInput
  },
): Promise<Result<PlacedOrder, PlaceOrderFailure>> {
  const { order, terms, input } = made
  const { nonce, promise } = terms
  const places = clientPlaces(needs, input)
  for (let tries = 1; ; tries += 1) {
    try {
      const outcome = await needs.writer.write({
        order,
        ...request,
        nonce,
        promise,
        places,
      })
      if (outcome === 'placed') {
        return ok({
          order: viewOfNewOrder(needs, order),
          holderSecret: request.secret,
          isNew: true,
        })
      }
      // The same request, come in twice at once, may have taken what was left.
      const repeated = await findRepeat(needs, request)
      return repeated ?? fail(await refusalOf(needs, outcome, { order, terms, input, places }))
    } catch (error) {
      const explained = await explainConflict(needs, request, error)
      if (explained !== 'place_taken') return explained
      if (tries < MOST_TRIES_FOR_A_PLACE) continue
      return fail(await tooManyOpen(needs, input, places))
    }
  }
}

async function refusalOf(
  needs: OrderNeeds,
  outcome: Exclude<InsertOutcome, 'placed'>,
  made: {
    readonly order: NewOrderRow
    readonly terms: OrderTerms
    readonly input: PlaceOrderInput
    readonly places: ClientPlaces
  },
): Promise<PlaceOrderFailure> {
  if (outcome === 'no_place') return tooManyOpen(needs, made.input, made.places)
  if (outcome === 'halted') return { code: 'pair_halted' }
  const { cap, free } = made.terms.promise
  return free < cap
    ? { code: 'out_of_stock', asset: made.order.asset_to }
    : { code: 'rate_withdrawn' }
}

/** The first order of a request that came before; null where there is none. */
export async function findRepeat(
  needs: OrderNeeds,
  request: EntryRequest,
): Promise<Result<PlacedOrder, Failure<'idempotency_key_reused'>> | null> {
  const first = await needs.database
    .direct()
    .selectFrom('idempotency')
    .select(['order_id', 'body_hash'])
    .where('key_hash', '=', request.keyHash)
    .executeTakeFirst()
  if (first === undefined) return null
  if (first.body_hash !== request.bodyHash) return fail({ code: 'idempotency_key_reused' })
  const order = await readOrderById(needs, first.order_id)
  return ok({ order, holderSecret: request.secret, isNew: false })
}

async function explainConflict(
  needs: OrderNeeds,
  request: EntryRequest,
  error: unknown,
): Promise<Result<PlacedOrder, PlaceOrderFailure> | 'place_taken'> {
  if (sqlState(error) !== UNIQUE_VIOLATION) throw error
  // The same request came in twice at once: the other one won.
  const repeated = await findRepeat(needs, request)
  if (repeated !== null) return repeated
  if (String(error).includes('used_quote')) return fail({ code: 'rate_id_used' })
  if (/orders_(client|address)_slot/.test(String(error))) return 'place_taken'
  throw error
}
