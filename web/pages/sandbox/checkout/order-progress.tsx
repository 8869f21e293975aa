import type { SandboxFiatOrderOut } from '@causeway/api/contract'
import type { MessageKey } from '@causeway/content/messages'
import { Notice, type NoticeProps } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect } from 'react'
import { useRevalidator } from '../../../client-page/index.ts'
import type { CheckoutOutcome } from './pay-at-checkout.server.ts'

const LOOK_AGAIN_MILLISECONDS = 2000

type State = SandboxFiatOrderOut['state']
type Said = { readonly tone: NonNullable<NoticeProps['tone']>; readonly text: MessageKey }

const purchases = {
  waiting: null,
  paid: { tone: 'good', text: 'checkout.paid' },
  sending: { tone: 'good', text: 'checkout.sending' },
  ended: { tone: 'good', text: 'checkout.ended' },
  declined: { tone: 'error', text: 'checkout.declined' },
  expired: { tone: 'warning', text: 'checkout.expired' },
  refunded: { tone: 'information', text: 'checkout.refunded' },
  charged_back: { tone: 'warning', text: 'checkout.chargedBack' },
} as const satisfies Record<State, Said | null>

const sales: Readonly<Record<State, Said | null>> = {
  ...purchases,
  paid: { tone: 'good', text: 'checkout.salePaid' },
  ended: { tone: 'good', text: 'checkout.saleEnded' },
  declined: { tone: 'error', text: 'checkout.saleDeclined' },
  refunded: { tone: 'information', text: 'checkout.saleRefunded' },
}

export type OrderProgressProps = {
  readonly order: SandboxFiatOrderOut
  readonly problem: CheckoutOutcome['problem']
}

/** How far the order has come, and what went wrong; looks again while something is on its way. */
export function OrderProgress({ order, problem }: OrderProgressProps) {
  const t = useTranslate()
  const isMoving =
    order.isBeingDecided ||
    order.isDown ||
    order.state === 'paid' ||
    order.state === 'sending' ||
    (order.state === 'waiting' && order.payInAddress !== null)
  useLookAgain(isMoving)
  const said = saidOf(order)
  return (
    <>
      {problem === 'unknown' || problem === 'settled' ? (
        <Notice tone="error" announce="alert">
          {t(problem === 'unknown' ? 'checkout.unknownForm' : 'checkout.settled')}
        </Notice>
      ) : null}
      {said === null ? null : (
        <Notice tone={said.tone} announce="status">
          {t(said.text)}
        </Notice>
      )}
    </>
  )
}

function saidOf(order: SandboxFiatOrderOut): Said | null {
  if (order.isDown) return { tone: 'error', text: 'checkout.down' }
  if (order.isBeingDecided) return { tone: 'information', text: 'checkout.deciding' }
  return (order.side === 'buy' ? purchases : sales)[order.state]
}

function useLookAgain(isMoving: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN_MILLISECONDS)
    return () => clearInterval(timer)
  }, [isMoving, revalidate])
}
