import { randomUUID } from 'node:crypto'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import {
  type OrderNeeds,
  type PlacedOrder,
  type PlaceOrderFailure,
  type PlaceOrderInput,
  placeOrder,
  readOrderById,
  readRequest,
  sha256Hex,
} from '../orders/index.ts'
import { type CommissionFailure, checkCommission } from './check-commission.ts'
import { hasMadeTooMany } from './has-made-too-many.ts'
import type { PartnerKey } from './partner-types.ts'

/** What a partner's program says of the order that it makes. */
export type PartnerOrderInput = Omit<
  PlaceOrderInput,
  | 'accountId'
  | 'callerKey'
  | 'clientId'
  | 'holderSecrets'
  | 'idempotencyKey'
  | 'partner'
  | 'refId'
  | 'email'
> & {
  readonly subaccountId: string | null
  /** JSON. */
  readonly userMetadata: string | null
  /** As the request names it; null where it names none. */
  readonly idempotencyKey: string | null
  /** SHA-256 of the request: by it a program that names no key, and sends the same again, is known. */
  readonly requestHash: string
}

export type PlacedPartnerOrder = Omit<PlacedOrder, 'holderSecret'> & {
  /**
   * Makes the partner's customer the order's holder. Null once something was paid: by then a customer has it, and whoever
   * repeats a request that he intercepted must not get the power over a refund.
   */
  readonly holderSecret: string | null
}

export type PlacePartnerOrderFailure =
  | PlaceOrderFailure
  | Failure<'too_many_creations'>
  | CommissionFailure

const REPEAT_MILLISECONDS = 60_000

/**
 * Makes an order for a partner, as `placeOrder` does for a visitor: with the same prices, limits and checks. A request
 * that names no idempotency key, and comes again within a minute, is answered with the first order: many programs repeat
 * a creation whose reply did not reach them.
 */
export async function placePartnerOrder(
  needs: OrderNeeds,
  key: PartnerKey,
  input: PartnerOrderInput,
): Promise<Result<PlacedPartnerOrder, PlacePartnerOrderFailure>> {
  const { idempotencyKey, requestHash, subaccountId, userMetadata, ...order } = input
  const allowed = checkCommission(needs.policy, input.commissionBps)
  if (!allowed.ok) return allowed
  const joinsRepeats = idempotencyKey === null && key.joinsRepeats
  const [last, lastButOne] = joinsRepeats ? await lastOfRequest(needs, key, requestHash) : []
  const requestNamed = (name: string): PlaceOrderInput => ({
    ...order,
    idempotencyKey: sha256Hex(`partner ${key.id} ${name}`),
    callerKey: null,
    holderSecrets: [],
    accountId: null,
    clientId: null,
    refId: null,
    email: null,
    partner: {
      partnerId: key.partnerId,
      keyId: key.id,
      feeShareBps: key.feeShareBps ?? needs.policy.partnerShareBps,
      requestHash: joinsRepeats ? requestHash : null,
      subaccountId,
      userMetadata,
    },
  })
  // Named after the order before it: of the same request sent twice at once, one makes the order.
  const nameAfter = (before: MadeOrder | undefined) =>
    `${requestHash} after ${before?.orderId ?? 'none'}`
  if (last !== undefined && last.at > needs.clock.now() - REPEAT_MILLISECONDS) {
    const made = readRequest(needs, requestNamed(nameAfter(lastButOne)))
    if (!made.ok) return made
    const repeated = await readOrderById(needs, last.orderId)
    return ok(placed({ order: repeated, holderSecret: made.value.secret, isNew: false }))
  }
  if (await hasMadeTooMany(needs, key)) return fail({ code: 'too_many_creations' })
  const name = joinsRepeats ? nameAfter(last) : (idempotencyKey ?? randomUUID())
  const made = await placeOrder(needs, requestNamed(name))
  return made.ok ? ok(placed(made.value)) : made
}

function placed(made: PlacedOrder): PlacedPartnerOrder {
  return made.order.deposits.length === 0 ? made : { ...made, holderSecret: null }
}

type MadeOrder = { readonly orderId: string; readonly at: number }

/** The last two orders of a request, newest first. */
async function lastOfRequest(
  { database }: OrderNeeds,
  key: PartnerKey,
  requestHash: string,
): Promise<readonly MadeOrder[]> {
  const rows = await database
    .direct()
    .selectFrom('orders')
    .select(['id', 'created_at'])
    .where('partner_key_id', '=', key.id)
    .where('partner_request', '=', requestHash)
    .orderBy('created_at', 'desc')
    .limit(2)
    .execute()
  return rows.map(({ created_at, id }) => ({ orderId: id, at: created_at.getTime() }))
}
