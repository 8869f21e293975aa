import type { Catalogue, NetworkId } from '@causeway/core/currencies'
import {
  availableStock,
  type Band,
  type BandStatus,
  bandFromCapital,
  bandStatus,
  type Holding,
  type InventoryPolicy,
  type Move,
  proposeMoves,
  type Stock,
  type StockFacts,
  worthAttodollars,
} from '@causeway/core/inventory'
import {
  capitalAccount,
  coldAccount,
  lossAccount,
  networkFeeAccount,
  serviceFeeAccount,
  tradingAccount,
  venueFeeAccount,
} from '@causeway/core/ledger'
import type { AssetCode } from '@causeway/core/money'
import type { ChainPort, LiquidityPort } from '@causeway/core/ports'
import type { MarketSnapshot } from '@causeway/core/rates/market-snapshot'
import { sql } from 'kysely'
import type { Database } from '../db/index.ts'
import { balanceRows } from '../ledger/index.ts'
import { readBands } from './bands.ts'
import { NO_STOCK, readBookedStock } from './read-stock.ts'

/** One coin as an operator sees it. Units are of its smallest; signed where they may be. */
export type InventoryLine = StockFacts &
  Stock & {
    readonly asset: AssetCode
    readonly band: Band
    /** False where the band follows from capital. */
    readonly isBandSet: boolean
    readonly status: BandStatus
    /** From trades with customers and at the venue: positive where there is more than before them. */
    readonly exposure: bigint
    /** Fees earned in this coin, less what networks and venues took and what was lost. */
    readonly earned: bigint
  }

export type Inventory = {
  readonly lines: readonly InventoryLine[]
  /** Attodollars at the market now: what was earned in fees, and what trades gained with exposure still open. */
  readonly earnedWorth: bigint
  readonly tradedWorth: bigint
  /** Null where there is no venue, or it does not answer. */
  readonly moves: readonly Move[] | null
}

export type InventoryNeeds = {
  readonly database: Database
  readonly chains: ReadonlyMap<NetworkId, ChainPort>
  readonly catalogue: Catalogue
  readonly inventoryPolicy: InventoryPolicy
  /** Null while prices are missing or too old. */
  readonly freshSnapshot: () => MarketSnapshot | null
  readonly venue: LiquidityPort | null
}

/** Everything an operator asks of his stock: what there is, what is owed, what is free, earned and open, what to move. */
export async function readInventory(needs: InventoryNeeds): Promise<Inventory> {
  const [booked, sums, bands] = [
    await readBookedStock(needs),
    await readSums(needs.database),
    await readBands(needs.database.direct()),
  ]
  const assets = [...new Set([...booked.keys(), ...sums.keys(), ...bands.keys()])].sort()
  const lines = assets.flatMap((asset) => {
    const coin = needs.catalogue.find(asset)
    if (coin === undefined) return []
    const facts = booked.get(asset) ?? NO_STOCK
    const sum = sums.get(asset)
    const stock = availableStock(facts, needs.inventoryPolicy, coin.chainFeeUnits)
    const set = bands.get(asset)
    const band = set ?? bandFromCapital(sum?.capital ?? 0n, needs.inventoryPolicy)
    const status = bandStatus(stock.free + stock.reserve, band)
    const exposure = sum?.exposure ?? 0n
    const earned = sum?.earned ?? 0n
    return [
      { asset, ...facts, ...stock, band, isBandSet: set !== undefined, status, exposure, earned },
    ]
  })
  const prices = needs.freshSnapshot()?.prices ?? new Map<AssetCode, bigint>()
  const worth = (units: (line: InventoryLine) => bigint) =>
    lines.reduce((total, line) => {
      const decimals = needs.catalogue.find(line.asset)?.decimals ?? 0
      return total + worthAttodollars(units(line), decimals, prices.get(line.asset) ?? 0n)
    }, 0n)
  return {
    lines,
    earnedWorth: worth((line) => line.earned),
    tradedWorth: worth((line) => line.exposure),
    moves: await readMoves(needs, lines, prices),
  }
}

type Sums = { readonly capital: bigint; readonly exposure: bigint; readonly earned: bigint }

/** The books credit what is earned and owed: their signs are turned here. Capital is what is not in cold storage. */
async function readSums(database: Database): Promise<ReadonlyMap<AssetCode, Sums>> {
  const earning = [serviceFeeAccount, networkFeeAccount, venueFeeAccount, lossAccount]
  const found = await sql<Sums & { asset: string }>`
    select asset,
      -coalesce(sum(units) filter (where account in (${capitalAccount}, ${coldAccount})), 0) as capital,
      -coalesce(sum(units) filter (where account = ${tradingAccount}), 0) as exposure,
      -coalesce(sum(units) filter (where account in (${sql.join(earning)})), 0) as earned
    from (${balanceRows}) balance
    group by asset`.execute(database.direct())
  return new Map(found.rows.map(({ asset, ...sums }) => [asset, sums]))
}

async function readMoves(
  needs: InventoryNeeds,
  lines: readonly InventoryLine[],
  prices: ReadonlyMap<AssetCode, bigint>,
): Promise<readonly Move[] | null> {
  const { venue } = needs
  if (venue === null) return null
  try {
    const balances = await venue.balances()
    const holdings: Holding[] = []
    for (const line of lines) {
      const price = prices.get(line.asset)
      const decimals = needs.catalogue.find(line.asset)?.decimals
      if (price === undefined || decimals === undefined) continue
      const isSettlement = line.asset === venue.settlementAsset
      holdings.push({
        asset: line.asset,
        decimals,
        price,
        hot: line.free + line.reserve,
        venue: balances.get(line.asset) ?? 0n,
        band: line.band,
        isTraded: isSettlement || (await venue.market(line.asset)) !== null,
      })
    }
    return proposeMoves(holdings, venue.settlementAsset)
  } catch {
    // A list without the venue's word would be wrong; the hedger tells of a venue that does not answer.
    return null
  }
}
