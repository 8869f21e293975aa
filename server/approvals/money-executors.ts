import { type Amount, formatUnits } from '@causeway/core/money'
import { fail, ok } from '@causeway/core/result'
import { approveHeldPayout } from '../affiliates/index.ts'
import type { ColdFailure } from '../cold-storage/cold-types.ts'
import { moveToCold } from '../cold-storage/move-to-cold.ts'
import { moveSuspenseToCapital } from '../deposits/index.ts'
import { startAgain } from '../halts/start-again.ts'
import type { HandNeeds } from '../hand-payouts/check-hand-payout.ts'
import type { HandFailure } from '../hand-payouts/hand-types.ts'
import { payByHand } from '../hand-payouts/pay-by-hand.ts'
import type { OrderNeeds } from '../orders/index.ts'
import { type ClaimNeeds, decideClaim } from '../payment-claims/index.ts'
import { sendSuspenseBack } from '../suspense-returns/send-back.ts'
import type { Executors, NotExecuted } from './approval-needs.ts'

export type MoneyNeeds = OrderNeeds & ClaimNeeds & HandNeeds

type MoneyKind =
  | ('payouts.start' | 'claim.assign' | 'suspense.capital' | 'suspense.return')
  | ('affiliate.payout' | 'wallet.cold' | 'payout.hand')

/** The use cases behind proposals about money that belongs to no order. */
export function moneyExecutors(needs: MoneyNeeds): Pick<Executors, MoneyKind> {
  return {
    'payouts.start': async (intent, actor) => {
      const started = await startAgain(needs, intent, actor)
      if (!started.ok) return started
      needs.wake()
      return ok({ says: 'Payouts go on' })
    },
    'claim.assign': async ({ claimId, publicCode, reason }, actor) => {
      const decision = { kind: 'assign', publicCode } as const
      const assigned = await decideClaim(needs, { claimId, decision, reason, actor })
      return assigned.ok ? ok({ says: 'The payment is assigned to the order' }) : assigned
    },
    'suspense.capital': async (intent) => {
      const booked = await moveSuspenseToCapital(needs, intent)
      return booked.ok ? ok({ says: 'The payment is booked as the shop’s own' }) : booked
    },
    'suspense.return': async (intent, actor) => {
      const sent = await sendSuspenseBack(needs, intent, actor)
      return sent.ok ? ok({ says: 'The payment is on its way back' }) : sent
    },
    'affiliate.payout': async (intent, actor) => {
      const sent = await approveHeldPayout(needs, intent, actor)
      return sent.ok ? ok({ says: 'The payout is on its way' }) : sent
    },
    'wallet.cold': async (intent, actor) => {
      const moved = await moveToCold(needs, intent, actor)
      if (moved.ok) return ok({ says: 'The coins are on their way to cold storage' })
      return fail(withFigure(needs, moved.failure))
    },
    'payout.hand': async (intent, actor) => {
      const paid = await payByHand(needs, intent, actor)
      return paid.ok
        ? ok({ says: 'The payout is on its way' })
        : fail(withFigure(needs, paid.failure))
    },
  }
}

/** A refusal with the sum that it is about. */
function withFigure(needs: MoneyNeeds, failure: HandFailure | ColdFailure): NotExecuted {
  const { code } = failure
  if ('free' in failure) return { code, figure: sumText(needs, failure.free) }
  return 'left' in failure ? { code, figure: sumText(needs, failure.left) } : { code }
}

function sumText({ catalogue }: Pick<MoneyNeeds, 'catalogue'>, { asset, units }: Amount): string {
  const decimals = catalogue.find(asset)?.decimals ?? 0
  return `${formatUnits(units, decimals)} ${asset.toUpperCase()}`
}
