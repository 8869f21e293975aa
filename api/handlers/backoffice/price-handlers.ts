import type { Breaker } from '@causeway/core/ports'
import type { UseCases } from '@causeway/server'
import type {
  CoinSource,
  HandPrice,
  PriceLine,
  SourceLine,
} from '@causeway/server/price-desk/price-desk-types'
import type { CoinSourceOut, PriceOut, PriceSourceOut, staffCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { isoTime } from '../reference/iso-time.ts'
import { marketFigures, percentText, usdText } from '../reference/rate-text.ts'
import { networkOf, proposedOut, staffAtWork } from './staff-replies.ts'

type Handlers = HandlersOf<typeof staffCalls>
type ReadingCall = 'deskPrices' | 'deskPrice'
type ActingCall = 'proposeBreakerReset' | 'proposeHandPrice' | 'takeBackHandPrice'
type Needs = { readonly useCases: Pick<UseCases, 'backoffice'>; readonly words: Wording }

/** Prices, their sources, and why coins are closed (OPS-11). */
export function createPriceHandlers({
  useCases: { backoffice },
  words,
}: Needs): Pick<Handlers, ReadingCall | ActingCall> {
  return {
    deskPrices: async ({ closed, page = '1', q }) => {
      const { ageSeconds, broken, coins, sources, ...found } = await backoffice.prices.read({
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
        broken: broken.map(priceOut),
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
    ...actingHandlers({ useCases: { backoffice }, words }),
  }
}

function actingHandlers({
  useCases: {
    backoffice: { approvals, prices },
  },
  words,
}: Needs): Pick<Handlers, ActingCall> {
  return {
    proposeBreakerReset: async ({ asset, reason }, { caller, staff }) => {
      const found = prices.resetIntent(asset, reason)
      if (!found.ok) return refuse(found.failure, words)
      const proposed = await approvals.propose(
        { kind: 'breaker.reset', subject: `price:${asset}`, intent: found.value, reason },
        staff,
        networkOf(caller),
      )
      return proposed.ok ? answer(proposedOut(proposed.value)) : refuse(proposed.failure, words)
    },
    proposeHandPrice: async (asked, { caller, staff }) => {
      const { asset, minutes, priceUsd, reason } = asked
      const wanted = { asset, minutes, priceUsd, reason, proposedBy: staff.email }
      const found = prices.handIntent(wanted)
      if (!found.ok) return refuse(found.failure, words)
      const proposed = await approvals.propose(
        { kind: 'price.set', subject: `price:${asset}`, intent: found.value, reason },
        staff,
        networkOf(caller),
      )
      return proposed.ok ? answer(proposedOut(proposed.value)) : refuse(proposed.failure, words)
    },
    takeBackHandPrice: async ({ asset, reason }, who) => {
      const done = await prices.takeBack({ asset, reason }, staffAtWork(who))
      return done.ok ? answer({ result: true as const }) : refuse(done.failure, words)
    },
  }
}

function priceOut({ breaker, byHand, market, ...line }: PriceLine): PriceOut {
  return {
    ...line,
    byHand: byHand === null ? null : handPriceOut(byHand),
    market: market === null ? null : marketFigures(market),
    breaker: breaker === null ? null : breakerOut(breaker),
  }
}

function handPriceOut({ by, endsAt, price, reason }: HandPrice): PriceOut['byHand'] {
  return { priceUsd: usdText(price), until: isoTime(endsAt), by: [...by], reason }
}

function breakerOut({ before, now, opensAt, reason, since }: Breaker): PriceOut['breaker'] {
  return {
    reason,
    since: isoTime(since),
    opensAt: now === null ? null : isoTime(opensAt),
    beforeUsd: before === null ? null : usdText(before),
    nowUsd: now === null ? null : usdText(now),
    jumpPercent: before === null || now === null ? null : percentText(now, before),
  }
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

/** An age in whole seconds; never below zero. */
export function wholeSeconds(seconds: number | null): number | null {
  return seconds === null ? null : Math.max(0, Math.round(seconds))
}
