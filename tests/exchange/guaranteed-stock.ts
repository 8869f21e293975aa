import { defaultInventoryPolicy } from '@causeway/core/inventory'
import { createStockView, type StockView } from '@causeway/server/inventory'
import { expect } from 'vitest'
import type { Exchange } from './exchange.ts'

/** Units of a coin that open guaranteed orders hold. */
export const exposureOf = async (exchange: Exchange, asset: string): Promise<bigint> =>
  (await exposureRow(exchange, asset))?.units ?? 0n

/** Units of a coin that guaranteed payouts took since the stock was last read. */
export const committedOf = async (exchange: Exchange, asset: string): Promise<bigint> =>
  (await exposureRow(exchange, asset))?.committed ?? 0n

const exposureRow = ({ database }: Exchange, asset: string) =>
  database
    .direct()
    .selectFrom('guaranteed_exposure')
    .select(['units', 'committed'])
    .where('asset', '=', asset)
    .executeTakeFirst()

/** What open guaranteed orders hold of a coin, by the orders themselves; expects that others hold no place of a client. */
export async function heldByOrders({ database }: Exchange, asset: string): Promise<bigint> {
  const rows = await database
    .direct()
    .selectFrom('orders')
    .select(['expected_to', 'exposure_held', 'client_slot', 'address_slot'])
    .where('asset_to', '=', asset)
    .execute()
  for (const row of rows.filter(({ exposure_held }) => !exposure_held)) {
    expect([row.client_slot, row.address_slot]).toEqual([null, null])
  }
  return rows
    .filter(({ exposure_held }) => exposure_held)
    .reduce((sum, { expected_to }) => sum + expected_to, 0n)
}

/** A view of the stock with so many units of a coin left to sell. */
export async function stockWithFree(
  { needs }: Exchange,
  asset: string,
  left: bigint,
): Promise<StockView> {
  const facts = { ...needs, inventoryPolicy: defaultInventoryPolicy }
  const whole = createStockView(facts)
  await whole.refresh()
  const fee = needs.catalogue.find(asset)?.networkFeeUnits ?? 0n
  const free = whole.room(asset)?.free ?? 0n
  const reserveNetworkFees = defaultInventoryPolicy.reserveNetworkFees + (free - left) / fee
  return createStockView({
    ...facts,
    inventoryPolicy: { ...defaultInventoryPolicy, reserveNetworkFees },
  })
}
