import type { UseCases } from '@causeway/server'
import type { HandCoin, HandPayoutView } from '@causeway/server/hand-payouts/hand-types'
import type { HandCoinOut, HandPayoutOut, staffCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { type DeskWords, deskWords } from './desk-order-out.ts'
import { freeCoinOut, ownSendOut } from './own-send-out.ts'
import { networkOf, proposedOut } from './staff-replies.ts'

type Needs = {
  readonly useCases: Pick<UseCases, 'backoffice' | 'catalogue'>
  readonly words: Wording
}

/** Payouts by hand (OPS-07.10). */
export function createHandPayoutHandlers({
  useCases: { backoffice, catalogue },
  words,
}: Needs): Pick<HandlersOf<typeof staffCalls>, 'handPayouts' | 'proposeHandPayout'> {
  const sum = deskWords(catalogue)
  return {
    handPayouts: async () =>
      answer({
        coins: (await backoffice.hand.coins()).map((coin) => handCoinOut(coin, sum)),
        payouts: (await backoffice.hand.payouts()).map((payout) => handPayoutOut(payout, sum)),
      }),
    proposeHandPayout: async (asked, { caller, staff }) => {
      const intent = await backoffice.hand.intent(asked)
      if (!intent.ok) return refuse(intent.failure, words)
      const subject = `payout:${intent.value.payoutId}`
      const proposed = await backoffice.approvals.propose(
        { kind: 'payout.hand', subject, intent: intent.value, reason: asked.reason },
        staff,
        networkOf(caller),
      )
      return proposed.ok ? answer(proposedOut(proposed.value)) : refuse(proposed.failure, words)
    },
  }
}

function handCoinOut({ left, memoName, ...coin }: HandCoin, sum: DeskWords): HandCoinOut {
  return { ...freeCoinOut(coin, sum), memoName, left: left === null ? null : sum(left) }
}

function handPayoutOut(
  { approvedBy, proposedBy, purpose, ...send }: HandPayoutView,
  sum: DeskWords,
): HandPayoutOut {
  const { asset } = send.sent
  return { ...ownSendOut(send, sum), asset, purpose, proposedBy, approvedBy }
}
