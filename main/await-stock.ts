import type { Catalogue } from '@causeway/core/currencies'
import type { StockView } from '@causeway/server/inventory'

const LOOK_EVERY_MILLISECONDS = 100
const LONGEST_MILLISECONDS = 30_000

/**
 * Waits until every coin that can be bought is in stock, half a minute at most. A new play world finds its stock on the
 * chains in the first moments; whoever opens the page as soon as it is ready can then swap at once.
 */
export async function awaitStock(needs: {
  readonly catalogue: Catalogue
  readonly stock: StockView
}): Promise<void> {
  const bought = needs.catalogue.lists.enabled.filter((coin) => coin.isWebToEnabled && !coin.isFiat)
  const until = performance.now() + LONGEST_MILLISECONDS
  while (performance.now() < until) {
    await needs.stock.refresh()
    if (bought.every((coin) => (needs.stock.available(coin.ticker) ?? 0n) > 0n)) return
    await new Promise<void>((resolve) => {
      setTimeout(resolve, LOOK_EVERY_MILLISECONDS)
    })
  }
}
