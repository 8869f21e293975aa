import { useEffect } from 'react'
import type { PayoutsProps } from './payouts-data.ts'

const AGAIN_MILLISECONDS = 2000

/** Asks what is running while something is, and has the page read anew when it changes. */
export function useRunning({ calls, money: { running }, refresh }: PayoutsProps): void {
  const { conversions, payouts } = running
  useEffect(() => {
    if (conversions + payouts === 0) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      // Without an answer it is asked again.
      const answer = await calls.affiliateTransfersStatus().catch(() => null)
      if (isOver) return
      const now = answer?.ok ? answer.body.result.runningOperations : null
      const isSame = now === null || (now.conversions === conversions && now.payouts === payouts)
      if (!isSame) await refresh()
      if (!isOver) timer = setTimeout(ask, AGAIN_MILLISECONDS)
    }
    timer = setTimeout(ask, AGAIN_MILLISECONDS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [calls, conversions, payouts, refresh])
}
