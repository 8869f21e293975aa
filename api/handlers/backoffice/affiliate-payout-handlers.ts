import type { UseCases } from '@causeway/server'
import type { HeldPayout } from '@causeway/server/affiliates'
import type { HeldPayoutOut, staffCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { isoTime } from '../reference/iso-time.ts'
import { type DeskWords, deskWords } from './desk-order-out.ts'
import { networkOf, proposedOut, staffAtWork } from './staff-replies.ts'

type Needs = {
  readonly useCases: Pick<UseCases, 'backoffice' | 'catalogue'>
  readonly words: Wording
}
type Call = 'heldPayouts' | 'proposeHeldPayout' | 'declineHeldPayout'

/** Payouts to affiliates that wait for staff (OPS-07.9). */
export function createAffiliatePayoutHandlers({
  useCases,
  words,
}: Needs): Pick<HandlersOf<typeof staffCalls>, Call> {
  const { affiliatePayouts, approvals } = useCases.backoffice
  const sum = deskWords(useCases.catalogue)
  return {
    heldPayouts: async () => {
      const payouts = await affiliatePayouts.held()
      return answer({ payouts: payouts.map((payout) => heldPayoutOut(payout, sum)) })
    },
    proposeHeldPayout: async ({ id, reason }, { caller, staff }) => {
      const intent = await affiliatePayouts.intent({ payoutId: id, reason })
      if (!intent.ok) return refuse(intent.failure, words)
      const subject = `affiliate:${intent.value.refId}`
      const proposed = await approvals.propose(
        { kind: 'affiliate.payout', subject, intent: intent.value, reason },
        staff,
        networkOf(caller),
      )
      return proposed.ok ? answer(proposedOut(proposed.value)) : refuse(proposed.failure, words)
    },
    declineHeldPayout: async ({ id, reason }, who) => {
      const declined = await affiliatePayouts.decline({ payoutId: id, reason }, staffAtWork(who))
      return declined.ok ? answer({ result: true as const }) : refuse(declined.failure, words)
    },
  }
}

function heldPayoutOut(payout: HeldPayout, sum: DeskWords): HeldPayoutOut {
  const { fee, requestedAt, sent, ...same } = payout
  return {
    ...same,
    amount: sum(sent),
    networkFee: sum(fee),
    requestedAt: isoTime(requestedAt.getTime()),
  }
}
