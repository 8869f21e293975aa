import { type Amount, amount } from '@causeway/core/money'
import type { UseCases } from '@causeway/server'
import type { ClaimForOperator } from '@causeway/server/payment-claims'
import type { ReturnView } from '@causeway/server/suspense-returns/return-types'
import type { UnmatchedDeposit } from '@causeway/server/treasury/wallet-types'
import type {
  DeskClaimOut,
  ReturnOut,
  staffCalls,
  UnmatchedPaymentOut,
} from '../../contract/index.ts'
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
type Call =
  | 'deskFindPayment'
  | 'unmatched'
  | 'proposeClaim'
  | 'refuseClaim'
  | 'proposeReturn'
  | 'proposeCapital'

/** Payments that no order explains (OPS-12). */
export function createSuspenseHandlers({ useCases, words }: Needs): Pick<Handlers, Call> {
  const { approvals, suspense, treasury } = useCases.backoffice
  const sum = deskWords(useCases.catalogue)
  const paymentOut = (payment: UnmatchedDeposit): UnmatchedPaymentOut => {
    const terms = suspense.returnTerms(amount(payment.asset, payment.units))
    return {
      ...unmatchedOut(payment, sum),
      returns:
        terms === null ? null : { amount: sum(terms.sent), networkFee: sum(terms.networkFee) },
      memoName: useCases.catalogue.find(payment.asset)?.extraIdName ?? null,
    }
  }
  return {
    unmatched: async () => {
      const [claims, payments] = [await suspense.claims(), await treasury.unmatched()]
      const returns = await suspense.returns()
      return answer({
        claims: claims.map((claim) => claimOut(claim, sum)),
        payments: payments.map((payment) => paymentOut(payment)),
        returns: returns.map((each) => returnOut(each, sum)),
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
    proposeReturn: async (asked, { caller, staff }) => {
      const intent = await suspense.returnIntent(asked)
      if (!intent.ok) return refuse(intent.failure, words)
      const { reason, txId } = asked
      const proposed = await approvals.propose(
        { kind: 'suspense.return', subject: `payment:${txId}`, intent: intent.value, reason },
        staff,
        networkOf(caller),
      )
      return proposed.ok ? answer(proposedOut(proposed.value)) : refuse(proposed.failure, words)
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

function returnOut(view: ReturnView, sum: DeskWords): ReturnOut {
  const { decidedAt, destination, endedAt, paymentTxId, sent, txId, ...same } = view
  return {
    ...same,
    payment: paymentTxId,
    amount: sum(sent),
    networkFee: sum(view.networkFee),
    address: destination,
    transaction: txId,
    decidedAt: isoTime(decidedAt.getTime()),
    endedAt: endedAt === null ? null : isoTime(endedAt.getTime()),
  }
}

function isSame(one: Amount, other: Amount): boolean {
  return one.asset === other.asset && one.units === other.units
}
