import { rebalanceOf } from '@causeway/core/inventory'
import type { ColdNeeds } from '../cold-storage/check-cold-move.ts'
import type { InventoryLine } from '../inventory/index.ts'
import { freeToSend } from '../own-sends/read-free.ts'
import type { WalletRebalance } from './wallet-types.ts'

/** How far a coin's stock is from the target, if it is outside its band, and how much of that may go to cold storage now. */
export function readRebalance(
  needs: Pick<ColdNeeds, 'catalogue' | 'coldAddresses'>,
  line: InventoryLine,
): WalletRebalance | null {
  const off = rebalanceOf(line.free + line.reserve, line.band)
  const coin = needs.catalogue.find(line.asset)
  if (off === null || coin === undefined) return null
  const hasStorage = (needs.coldAddresses.get(line.asset) ?? []).length > 0
  if (off.side === 'below' || !hasStorage) return { ...off, movable: null }
  const free = freeToSend(line.available, needs, coin)
  const units = free < off.units ? free : off.units
  // No more than the network takes: such a move is refused.
  return { ...off, movable: units > coin.chainFeeUnits ? units : 0n }
}
