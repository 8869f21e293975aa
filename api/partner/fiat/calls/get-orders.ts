import { partnerFiatStatuses, statesOfPartnerFiatStatus } from '@causeway/core/fiat'
import { answered, type FiatCall, refusedWith } from '../fiat-call.ts'
import { fiatFailures } from '../fiat-failure.ts'
import { fiatOrderOut } from '../fiat-order-out.ts'
import { moment, optional, readFields, texts, whole } from '../read-fields.ts'

const MOST_VALUES = 100
const LAST_OF_DAY = 86_400_000 - 1

/** The partner's own orders, newest first. */
export const getOrders: FiatCall = {
  method: 'GET',
  path: '/orders',
  summary: 'The partner’s own orders, newest first.',
  scope: 'read',
  params: [
    ...['startDate?', 'endDate?', 'orderId[]?', 'externalUserId[]?', 'externalOrderId[]?'],
    ...['status[]?', 'offset?', 'limit?'],
  ],
  answer: async ({ key, useCases }, params) => {
    const read = readFields(params, {
      startDate: optional(moment),
      endDate: optional(moment),
      orderId: texts(100, MOST_VALUES),
      externalUserId: texts(100, MOST_VALUES),
      externalOrderId: texts(100, MOST_VALUES),
      status: texts(20, MOST_VALUES),
      offset: whole({ absent: 0, least: 0, most: 1_000_000 }),
      limit: whole({ absent: 50, least: 1, most: 100 }),
    })
    if (!read.ok) return refusedWith(read.failure)
    const { endDate, startDate, status: given, ...asked } = read.value
    const statuses = partnerFiatStatuses.filter((status) => given.includes(status))
    if (statuses.length < new Set(given).size) {
      return refusedWith(fiatFailures.invalidField('status', given))
    }
    const orders = await useCases.fiat.listPartnerOrders(key.partnerId, {
      publicCodes: asked.orderId,
      externalOrderIds: asked.externalOrderId,
      externalUserIds: asked.externalUserId,
      states: given.length === 0 ? null : statuses.flatMap(statesOfPartnerFiatStatus),
      since: startDate,
      until: endDate === null ? null : lastMomentOf(endDate, params['endDate']),
      limit: asked.limit,
      offset: asked.offset,
    })
    return answered({ orders: orders.map((order) => fiatOrderOut(useCases, order)) })
  },
}

/** A day counts to its end. */
function lastMomentOf(endDate: Date, given: unknown): Date {
  const isDay = typeof given === 'string' && !given.includes('T')
  return isDay ? new Date(endDate.getTime() + LAST_OF_DAY) : endDate
}
