import type { Catalogue } from '@causeway/core/currencies'
import type { StockView } from '@causeway/server/inventory'

const LOOK_EVERY_MILLISECONDS = 100
const LONGEST_STANDSTILL_MILLISECONDS = 30_000

/**
 * Waits until every coin that can be bought is in stock, or for half a minute no further one came. A new play world
 * finds its stock on the chains in the first moments, on a busy machine in the first minutes; whoever opens the page as
 * soon as it is ready can then swap.
 */
export async function awaitStock(needs: {
  readonly catalogue: Catalogue
  readonly stock: StockView
}): Promise<void> {
  const bought = needs.catalogue.lists.enabled.filter((coin) => coin.isWebToEnabled && !coin.isFiat)
  let stocked = -1
  let until = Number.POSITIVE_INFINITY
  while (performance.now() < until) {
    await needs.stock.refresh()
    const now = bought.filter((coin) => (needs.stock.available(coin.ticker) ?? 0n) > 0n).length
    if (now === bought.length) return
    if (now > stocked) until = performance.now() + LONGEST_STANDSTILL_MILLISECONDS
    stocked = Math.max(stocked, now)
    await new Promise<void>((resolve) => {
      setTimeout(resolve, LOOK_EVERY_MILLISECONDS)
    })
  }
}
