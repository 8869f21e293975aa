import type { Catalogue } from '@causeway/core/currencies'
import type { UseCases } from '@causeway/server'
import type { PaymentFinding } from '@causeway/server/payment-claims'
import type { PaymentSearchReply, paymentSearchCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import type { HandlersOf } from '../handler.ts'
import { changingHolderOf } from './holder-of.ts'
import { isPublicCode } from './read-order.ts'
import { paidOut } from './transaction-out.ts'

type Needs = { readonly useCases: UseCases; readonly words: Wording }

/** Looks for a payment that its sender misses in an order (TRACK-15). */
export function createPaymentSearchHandlers({
  useCases,
  words,
}: Needs): HandlersOf<typeof paymentSearchCalls> {
  return {
    findPayment: async ({ id, txId, holderSecret }, caller) => {
      if (!isPublicCode(id)) return refuse({ code: 'order_not_found' }, words)
      const found = await useCases.findPayment({
        publicCode: id,
        pasted: txId,
        ...(await changingHolderOf({ useCases }, caller, holderSecret)),
      })
      if (!found.ok) return refuse(found.failure, words)
      return { ok: true, status: 200, body: findingOut(found.value, useCases.catalogue) }
    },
  }
}

/** What was found, as a reply. */
export function findingOut(finding: PaymentFinding, catalogue: Catalogue): PaymentSearchReply {
  return {
    result: finding.kind,
    payment:
      'amount' in finding
        ? {
            ...paidOut(finding.amount, catalogue),
            confirmations: finding.confirmations,
            confirmationsNeeded: finding.confirmationsNeeded,
          }
        : null,
    claim: finding.kind === 'claimed' ? { problem: finding.problem, state: finding.state } : null,
    otherOrder: finding.kind === 'other_order' ? finding.order : null,
  }
}
