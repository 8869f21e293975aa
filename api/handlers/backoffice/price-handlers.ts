import type { UseCases } from '@causeway/server'
import type { PriceLine } from '@causeway/server/price-desk/price-desk-types'
import type { PriceOut, staffCalls } from '../../contract/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { isoTime } from '../reference/iso-time.ts'
import { marketFigures } from '../reference/rate-text.ts'

/** Prices, their sources, and why coins are closed (OPS-11). */
export function createPriceHandlers({
  useCases: { backoffice },
}: {
  readonly useCases: Pick<UseCases, 'backoffice'>
}): Pick<HandlersOf<typeof staffCalls>, 'deskPrices'> {
  return {
    deskPrices: async ({ closed, page = '1', q }) => {
      const { ageSeconds, coins, sources, ...found } = await backoffice.prices.read({
        text: q || null,
        isClosed: closed === '1',
        page: Number(page),
      })
      return answer({
        at: isoTime(Date.now()),
        ...found,
        ageSeconds: ageSeconds === null ? null : Math.max(0, Math.round(ageSeconds)),
        sources: sources.map(({ name, problem }) => ({ name, problem })),
        coins: coins.map(priceOut),
      })
    },
  }
}

function priceOut({ market, ...line }: PriceLine): PriceOut {
  return { ...line, market: market === null ? null : marketFigures(market) }
}
