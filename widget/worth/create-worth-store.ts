import type { ClientCalls, PricesReply } from '@causeway/api/contract'

/** What worths are reckoned by: prices of one moment, and the money that the visitor thinks in. */
export type WorthRates = PricesReply & { readonly money: string }

export type WorthNeeds = {
  readonly calls: Pick<ClientCalls, 'prices'>
  /** The visitor's money: what he chose, or is likely to reckon in. */
  readonly findMoney: () => Promise<string>
  /** Calls back when he chooses another. */
  readonly watchMoney: (onChange: () => void) => () => void
  /** Milliseconds of any steady clock: how long ago something was, not what time it is. */
  readonly now: () => number
  /** Calls back again and again until it is ended. */
  readonly every: (milliseconds: number, work: () => void) => () => void
  /** False while nobody can see the page. */
  readonly isSeen: () => boolean
}

export type WorthStore = {
  readonly subscribe: (onChange: () => void) => () => void
  /** Null while nothing is known, or what is known is too old to be shown. */
  readonly read: () => WorthRates | null
}

const REFRESH_MILLISECONDS = 60_000
/** Older rates are not shown. */
const MOST_AGE_MILLISECONDS = 180_000

/** Asks for prices once somebody shows a worth, and again each minute while he does. */
export function createWorthStore(needs: WorthNeeds): WorthStore {
  const listeners = new Set<() => void>()
  let [prices, money, shown]: [PricesReply | null, string | null, WorthRates | null] = [
    null,
    null,
    null,
  ]
  let knownSince = 0
  let finds = 0
  let end: (() => void) | null = null

  const tell = () => {
    shown = prices === null || money === null ? null : { ...prices, money }
    for (const listener of listeners) listener()
  }
  const refresh = async () => {
    if (!needs.isSeen()) return
    const answer = await needs.calls.prices()
    if (answer.ok) [prices, knownSince] = [answer.body, needs.now()]
    else if (needs.now() - knownSince > MOST_AGE_MILLISECONDS) prices = null
    tell()
  }
  const find = async () => {
    finds += 1
    const mine = finds
    const found = await needs.findMoney()
    // The visitor may have chosen while his country was still being asked for.
    if (mine !== finds) return
    money = found
    tell()
  }
  const start = () => {
    void find()
    void refresh()
    const ends = [
      needs.watchMoney(() => void find()),
      needs.every(REFRESH_MILLISECONDS, () => void refresh()),
    ]
    return () => {
      for (const stop of ends) stop()
    }
  }
  return {
    subscribe: (onChange) => {
      listeners.add(onChange)
      end ??= start()
      return () => {
        listeners.delete(onChange)
        if (listeners.size > 0) return
        end?.()
        end = null
      }
    },
    read: () => shown,
  }
}
