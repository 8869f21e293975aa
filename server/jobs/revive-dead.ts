import type { Database } from '../db/index.ts'
import { freeOfFailedSweeps } from '../deposit-store/index.ts'
import { reviveOrders } from '../order-store/index.ts'
import { reviveTransfers } from '../transfer-store/index.ts'

/** Gives orders and transfers that failed too often another try; answers how many. */
export async function reviveDead(database: Database): Promise<number> {
  const orders = await reviveOrders(database)
  const transfers = await reviveTransfers(database)
  await freeOfFailedSweeps(database)
  return orders + transfers
}
