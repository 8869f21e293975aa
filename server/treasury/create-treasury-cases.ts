import { isNamed, tablePage } from '@causeway/core/paging'
import type { ColdNeeds } from '../cold-storage/check-cold-move.ts'
import { isWalletShared } from '../deposits/index.ts'
import { listHalts } from '../halts/create-stop-cases.ts'
import {
  type InventoryLine,
  type InventoryNeeds,
  readInventory,
  readLowCoins,
} from '../inventory/index.ts'
import { readComparisons } from '../ledger/index.ts'
import { readIncoming, readUnmatched } from './read-deposits.ts'
import { readRebalance } from './read-rebalance.ts'
import type { TreasuryCases, WalletFilter, WalletLine } from './wallet-types.ts'

const ON_A_PAGE = 40

type Needs = Omit<InventoryNeeds, 'venue'> & Pick<ColdNeeds, 'coldAddresses'>
type Place = Pick<WalletLine, 'asset' | 'network' | 'address' | 'isShared'>

/** Wallets and unmatched deposits, of what inventory, deposits and halts know (OPS-12): nothing is booked here. */
export function createTreasuryCases(needs: Needs): TreasuryCases {
  return {
    lowCoins: () => readLowCoins(needs, 'all bands'),
    wallet: async (asset) => (await readLines(needs)).find((line) => line.asset === asset) ?? null,
    unmatched: () => readUnmatched(needs.database),
    wallets: async (filter) => {
      const lines = (await readLines(needs)).filter((line) => fits(line, filter))
      const { shown, ...size } = tablePage(lines, { page: filter.page, size: ON_A_PAGE })
      return { wallets: shown, ...size, unmatched: await readUnmatched(needs.database) }
    },
  }
}

async function readLines(needs: Needs): Promise<readonly WalletLine[]> {
  const direct = needs.database.direct()
  const { lines } = await readInventory({ ...needs, venue: null })
  const incoming = await readIncoming(needs.database)
  const comparisons = await readComparisons(needs.database)
  const halts = await listHalts(direct)
  const cursors = await direct
    .selectFrom('chain_cursor')
    .select(['network', 'height', 'scanned_at'])
    .execute()
  const stockOf = new Map(lines.map((line) => [line.asset, line]))
  const cursorOf = new Map(cursors.map((cursor) => [cursor.network, cursor]))
  return placesOf(needs).map((place) => {
    const cursor = cursorOf.get(place.network)
    const scopes = ['all', place.network, place.asset]
    const line = stockOf.get(place.asset)
    return {
      ...place,
      ...figuresOf(line),
      rebalance: line === undefined ? null : readRebalance(needs, line),
      comparison: comparisons.get(place.asset) ?? null,
      incoming: incoming.get(place.asset) ?? 0n,
      height: cursor?.height ?? null,
      scannedAt: cursor?.scanned_at ?? null,
      halt: halts.find(({ scope }) => scopes.includes(scope))?.reason ?? null,
    }
  })
}

/** Every coin of every chain, by its name. */
function placesOf({ chains }: Needs): readonly Place[] {
  return [...chains.values()]
    .flatMap((chain) =>
      chain.assets.map((asset) => ({
        asset,
        network: chain.network,
        address: chain.hotWalletAddress(asset),
        isShared: isWalletShared(chain, asset),
      })),
    )
    .toSorted((one, other) => (one.asset < other.asset ? -1 : 1))
}

function figuresOf(line: InventoryLine | undefined) {
  return {
    stock: line?.wallet ?? 0n,
    unswept: line?.unswept ?? 0n,
    promised: line?.promised ?? 0n,
    outgoing: line?.outgoing ?? 0n,
    owed: line?.claims ?? 0n,
    available: line?.available ?? 0n,
    band: line?.band ?? { low: 0n, target: 0n, high: 0n },
    status: line?.status ?? ('ok' as const),
  }
}

function fits(line: WalletLine, { needsLook, text }: WalletFilter): boolean {
  const isEqual = line.comparison === null || line.comparison.differsSince === null
  const isRunning = line.halt === null && line.scannedAt !== null
  const isQuiet = line.status === 'ok' && isRunning && isEqual
  if (needsLook && isQuiet) return false
  return isNamed([line.asset, line.network, line.address], text)
}
