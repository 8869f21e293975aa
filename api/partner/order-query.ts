import { statesOfStatus } from '@causeway/core/orders'
import type { PartnerOrderFilter } from '@causeway/server/partners'
import { type RpcFailure, rpcFailures } from './rpc-failure.ts'
import { optionalTextOf, type Params, textsOf, wholeOf } from './rpc-params.ts'

/** Of one filter. */
export const MOST_VALUES = 10
const LATEST_MICROSECONDS = 9e15

/** Narrows nothing. */
export const anyOrders: PartnerOrderFilter = {
  publicCodes: [],
  states: [],
  currencies: [],
  payInAddresses: [],
  payoutAddresses: [],
  payInExtraId: null,
  since: null,
  limit: 1,
  offset: 0,
}

/** Which orders a request asks for; or what is wrong with it. */
export function orderQuery(params: Params): PartnerOrderFilter | RpcFailure {
  const lists = ['id', 'status', 'currency', 'address', 'payoutAddress'] as const
  const values = lists.map((name) => textsOf(params, name, MOST_VALUES))
  const wrongList = lists.find((_, index) => values[index] === null)
  if (wrongList !== undefined) return rpcFailures.invalidParameter(wrongList)
  const [ids = [], statuses = [], currencies = [], addresses = [], payouts = []] = values.map(
    (list) => list ?? [],
  )
  const states = statuses.map(statesOfStatus)
  if (states.some((of) => of.length === 0)) return rpcFailures.invalidParameter('status')
  const extraId = optionalTextOf(params, 'extraId')
  if (extraId === undefined) return rpcFailures.invalidParameter('extraId')
  const limit = wholeOf(params, 'limit', { absent: 10, least: 1, most: 100 })
  if (limit === null) return rpcFailures.invalidParameter('limit')
  const offset = wholeOf(params, 'offset', { absent: 0, least: 0, most: 1_000_000 })
  if (offset === null) return rpcFailures.invalidParameter('offset')
  const since = wholeOf(params, 'since', { absent: -1, least: 0, most: LATEST_MICROSECONDS })
  if (since === null) return rpcFailures.invalidParameter('since')
  return {
    publicCodes: ids,
    states: states.flat(),
    currencies: currencies.map((currency) => currency.toLowerCase()),
    payInAddresses: addresses,
    payoutAddresses: payouts,
    payInExtraId: extraId,
    since: since < 0 ? null : new Date(since / 1000),
    limit,
    offset,
  }
}
