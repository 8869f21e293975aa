import type { Catalogue, NetworkId } from '@causeway/core/currencies'
import { availableStock, type InventoryPolicy } from '@causeway/core/inventory'
import type { AssetCode } from '@causeway/core/money'
import type { ChainPort } from '@causeway/core/ports'
import type { Database } from '../db/index.ts'
import { type BookedStock, readBookedStock } from './read-stock.ts'

/** What guaranteed orders may still take of a coin; the two belong to one moment. */
export type PromiseRoom = {
  /** Free before open guaranteed orders are counted. */
  readonly free: bigint
  /** `guaranteed_exposure.committed` at that moment: what became payouts since is gone from `free` too. */
  readonly committed: bigint
}

export type StockView = {
  /** Smallest units that a new order may take; null while it is not known. Memory only. */
  readonly available: (asset: AssetCode) => bigint | null
  readonly room: (asset: AssetCode) => PromiseRoom | null
  /** Reads it anew; throws where it fails, and keeps what it had for a while. */
  readonly refresh: () => Promise<void>
}

type Entry = { readonly available: bigint; readonly room: PromiseRoom }

/** A stock that could not be read for so long is not known any more. */
const MOST_AGE_MILLISECONDS = 30_000

/** Keeps in memory what can be sold of every coin. Nothing is known before the first refresh. */
export function createStockView(needs: {
  readonly database: Database
  readonly chains: ReadonlyMap<NetworkId, ChainPort>
  readonly catalogue: Catalogue
  readonly inventoryPolicy: InventoryPolicy
}): StockView {
  let entries: ReadonlyMap<AssetCode, Entry> = new Map()
  // Steady time: business time may be moved on in a play world, and no stock is older for that.
  let readAt = Number.NEGATIVE_INFINITY
  const entryOf = (asset: AssetCode): Entry | null => {
    if (performance.now() - readAt > MOST_AGE_MILLISECONDS) return null
    return entries.get(asset) ?? NOTHING
  }
  return {
    available: (asset) => entryOf(asset)?.available ?? null,
    room: (asset) => entryOf(asset)?.room ?? null,
    refresh: async () => {
      const began = performance.now()
      const booked = await readBookedStock(needs)
      entries = new Map(
        [...booked].map(([asset, facts]) => [asset, entryFrom(needs, asset, facts)]),
      )
      readAt = began
    },
  }
}

const NOTHING: Entry = { available: 0n, room: { free: 0n, committed: 0n } }

function entryFrom(
  needs: { readonly catalogue: Catalogue; readonly inventoryPolicy: InventoryPolicy },
  asset: AssetCode,
  facts: BookedStock,
): Entry {
  const chainFee = needs.catalogue.find(asset)?.chainFeeUnits ?? 0n
  const { free, available } = availableStock(facts, needs.inventoryPolicy, chainFee)
  return {
    available: available > 0n ? available : 0n,
    room: { free, committed: facts.committed },
  }
}
