import type { Currency } from '@causeway/core/currencies'
import { type Amount, type AssetCode, amount } from '@causeway/core/money'
import type { Queryable } from '../db/index.ts'
import { type InventoryNeeds, readAvailable } from '../inventory/index.ts'

export type FreeNeeds = Pick<InventoryNeeds, 'catalogue' | 'chains' | 'inventoryPolicy'>

/** What of a coin may be sent, and what the network takes for it. */
export type FreeCoin = {
  readonly asset: AssetCode
  readonly network: string
  readonly free: Amount
  /** What the network is expected to take, in the coin, on top. */
  readonly networkFee: Amount
  /** The coin that the network takes it in. */
  readonly feeAsset: AssetCode
}

/**
 * What of each coin may be sent away: nothing that is owed, promised, on its way out or kept back for network fees. Reads in
 * the caller's transaction, if it is in one.
 */
export async function readFree(
  database: Queryable,
  needs: FreeNeeds,
  coins: readonly Currency[],
): Promise<readonly FreeCoin[]> {
  const available = await readAvailable(database, needs, coins)
  return coins.map((coin) => {
    const { chainFeeUnits, protocol, ticker } = coin
    const { feeAsset } = needs.catalogue.networkOf(coin)
    return {
      asset: ticker,
      network: protocol,
      free: amount(ticker, freeToSend(available.get(ticker) ?? 0n, needs, coin)),
      networkFee: amount(ticker, chainFeeUnits),
      feeAsset,
    }
  })
}

/** What of a coin's units that are free for new orders may be sent: without the network's fee where it is paid in the coin. */
export function freeToSend(
  available: bigint,
  { catalogue }: Pick<FreeNeeds, 'catalogue'>,
  coin: Currency,
): bigint {
  const paysOwnFee = catalogue.networkOf(coin).feeAsset === coin.ticker
  const free = available - (paysOwnFee ? coin.chainFeeUnits : 0n)
  return free > 0n ? free : 0n
}

/** How much of one coin may be sent away. */
export async function readFreeOf(
  database: Queryable,
  needs: FreeNeeds,
  coin: Currency,
): Promise<Amount> {
  const [found] = await readFree(database, needs, [coin])
  return found?.free ?? amount(coin.ticker, 0n)
}
