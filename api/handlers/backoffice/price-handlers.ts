import type { UseCases } from '@causeway/server'
import type {
  CoinSource,
  PriceLine,
  SourceLine,
} from '@causeway/server/price-desk/price-desk-types'
import type { CoinSourceOut, PriceOut, PriceSourceOut, staffCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { isoTime } from '../reference/iso-time.ts'
import { marketFigures, percentText, usdText } from '../reference/rate-text.ts'

type Needs = { readonly useCases: Pick<UseCases, 'backoffice'>; readonly words: Wording }

/** Prices, their sources, and why coins are closed (OPS-11). */
export function createPriceHandlers({
  useCases: { backoffice },
  words,
}: Needs): Pick<HandlersOf<typeof staffCalls>, 'deskPrices' | 'deskPrice'> {
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
        ageSeconds: wholeSeconds(ageSeconds),
        sources: sources.map(sourceOut),
        coins: coins.map(priceOut),
      })
    },
    deskPrice: async ({ asset }) => {
      const found = await backoffice.prices.readCoin(asset)
      if (found === null) return refuse({ code: 'coin_unknown' }, words)
      return answer({
        at: isoTime(Date.now()),
        coin: priceOut(found.line),
        sources: found.sources.map(coinSourceOut),
      })
    },
  }
}

function priceOut({ market, ...line }: PriceLine): PriceOut {
  return { ...line, market: market === null ? null : marketFigures(market) }
}

function sourceOut({ ageSeconds, farthest, ...source }: SourceLine): PriceSourceOut {
  const percent = farthest === null ? null : percentText(farthest.price, farthest.shown)
  return {
    ...source,
    ageSeconds: wholeSeconds(ageSeconds),
    farthest: farthest === null || percent === null ? null : { asset: farthest.asset, percent },
  }
}

function coinSourceOut({ ageSeconds, name, part, price, shown }: CoinSource): CoinSourceOut {
  return {
    name,
    part,
    priceUsd: usdText(price),
    ageSeconds: Math.round(ageSeconds),
    deviationPercent: shown === null ? null : percentText(price, shown),
  }
}

function wholeSeconds(seconds: number | null): number | null {
  return seconds === null ? null : Math.max(0, Math.round(seconds))
}
