import type { Database } from '../db/index.ts'
import { releaseFailedSweeps } from '../deposit-store/index.ts'
import { retryFailedOrders } from '../order-store/index.ts'
import { retryFailedTransfers } from '../transfer-store/index.ts'

/** Gives orders and transfers that failed too often another try; answers how many. */
export async function retryFailedWork(database: Database): Promise<number> {
  const orders = await retryFailedOrders(database)
  const transfers = await retryFailedTransfers(database)
  await releaseFailedSweeps(database)
  return orders + transfers
}
