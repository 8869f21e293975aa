import type { ClientCalls } from '@causeway/api/contract'
import type { FormCoin } from './form-coin.ts'

/** The list of coins behind a form, whose page may have brought only some of them. */
export type CoinList = {
  readonly isWhole: () => boolean
  /** Fetches the coins that the page did not bring. False where they can't be had; the next call tries again. */
  readonly complete: () => Promise<boolean>
  /** Fetches the list again if it is old (CALC-24). Where that fails, the form keeps the list that it has. */
  readonly refresh: () => Promise<void>
}

export type CoinListNeeds = {
  readonly calls: Partial<Pick<ClientCalls, 'coinList'>>
  /** Of the list that the page brought a part of; null: the whole of it. */
  readonly version: string | null
  readonly setCoins: (coins: readonly FormCoin[]) => void
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
}

/** How long a list is used before it is asked for again. */
const KEPT_MILLISECONDS = 60_000
/** `NEWEST_LIST` of the contract, whose schemas a page does not load. */
const NEWEST = 'newest'

/** Made when the page is: what the page brought is as old as this. */
export function createCoinList({ calls, version, setCoins, now }: CoinListNeeds): CoinList {
  let isWhole = version === null
  let readAt = now()
  let underWay: Promise<boolean> | null = null

  const isOld = () => now() - readAt >= KEPT_MILLISECONDS

  async function read(wanted: string): Promise<boolean> {
    const askedAt = now()
    const answer = await calls.coinList?.({ version: wanted })
    if (answer === undefined) return false
    // A list that can't be read is not asked for at each click, unless coins are missing.
    if (wanted === NEWEST) readAt = askedAt
    if (!answer.ok) {
      console.warn('the list of coins could not be had', answer.body)
      return false
    }
    isWhole = true
    setCoins(answer.body.coins)
    return true
  }

  function complete(): Promise<boolean> {
    if (isWhole) return Promise.resolve(true)
    // That of the page is in the browser's cache, once any page has asked for it.
    underWay ??= read(version === null || isOld() ? NEWEST : version).finally(() => {
      underWay = null
    })
    return underWay
  }

  async function refresh(): Promise<void> {
    if (isWhole && isOld()) await read(NEWEST)
  }

  return { isWhole: () => isWhole, complete, refresh }
}
