import type { UseCases } from '@causeway/server'
import type { webCalls } from '../../contract/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { isoTime } from '../reference/iso-time.ts'

const DAY_SECONDS = 24 * 3600

/** What this exchange did, in figures of the last day. */
export function createFigureHandlers({
  useCases,
}: {
  readonly useCases: UseCases
}): HandlersOf<Pick<typeof webCalls, 'adStats' | 'dailyReport'>> {
  const currencies = useCases.catalogue.lists.enabled.filter(({ isFiat }) => !isFiat).length
  return {
    adStats: async () => {
      const { finished24h, medianSeconds } = await useCases.swapStatistics()
      const result = {
        currencies,
        ordersFinished24h: finished24h,
        medianSwapSeconds: medianSeconds,
      }
      return answer({ result })
    },
    dailyReport: async () => {
      const { finished24h, medianSeconds } = await useCases.swapStatistics()
      const now = useCases.now()
      const result = {
        from: isoTime(now - DAY_SECONDS * 1000),
        to: isoTime(now),
        ordersFinished: finished24h,
        medianSwapSeconds: medianSeconds,
      }
      return answer({ result })
    },
  }
}
