import type { Catalogue, Currency } from '@causeway/core/currencies'
import { isNamed, tablePage } from '@causeway/core/paging'
import type { Clock } from '@causeway/core/ports'
import type { PriceClosure } from '@causeway/core/rates/price-closures'
import { fail } from '@causeway/core/result'
import type { Database } from '../db/index.ts'
import { listHalts } from '../halts/create-stop-cases.ts'
import type { MarketFeed } from '../rates/index.ts'
import { handPricesAt } from './hand-price-store.ts'
import type { HandPrice, PriceCases, PriceFilter, PriceLine } from './price-desk-types.ts'
import { breakerIntent } from './reset-breaker.ts'
import { handPriceIntent, takeBackHandPrice } from './set-hand-price.ts'
import { coinSources, sourceLines } from './source-lines.ts'

const ON_A_PAGE = 40

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly catalogue: Catalogue
  readonly feed: Pick<MarketFeed, 'snapshot' | 'freshSnapshot' | 'markets' | 'health' | 'breakers'>
}

type Halts = Awaited<ReturnType<typeof listHalts>>

/** Prices as this process trades on them, and the halts of the shop. Nothing is asked from a source. */
export function createPriceCases(needs: Needs): PriceCases {
  const linesNow = async () => {
    const from = needs.database.direct()
    return linesOf(needs, await listHalts(from), await handPricesAt(from, needs.clock.now()))
  }
  return {
    read: async (filter) => {
      const { ageSeconds, isWell, sources } = needs.feed.health()
      const lines = await linesNow()
      const found = lines.filter((line) => fits(line, filter))
      const { shown, ...size } = tablePage(found, { page: filter.page, size: ON_A_PAGE })
      return {
        isWell,
        ageSeconds: Number.isFinite(ageSeconds) ? ageSeconds : null,
        sources: sourceLines(sources, lines, needs.clock.now()),
        coins: shown,
        broken: lines.filter(({ breaker }) => breaker !== null),
        closedCount: lines.filter(({ closed }) => closed !== null).length,
        ...size,
      }
    },
    readCoin: async (asset) => {
      const line = (await linesNow()).find((each) => each.asset === asset)
      if (line === undefined) return null
      return { line, sources: coinSources(needs.feed.health().sources, line, needs.clock.now()) }
    },
    resetIntent: (asset, reason) => {
      const coin = needs.catalogue.find(asset)
      if (coin === undefined || coin.isFiat) return fail({ code: 'coin_unknown' })
      return breakerIntent(needs.feed, asset, reason)
    },
    handIntent: (asked) => {
      const offered = needs.catalogue.lists.enabled.find(({ ticker }) => ticker === asked.asset)
      if (offered === undefined || offered.isFiat) return fail({ code: 'coin_unknown' })
      return handPriceIntent(needs.feed, asked)
    },
    takeBack: (asked, who) => takeBackHandPrice(needs, asked, who),
  }
}

/** Every coin that the shop offers, closed ones first, then by name. */
function linesOf(
  { catalogue, feed }: Needs,
  halts: Halts,
  handPrices: readonly HandPrice[],
): readonly PriceLine[] {
  const markets = new Map(feed.markets().map((market) => [market.ticker, market]))
  const { sources } = feed.health()
  const breakers = feed.breakers()
  return catalogue.lists.enabled
    .filter(({ isFiat }) => !isFiat)
    .map((coin): PriceLine => {
      const halt = haltOf(coin, halts)
      const byHand = handPrices.find(({ asset }) => asset === coin.ticker) ?? null
      return {
        asset: coin.ticker,
        network: coin.protocol,
        market: markets.get(coin.ticker) ?? null,
        closed: halt === null ? closureOf(coin, feed) : 'halted',
        halt,
        breaker: byHand === null ? (breakers.get(coin.ticker) ?? null) : null,
        byHand,
        countingSources:
          byHand !== null
            ? 0
            : sources.filter(({ prices }) => prices.get(coin.ticker)?.part === 'counts').length,
      }
    })
    .toSorted(
      (one, other) =>
        Number(one.closed === null) - Number(other.closed === null) ||
        (one.asset < other.asset ? -1 : 1),
    )
}

function haltOf({ protocol, ticker }: Currency, halts: Halts): string | null {
  const scopes = ['all', protocol, ticker]
  return halts.find(({ scope }) => scopes.includes(scope))?.reason ?? null
}

function closureOf({ ticker }: Currency, feed: Needs['feed']): PriceClosure | null {
  const fresh = feed.freshSnapshot()
  if (fresh === null) return 'prices_old'
  return fresh.paused.get(ticker) ?? (fresh.prices.has(ticker) ? null : 'not_priced')
}

function fits(line: PriceLine, { isClosed, text }: PriceFilter): boolean {
  if (isClosed && line.closed === null) return false
  return isNamed([line.asset, line.network], text)
}
