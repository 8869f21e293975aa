import type { AssetCode } from '@causeway/core/money'
import { type InventoryNeeds, readInventory } from './read-inventory.ts'

/**
 * Coins with less in stock than the lower limit of their band, by name. `of`: those whose band the operator set alone, or those
 * with a band that follows from their capital too, part of which can be at the trading venue.
 */
export async function readLowCoins(
  needs: Omit<InventoryNeeds, 'venue'>,
  of: 'set bands' | 'all bands',
): Promise<readonly AssetCode[]> {
  const { lines } = await readInventory({ ...needs, venue: null })
  return lines
    .filter(({ isBandSet, status }) => status === 'low' && (isBandSet || of === 'all bands'))
    .map(({ asset }) => asset)
    .toSorted()
}
