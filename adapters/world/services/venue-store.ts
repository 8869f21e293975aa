import { type Amount, type AssetCode, amount } from '@causeway/core/money'
import type { HedgeReport } from '@causeway/core/ports'
import type { World } from '../world.ts'

/** An order as the sandbox's trading venue keeps it. */
export type VenueOrder = HedgeReport & {
  readonly side: 'buy' | 'sell'
  readonly amount: Amount
  readonly worstPrice: bigint
}

type OrderRow = {
  client_order_id: string
  side: 'buy' | 'sell'
  asset: string
  units: string
  worst_price: string
  state: HedgeReport['state']
  filled_units: string
  against_asset: string
  against_units: string
  fee_units: string
}

/** An order by its client's id; null where the venue never heard of it. */
export function venueOrder(world: World, clientOrderId: string): VenueOrder | null {
  const row = world.store
    .prepare('SELECT * FROM venue_orders WHERE client_order_id = ?')
    .get(clientOrderId) as OrderRow | undefined
  if (row === undefined) return null
  return {
    clientOrderId,
    side: row.side,
    amount: amount(row.asset, BigInt(row.units)),
    worstPrice: BigInt(row.worst_price),
    state: row.state,
    filled: amount(row.asset, BigInt(row.filled_units)),
    against: amount(row.against_asset, BigInt(row.against_units)),
    fee: amount(row.against_asset, BigInt(row.fee_units)),
  }
}

/** Keeps an order for ever; one with a client's id that is there already throws. */
export function insertVenueOrder(world: World, order: VenueOrder): void {
  world.store
    .prepare(
      `INSERT INTO venue_orders (client_order_id, side, asset, units, worst_price, state,
         filled_units, against_asset, against_units, fee_units, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      order.clientOrderId,
      order.side,
      order.amount.asset,
      String(order.amount.units),
      String(order.worstPrice),
      order.state,
      String(order.filled.units),
      order.against.asset,
      String(order.against.units),
      String(order.fee?.units ?? 0n),
      world.clock.now(),
    )
}

/** What lies at the venue, by asset. */
export function venueBalances(world: World): ReadonlyMap<AssetCode, bigint> {
  const rows = world.store.prepare('SELECT asset, units FROM venue_balances').all() as {
    asset: string
    units: string
  }[]
  return new Map(rows.map(({ asset, units }) => [asset, BigInt(units)]))
}

/** Lays the first stock of an asset at the venue; later ones change nothing. */
export function layVenueStock(world: World, stock: Amount): void {
  world.store
    .prepare('INSERT OR IGNORE INTO venue_balances (asset, units) VALUES (?, ?)')
    .run(stock.asset, String(stock.units))
}

/** Adds to what lies at the venue, or takes from it where the amount is negative. */
export function changeVenueBalance(world: World, by: Amount): void {
  const units = (venueBalances(world).get(by.asset) ?? 0n) + by.units
  world.store
    .prepare(
      `INSERT INTO venue_balances (asset, units) VALUES (?, ?)
       ON CONFLICT (asset) DO UPDATE SET units = excluded.units`,
    )
    .run(by.asset, String(units))
}
