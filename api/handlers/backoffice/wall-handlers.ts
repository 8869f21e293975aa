import type { UseCases } from '@causeway/server'
import type { staffCalls } from '../../contract/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { isoTime } from '../reference/iso-time.ts'
import { wholeSeconds } from './price-handlers.ts'

/** A screen for a wall, of what the desks show (OPS-22.4). */
export function createWallHandlers({
  useCases: { backoffice },
}: {
  readonly useCases: Pick<UseCases, 'backoffice'>
}): Pick<HandlersOf<typeof staffCalls>, 'wall'> {
  const { desk, health, prices, stops, treasury } = backoffice
  return {
    wall: async () => {
      const { at, parts } = await health.read()
      const { ageSeconds, isWell } = await prices.read({ text: null, isClosed: false, page: 1 })
      const halts = await stops.list()
      return answer({
        at: isoTime(at.getTime()),
        parts: parts.map(({ part, state }) => ({ part, state })),
        orders: await desk.count(),
        prices: { isWell, ageSeconds: wholeSeconds(ageSeconds) },
        lowWallets: [...(await treasury.lowCoins())],
        stopped: halts.map(({ scope }) => scope),
      })
    },
  }
}
