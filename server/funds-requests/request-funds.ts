import type { Catalogue } from '@causeway/core/currencies'
import { formatUnits } from '@causeway/core/money'
import { readName } from '@causeway/core/names'
import type { Clock, FundsRequestFailure, FundsRequestPort } from '@causeway/core/ports'
import { type Failure, fail, type Result } from '@causeway/core/result'
import type { Database } from '../db/index.ts'
import {
  type DepthNeeds,
  holdsOrder,
  lockOrder,
  noteEvent,
  type OrderHolder,
  type OrderNotFound,
  type OrderView,
  type OrderWatch,
  readOrder,
} from '../orders/index.ts'

export type FundsRequestNeeds = DepthNeeds & {
  readonly database: Database
  readonly clock: Clock
  readonly catalogue: Catalogue
  readonly fundsRequests: readonly FundsRequestPort[]
  readonly watch: OrderWatch
}

export type FundsRequestInput = OrderHolder & {
  readonly publicCode: string
  readonly provider: string
  /** The payer's readable name. */
  readonly userDomain: string
}

/** `funds_request_too_late`: the order no longer waits for its payment. */
export type RequestFundsFailure =
  | OrderNotFound
  | FundsRequestFailure
  | Failure<'name_malformed' | 'name_spoofed' | 'not_the_holder' | 'funds_request_too_late'>
  | (Failure<'funds_provider_unknown'> & { readonly provider: string })

/**
 * Asks the wallet provider behind a readable name for an order's payment (TRACK-08). The order's holder only, and only
 * while nothing was paid. Asking again is harmless: the provider knows the order by its key.
 */
export async function requestFunds(
  needs: FundsRequestNeeds,
  input: FundsRequestInput,
): Promise<Result<OrderView, RequestFundsFailure>> {
  const port = needs.fundsRequests.find(({ provider }) => provider === input.provider)
  if (port === undefined) return fail({ code: 'funds_provider_unknown', provider: input.provider })
  const found = await readOrder(needs, input.publicCode)
  if (!found.ok) return found
  if (!(await holdsOrder(needs, input.publicCode, input))) {
    return fail({ code: 'not_the_holder' })
  }
  const order = found.value
  if (!isUnpaid(order, needs.clock.now())) return fail({ code: 'funds_request_too_late' })
  const name = readName(input.userDomain)
  if (!name.ok) return name
  if (!port.serves(name.value.name)) return fail({ code: 'funds_request_not_supported' })
  const asked = await port.request(requestOf(needs, order, name.value.name))
  if (!asked.ok) return asked
  await remember(needs, order, port.provider)
  return readOrder(needs, input.publicCode)
}

function isUnpaid({ deposits, payUntil, state }: OrderView, now: number): boolean {
  return (state === 'new' || state === 'waiting') && deposits.length === 0 && payUntil > now
}

function requestOf({ catalogue }: FundsRequestNeeds, order: OrderView, name: string) {
  const coin = catalogue.find(order.from)
  if (coin === undefined) throw new Error(`${order.from} is no longer in the catalogue`)
  return {
    idempotencyKey: order.publicCode,
    orderCode: order.publicCode,
    name,
    currency: coin.ticker,
    network: coin.protocol,
    address: order.payIn.address,
    extraId: order.payIn.extraId,
    amount: formatUnits(order.expectedFrom.units, coin.decimals),
    payUntil: order.payUntil,
  }
}

async function remember(
  needs: FundsRequestNeeds,
  { id }: OrderView,
  provider: string,
): Promise<void> {
  await needs.database.transaction('request_funds', async (tx) => {
    const order = await lockOrder(tx, id)
    if (order.funds_request_provider === provider) return
    await noteEvent(tx, order, 'funds_requested', {
      at: new Date(needs.clock.now()),
      facts: { provider },
      set: { funds_request_provider: provider },
    })
  })
  needs.watch.changed(id)
}
