import type { Database } from '../db/index.ts'
import { releaseFailedSweeps } from '../deposit-store/sweep-deposits.ts'
import { retryFailedOrders } from '../order-store/retry-orders.ts'
import { retryFailedTransfers } from '../transfer-store/retry-transfers.ts'

/** Gives orders and transfers that failed too often another try; answers how many. */
export async function retryFailedWork(database: Database): Promise<number> {
  const orders = await retryFailedOrders(database)
  const transfers = await retryFailedTransfers(database)
  await releaseFailedSweeps(database)
  return orders + transfers
}
