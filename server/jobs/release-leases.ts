import type { Database } from '../db/index.ts'
import { releaseCursorLeases } from '../deposits/index.ts'
import { releaseHedgeLeases } from '../inventory/index.ts'
import { releaseTransferLeases } from '../transfer-store/retry-transfers.ts'

/**
 * Frees what a process held when it was killed. Only where nobody else can be at work: the embedded database is for one
 * process; on a server, leases run out by themselves.
 */
export async function releaseLeases(database: Database): Promise<void> {
  if (!database.isOwn) return
  await releaseTransferLeases(database)
  await releaseCursorLeases(database)
  await releaseHedgeLeases(database)
}
