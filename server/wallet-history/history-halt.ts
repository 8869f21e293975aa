import type { NetworkId } from '@causeway/core/currencies'
import type { Clock, Spendings } from '@causeway/core/ports'
import type { Database } from '../db/index.ts'
import { liftHaltByReason, scopesHaltedByReason } from '../halts/halts-by-reason.ts'
import { raiseHalt } from '../halts/set-halt.ts'

/** How the reason of our own halts begins; no other halt is ever lifted by reconciling. */
const MARK = 'wallet_history'

/** Says in one sentence what is unknown, and what to do. */
export function describeUnknown({ transactions, nonces }: Spendings): string {
  const [txId] = transactions
  const [nonce] = nonces
  const first = txId === undefined ? `nonce ${nonce}` : `transaction ${txId}`
  const count = Math.max(transactions.length, nonces.length)
  return `the wallet spent ${count} times what the signer's journal does not know, first ${first}; stop the product and run doctor --reconcile`
}

/** Halts a network because its wallet's history is not the journal's. A halt that stands already keeps its reason. */
export async function haltNetwork(
  needs: { readonly database: Database; readonly clock: Clock },
  network: NetworkId,
  unknown: Spendings,
): Promise<void> {
  await raiseHalt(needs.database.direct(), {
    scope: network,
    reason: `${MARK}: ${describeUnknown(unknown)}`,
    at: new Date(needs.clock.now()),
  })
}

/** The networks that are halted so. */
export async function haltedByHistory(database: Database): Promise<readonly NetworkId[]> {
  return scopesHaltedByReason(database, MARK)
}

/** Lifts that halt; false where it did not stand. */
export async function liftHistoryHalt(database: Database, network: NetworkId): Promise<boolean> {
  return liftHaltByReason(database, { mark: MARK, scope: network })
}
