import type { Amount } from '@causeway/core/money'
import type { UseCases } from '@causeway/server'
import type { ClaimForOperator } from '@causeway/server/payment-claims'
import type { DeskClaimOut, staffCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { findingOut } from '../orders/payment-search-handlers.ts'
import { isoTime } from '../reference/iso-time.ts'
import { type DeskWords, deskWords } from './desk-order-out.ts'
import { networkOf, proposedOut, staffAtWork } from './staff-replies.ts'
import { unmatchedOut } from './wallet-handlers.ts'

type Needs = {
  readonly useCases: Pick<UseCases, 'backoffice' | 'catalogue'>
  readonly words: Wording
}
type Handlers = HandlersOf<typeof staffCalls>
type Call = 'deskFindPayment' | 'unmatched' | 'proposeClaim' | 'refuseClaim' | 'proposeCapital'

/** Payments that no order explains (OPS-12). */
export function createSuspenseHandlers({ useCases, words }: Needs): Pick<Handlers, Call> {
  const { approvals, suspense, treasury } = useCases.backoffice
  const sum = deskWords(useCases.catalogue)
  return {
    unmatched: async () => {
      const [claims, payments] = [await suspense.claims(), await treasury.unmatched()]
      return answer({
        claims: claims.map((claim) => claimOut(claim, sum)),
        payments: payments.map((payment) => unmatchedOut(payment, sum)),
      })
    },
    deskFindPayment: async ({ code, txId }, who) => {
      const found = await suspense.find({ publicCode: code, pasted: txId }, staffAtWork(who))
      return found.ok
        ? answer(findingOut(found.value, useCases.catalogue))
        : refuse(found.failure, words)
    },
    proposeClaim: async ({ id, order, reason }, { caller, staff }) => {
      const intent = await suspense.assignIntent({ claimId: id, publicCode: order, reason })
      if (!intent.ok) return refuse(intent.failure, words)
      const proposed = await approvals.propose(
        { kind: 'claim.assign', subject: `claim:${id}`, intent: intent.value, reason },
        staff,
        networkOf(caller),
      )
      return proposed.ok ? answer(proposedOut(proposed.value)) : refuse(proposed.failure, words)
    },
    refuseClaim: async ({ id, reason, refusal }, who) => {
      const asked = { claimId: id, refusal, reason }
      const refused = await suspense.refuse(asked, staffAtWork(who))
      return refused.ok ? answer({ result: true as const }) : refuse(refused.failure, words)
    },
    proposeCapital: async ({ network, outputIndex, reason, txId }, { caller, staff }) => {
      const intent = await suspense.capitalIntent({ network, outputIndex, reason, txId })
      if (!intent.ok) return refuse(intent.failure, words)
      const proposed = await approvals.propose(
        { kind: 'suspense.capital', subject: `payment:${txId}`, intent: intent.value, reason },
        staff,
        networkOf(caller),
      )
      return proposed.ok ? answer(proposedOut(proposed.value)) : refuse(proposed.failure, words)
    },
  }
}

function claimOut(claim: ClaimForOperator, sum: DeskWords): DeskClaimOut {
  const { alike, id, madeAt, order, payment, problem, rivals } = claim
  const at = (time: Date) => isoTime(time.getTime())
  return {
    id,
    problem,
    madeAt: at(madeAt),
    order: {
      code: order.publicCode,
      state: order.state,
      createdAt: at(order.createdAt),
      expected: sum(order.expected),
      refundAddress: order.refundAddress,
    },
    payment: { ...payment, amount: sum(payment.amount), seenAt: at(payment.seenAt) },
    isExact: isSame(order.expected, payment.amount),
    rivals,
    alike,
  }
}

function isSame(one: Amount, other: Amount): boolean {
  return one.asset === other.asset && one.units === other.units
}
