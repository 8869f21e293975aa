import type { UseCases } from '@causeway/server'
import type { NewProposal } from '@causeway/server/approvals/approval-types'
import type { staffCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import type { AskingStaff } from './asking-staff.ts'
import { networkOf, proposedOut, staffAtWork } from './staff-replies.ts'

type Needs = {
  readonly useCases: Pick<UseCases, 'backoffice'>
  readonly words: Wording
}
export type DeskActCall =
  | 'holdOrder'
  | 'proposeRelease'
  | 'proposeRefund'
  | 'proposePartialRefund'
  | 'proposeRefundAddress'
  | 'proposeExchange'

type Handlers = Pick<HandlersOf<typeof staffCalls>, DeskActCall>

/** Stopping an order takes one person; what lets its money go on, or changes where it goes, takes two (OPS-07, OPS-09). */
export function createDeskActHandlers({ useCases, words }: Needs): Handlers {
  const { desk } = useCases.backoffice
  const propose = proposer({ useCases, words })
  return {
    holdOrder: async ({ code, reason }, who) => {
      const held = await desk.hold({ publicCode: code, reason }, staffAtWork(who))
      return held.ok ? answer({ result: true as const }) : refuse(held.failure, words)
    },
    proposeRelease: async ({ code, reason }, who) => {
      const found = await desk.read(code, staffAtWork(who))
      if (!found.ok) return refuse(found.failure, words)
      if (!found.value.may.release) return refuse({ code: 'not_on_hold' }, words)
      return propose(who, { kind: 'order.release', intent: { publicCode: code, reason } })
    },
    proposeRefund: async ({ code, reason }, who) => {
      const found = await desk.read(code, staffAtWork(who))
      if (!found.ok) return refuse(found.failure, words)
      const { refund, state } = found.value
      if (state !== 'hold') return refuse({ code: 'not_on_hold' }, words)
      const refundAddress = refund?.address ?? null
      const refundExtraId = refund?.extraId ?? null
      const intent = { publicCode: code, reason, refundAddress, refundExtraId }
      return propose(who, { kind: 'order.refund', intent })
    },
    proposePartialRefund: async ({ amount, code, reason }, who) => {
      const planned = await desk.planPartialRefund({ publicCode: code, refund: amount, reason })
      if (!planned.ok) return refuse(planned.failure, words)
      return propose(who, { kind: 'order.refund_part', intent: planned.value })
    },
    proposeRefundAddress: async ({ address, code, extraId = null, reason }, who) => {
      const checked = await desk.checkRefundTarget({ publicCode: code, address, extraId })
      if (!checked.ok) return refuse(checked.failure, words)
      const target = { refundAddress: checked.value.address, refundExtraId: checked.value.extraId }
      const intent = { publicCode: code, reason, ...target }
      return propose(who, { kind: 'order.refund_address', intent })
    },
    proposeExchange: async ({ code, reason }, who) => {
      const found = await desk.read(code, staffAtWork(who))
      if (!found.ok) return refuse(found.failure, words)
      if (!found.value.may.exchange) return refuse({ code: 'not_on_hold' }, words)
      return propose(who, { kind: 'order.exchange', intent: { publicCode: code, reason } })
    },
  }
}

type OrderProposal = Extract<NewProposal, { readonly kind: `order.${string}` }>
type Asked<Proposal = OrderProposal> = Proposal extends OrderProposal
  ? Pick<Proposal, 'kind' | 'intent'>
  : never

/** Proposes something about an order; its reason is part of what is approved. */
function proposer({ useCases, words }: Needs) {
  const { approvals } = useCases.backoffice
  return async ({ caller, staff }: AskingStaff, asked: Asked) => {
    const { publicCode, reason } = asked.intent
    const proposal = { ...asked, subject: `order:${publicCode}`, reason }
    const proposed = await approvals.propose(proposal, staff, networkOf(caller))
    return proposed.ok ? answer(proposedOut(proposed.value)) : refuse(proposed.failure, words)
  }
}
