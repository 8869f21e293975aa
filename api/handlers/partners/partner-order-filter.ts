import { statesOfStatus } from '@causeway/core/orders'
import type { PartnerOrderFilter } from '@causeway/server/partners'
import type { Answer, PartnerOrdersQuery, Refusal } from '../../contract/index.ts'
import { refuseRequest } from '../../failures/index.ts'
import { answer } from '../handler.ts'

const MOST_VALUES = 10
const USUAL_LIMIT = 10

/** Narrows nothing. */
export const anyPartnerOrders: PartnerOrderFilter = {
  publicCodes: [],
  states: [],
  currencies: [],
  payInAddresses: [],
  payoutAddresses: [],
  payInExtraId: null,
  since: null,
  limit: USUAL_LIMIT,
  offset: 0,
}

/** Which orders a query asks for. */
export function partnerOrderFilter(
  query: PartnerOrdersQuery,
): Answer<PartnerOrderFilter, 'field_malformed'> {
  const lists = ['id', 'status', 'currency', 'address', 'payoutAddress'] as const
  const tooLong = lists.find((name) => listOf(query[name]).length > MOST_VALUES)
  if (tooLong !== undefined) return malformed(tooLong, `has more than ${MOST_VALUES} values`)
  const states = listOf(query.status).map(statesOfStatus)
  if (states.some((of) => of.length === 0)) return malformed('status', 'has an unknown status')
  return answer({
    publicCodes: listOf(query.id),
    states: states.flat(),
    currencies: listOf(query.currency).map((ticker) => ticker.toLowerCase()),
    payInAddresses: listOf(query.address),
    payoutAddresses: listOf(query.payoutAddress),
    payInExtraId: query.extraId ?? null,
    since: query.since === undefined ? null : new Date(query.since),
    limit: Number(query.limit ?? USUAL_LIMIT),
    offset: Number(query.offset ?? 0),
  })
}

function listOf(text: string | undefined): readonly string[] {
  return text === undefined ? [] : text.split(',').map((value) => value.trim())
}

/** Refuses a request for a field that its schema cannot judge. `problem` follows the field's name: "is too long". */
export function malformed(field: string, problem: string): Refusal<'field_malformed'> {
  return refuseRequest({ code: 'field_malformed', field, fields: [{ field, problem }] })
}
