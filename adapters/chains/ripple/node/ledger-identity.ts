import { FIRST_MAIN_LEDGER } from './held-ledgers.ts'
import { findLedger } from './ledger-view.ts'
import type { NodeClient } from './node-client.ts'
import type { NodeHead } from './node-head.ts'

/** The hash of the main ledger's first, which every full history begins with. */
const FIRST_MAIN_HASH = '4109C6F2045FC7EFF4CDE8F9905D19C28820D86304080FF886B299F0206E42B5'
/** The main ledger was past it in September 2025. */
const MAIN_LEDGER_REACHED = 98_000_000

/**
 * The network's number. One that calls itself the main network (0) must also have its first ledger, or where the node no
 * longer holds that, be as long: else it is named after what it has instead, and is play.
 */
export async function readIdentity(node: NodeClient, head: NodeHead): Promise<string> {
  const server = await head.read()
  if (server.networkId !== 0) return String(server.networkId)
  const first = await findLedger(node, FIRST_MAIN_LEDGER)
  if (first !== null) return first.hash === FIRST_MAIN_HASH ? '0' : `0:${first.hash}`
  return server.head.height >= MAIN_LEDGER_REACHED ? '0' : '0:short'
}
