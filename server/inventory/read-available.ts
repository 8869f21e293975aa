import type { Currency } from '@causeway/core/currencies'
import { availableStock } from '@causeway/core/inventory'
import type { AssetCode } from '@causeway/core/money'
import type { Queryable } from '../db/index.ts'
import type { InventoryNeeds } from './read-inventory.ts'
import { NO_STOCK, readStock } from './read-stock.ts'

/**
 * What of each coin is free for anything new, in its smallest units: neither owed, promised, on its way out nor kept back.
 * Below zero where more is owed than there is. Reads in the caller's transaction, if it is in one.
 */
export async function readAvailable(
  database: Queryable,
  needs: Pick<InventoryNeeds, 'chains' | 'inventoryPolicy'>,
  coins: readonly Currency[],
): Promise<ReadonlyMap<AssetCode, bigint>> {
  const { booked } = await readStock(database, needs.chains)
  return new Map(
    coins.map(({ chainFeeUnits, ticker }) => {
      const facts = booked.get(ticker) ?? NO_STOCK
      return [ticker, availableStock(facts, needs.inventoryPolicy, chainFeeUnits).available]
    }),
  )
}
