import type { Catalogue } from '@causeway/core/currencies'
import { settledProfit, worthAttodollars } from '@causeway/core/inventory'
import { networkFeeAccount } from '@causeway/core/ledger'
import { type Amount, type AssetCode, amount } from '@causeway/core/money'
import { sql } from 'kysely'
import type { Database, Queryable } from '../db/index.ts'

/** What one settlement of an order earned. Amounts are signed. */
export type SettlementProfit = {
  readonly settlement: number
  readonly kind: 'payout' | 'refund'
  /** Milliseconds since 1970. */
  readonly at: number
  readonly serviceFee: Amount
  /** Null for refunds, and where no market was kept with the settlement. */
  readonly spread: Amount | null
  readonly networkFee: Amount
  /** What the network took so far, in its own coin. */
  readonly networkCost: Amount | null
  /** Attodollars at the market of its moment; null where that was not kept. */
  readonly worth: bigint | null
}

export type DayProfit = {
  /** UTC, as 2026-06-01. */
  readonly day: string
  readonly settlements: bigint
  /** Attodollars at the markets of each settlement's moment. */
  readonly serviceFees: bigint
  readonly spread: bigint
  /** Network fees charged, less what networks took. */
  readonly network: bigint
  readonly total: bigint
  /** Settlements without a kept market, which no sum counts. */
  readonly unpriced: bigint
}

type Needs = { readonly database: Database; readonly catalogue: Catalogue }

/** What the network took for the transfers of a settlement, as the books have it. */
const networkCost = sql`
  (select coalesce(sum(entry.units), 0) from transfer
    join ledger_posting posting on posting.order_id = transfer.order_id
      and posting.kind in ('transfer_confirmed', 'transfer_lost')
      and split_part(posting.reference, ':', 2) = transfer.id::text
    join ledger_entry entry on entry.posting_id = posting.id
      and entry.account = ${networkFeeAccount}
    where transfer.settlement_id = settlement.id)`

type SettlementRow = {
  number: number
  kind: 'payout' | 'refund'
  at: Date
  asset_in: string
  units_in: bigint
  asset_out: string
  gross: bigint
  exchange_fee: bigint
  partner_fee: bigint
  affiliate_fee: bigint
  network_fee: bigint
  price_in: bigint | null
  price_out: bigint | null
  price_fee: bigint | null
  network: string | null
  cost: bigint
}

/** What an order earned, settlement by settlement; those taken back are not among them. */
export async function readOrderProfit(
  needs: Needs,
  orderId: string,
): Promise<readonly SettlementProfit[]> {
  const found = await sql<SettlementRow>`
    select settlement.*, ${networkCost} as cost,
      (select network from transfer where transfer.settlement_id = settlement.id) as network
    from settlement where order_id = ${orderId} and taken_back_at is null
    order by number`.execute(needs.database.direct())
  return found.rows.map((row) => profitOf(needs.catalogue, row))
}

function profitOf(catalogue: Catalogue, row: SettlementRow): SettlementProfit {
  const feeAsset = row.network === null ? undefined : catalogue.network(row.network)?.feeAsset
  const told = {
    settlement: row.number,
    kind: row.kind,
    at: row.at.getTime(),
    serviceFee: amount(row.asset_out, row.exchange_fee - row.partner_fee - row.affiliate_fee),
    networkFee: amount(row.asset_out, row.network_fee),
    networkCost: feeAsset === undefined ? null : amount(feeAsset, row.cost),
  }
  if (row.kind === 'refund' || row.price_in === null || row.price_out === null) {
    return { ...told, spread: null, worth: null }
  }
  const profit = settledProfit({
    unitsIn: row.units_in,
    decimalsIn: decimalsOf(catalogue, row.asset_in),
    priceIn: row.price_in,
    gross: row.gross,
    serviceFee: row.exchange_fee - row.partner_fee - row.affiliate_fee,
    networkFee: row.network_fee,
    decimalsOut: decimalsOf(catalogue, row.asset_out),
    priceOut: row.price_out,
  })
  const cost =
    feeAsset === undefined || row.price_fee === null
      ? 0n
      : worthAttodollars(row.cost, decimalsOf(catalogue, feeAsset), row.price_fee)
  return { ...told, spread: amount(row.asset_out, profit.spread), worth: profit.worth - cost }
}

type DayRow = {
  day: string
  asset_in: string
  asset_out: string
  network: string | null
  settlements: bigint
  unpriced: bigint
  sold: bigint
  gross: bigint
  service: bigint
  charged: bigint
  cost: bigint
}

/**
 * Totals per day (UTC) of payouts settled in a time, newest first. The database multiplies units with the prices of
 * their moment; each pair's sum is divided once, so that nothing is rounded more than once a pair and day.
 */
export async function readProfitByDay(
  needs: Needs,
  range: { readonly from: number; readonly to: number },
): Promise<readonly DayProfit[]> {
  const rows = await readDays(needs.database.direct(), range)
  const days = new Map<string, DayProfit>()
  for (const row of rows) {
    const before = days.get(row.day) ?? emptyDay(row.day)
    days.set(row.day, addPair(needs.catalogue, before, row))
  }
  return [...days.values()]
}

async function readDays(
  database: Queryable,
  range: { readonly from: number; readonly to: number },
): Promise<readonly DayRow[]> {
  const found = await sql<DayRow>`
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, asset_in, asset_out,
      (select network_to from orders where orders.id = settlement.order_id) as network,
      count(*) as settlements,
      count(*) filter (where price_out is null) as unpriced,
      coalesce(sum(units_in * price_in), 0) as sold,
      coalesce(sum(gross * price_out), 0) as gross,
      coalesce(sum((exchange_fee - partner_fee - affiliate_fee) * price_out), 0) as service,
      coalesce(sum(network_fee * price_out), 0) as charged,
      coalesce(sum(${networkCost} * price_fee), 0) as cost
    from settlement
    where kind = 'payout' and taken_back_at is null
      and at >= ${new Date(range.from)} and at < ${new Date(range.to)}
    group by 1, 2, 3, 4 order by 1 desc, 2, 3`.execute(database)
  return found.rows
}

function addPair(catalogue: Catalogue, day: DayProfit, row: DayRow): DayProfit {
  const out = decimalsOf(catalogue, row.asset_out)
  const worth = (product: bigint, decimals: number) => worthAttodollars(product, decimals, 1n)
  const feeAsset = row.network === null ? undefined : catalogue.network(row.network)?.feeAsset
  const cost = feeAsset === undefined ? 0n : worth(row.cost, decimalsOf(catalogue, feeAsset))
  const serviceFees = worth(row.service, out)
  const spread = worth(row.sold, decimalsOf(catalogue, row.asset_in)) - worth(row.gross, out)
  const network = worth(row.charged, out) - cost
  return {
    day: day.day,
    settlements: day.settlements + row.settlements,
    serviceFees: day.serviceFees + serviceFees,
    spread: day.spread + spread,
    network: day.network + network,
    total: day.total + serviceFees + spread + network,
    unpriced: day.unpriced + row.unpriced,
  }
}

function emptyDay(day: string): DayProfit {
  const none = { serviceFees: 0n, spread: 0n, network: 0n, total: 0n }
  return { day, settlements: 0n, unpriced: 0n, ...none }
}

function decimalsOf(catalogue: Catalogue, asset: AssetCode): number {
  const coin = catalogue.find(asset)
  if (coin === undefined) throw new Error(`${asset} is no longer in the catalogue`)
  return coin.decimals
}
