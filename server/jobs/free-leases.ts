import type { Database } from '../db/index.ts'
import { freeCursorLeases } from '../deposits/index.ts'
import { freeHedgeLeases } from '../inventory/index.ts'
import { freeTransferLeases } from '../transfer-store/index.ts'

/**
 * Frees what a process held when it was killed. Only where nobody else can be at work: the embedded database is for one
 * process; on a server, leases run out by themselves.
 */
export async function freeLeases(database: Database): Promise<void> {
  if (!database.isOwn) return
  await freeTransferLeases(database)
  await freeCursorLeases(database)
  await freeHedgeLeases(database)
}
