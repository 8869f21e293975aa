import { followIdentifications, screenDue } from '@causeway/server/compliance'
import type { Database } from '@causeway/server/db'
import { followDeposits, scanChain } from '@causeway/server/deposits'
import type { EngineNeeds } from '@causeway/server/jobs'
import { advanceDueOrders } from '@causeway/server/orders'
import { advanceDueTransfer, createSweeper } from '@causeway/server/transfers'

type Watched = 'deposit' | 'identification' | 'order_due' | 'screening' | 'transfer'

const TRANSFERS_AT_ONCE = 16

/**
 * Does once, and without waiting, what the engine's workers do again and again. With `ordersAtOnce` 1, transfers are taken one
 * by one too; otherwise as many as workers take side by side.
 */
export async function workOnce(needs: EngineNeeds, ordersAtOnce = 32): Promise<void> {
  const advanceOrders = () => repeat(async () => (await advanceDueOrders(needs, ordersAtOnce)) > 0)
  for (const chain of needs.chains.values()) {
    await scanChain(needs, chain)
    await makeDue(needs.database, 'deposit')
    await followDeposits(needs, chain)
  }
  await makeDue(needs.database, 'order_due')
  await advanceOrders()
  await workOnCompliance(needs, advanceOrders)
  for (const chain of needs.chains.values()) await createSweeper(needs, chain)()
  await makeDue(needs.database, 'transfer')
  await repeat(() => advanceDueTransfers(needs, ordersAtOnce === 1 ? 1 : TRANSFERS_AT_ONCE))
  await advanceOrders()
}

/** Those who ask about coins and people, and what their answers move. */
async function workOnCompliance(
  needs: EngineNeeds,
  advanceOrders: () => Promise<void>,
): Promise<void> {
  if (needs.compliance === undefined) return
  await makeDue(needs.database, 'screening')
  await repeat(async () => (await screenDue(needs, 32)) > 0)
  await makeDue(needs.database, 'identification')
  await repeat(() => followIdentifications(needs))
  await advanceOrders()
}

/** So many workers take a due transfer each. False where none found one. */
export async function advanceDueTransfers(needs: EngineNeeds, workers: number): Promise<boolean> {
  const found = await Promise.all(Array.from({ length: workers }, () => advanceDueTransfer(needs)))
  return found.includes(true)
}

const LONG_AGO = new Date(0)

/** Nobody waits in a test: whatever is due some time is due now. */
async function makeDue(database: Database, table: Watched): Promise<void> {
  await database
    .direct()
    .updateTable(table)
    .set({ due_at: LONG_AGO })
    .where('due_at', 'is not', null)
    .execute()
}

async function repeat(step: () => Promise<boolean>): Promise<void> {
  for (let steps = 0; await step(); steps += 1) {
    if (steps > 1000) throw new Error('The work does not come to an end')
  }
}
