import {
  partnerFiatStatus,
  partnerFiatStatuses,
  statesOfPartnerFiatStatus,
} from '@causeway/core/fiat'
import { LONGEST_METADATA } from '@causeway/core/partners'
import type { FiatOrderState } from '@causeway/core/ports'
import type { PartnerFiatChange } from '@causeway/server/fiat'
import type { Params } from '../../rpc-params.ts'
import { answered, type FiatCall, refusedWith } from '../fiat-call.ts'
import { fiatFailures } from '../fiat-failure.ts'
import { fiatOrderOut } from '../fiat-order-out.ts'
import {
  type FieldReader,
  httpsUrl,
  json,
  oneOf,
  optional,
  readFields,
  text,
} from '../read-fields.ts'

const readers = {
  status: oneOf(partnerFiatStatuses),
  externalUserId: text(100),
  metadata: optional(json(LONGEST_METADATA)),
  returnSuccessUrl: optional(httpsUrl),
  returnFailedUrl: optional(httpsUrl),
} as const satisfies Readonly<Record<string, FieldReader<unknown>>>

/**
 * Changes the partner's own order as its provider would, so that a program's handling of it can be tried; each change fires
 * the callback. What an order was agreed on (currencies, amounts, addresses) does not change.
 */
export const changeSandboxOrder: FiatCall = {
  method: 'PATCH',
  path: '/sandbox/order/:id',
  summary: 'In a sandbox: changes an order and fires its callback.',
  scope: 'create',
  params: Object.keys(readers).map((name) => `${name}?`),
  isForPlay: true,
  answer: async ({ id, key, useCases }, params) => {
    const fixed = Object.keys(params).find((name) => !Object.hasOwn(readers, name))
    if (fixed !== undefined) {
      const message = `${fixed} of an order cannot be changed`
      return refusedWith(fiatFailures.invalidField(fixed, params[fixed], message))
    }
    const read = readFields(params, readersOf(params))
    if (!read.ok) return refusedWith(read.failure)
    const { status, ...facts } = read.value
    const state = status === undefined ? undefined : stateOf(status)
    if (state === null) return refusedWith(fiatFailures.invalidField('status', status))
    const change: PartnerFiatChange = { ...facts, ...(state === undefined ? {} : { state }) }
    const of = { partnerId: key.partnerId, publicCode: id }
    const changed = await useCases.fiat.changePartnerOrder(of, change)
    if (changed.ok) return answered(fiatOrderOut(useCases, changed.value))
    if (changed.failure.code === 'order_not_found') return refusedWith(fiatFailures.orderNotFound())
    const message = `An order that is ${partnerFiatStatus(changed.failure.from)} does not become ${status}`
    return refusedWith(fiatFailures.invalidField('status', status, message))
  },
}

type Changes = { readonly [K in keyof typeof readers]?: (typeof readers)[K] }

/** The readers of what the request names: the rest stays as it is. */
function readersOf(params: Params): Changes {
  return Object.fromEntries(
    Object.entries(readers).filter(([name]) => Object.hasOwn(params, name)),
  ) as Changes
}

/** Our first state of a status; null where no order of ours has it. */
function stateOf(status: (typeof partnerFiatStatuses)[number]): FiatOrderState | null {
  return statesOfPartnerFiatStatus(status)[0] ?? null
}
