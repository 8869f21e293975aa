import type { NetworkId } from '@causeway/core/currencies'
import { v7 as newId } from 'uuid'
import { liftHistoryHalt } from '../wallet-history/history-halt.ts'
import { compareWallet, hasAny } from './examine-wallets.ts'
import type { ReconcileNeeds } from './reconcile-needs.ts'

type Needs = Pick<ReconcileNeeds, 'database' | 'signer' | 'chains'>

/**
 * Takes into the journal all that a wallet has spent, without reading it back or booking it, and lifts the network's halt:
 * for a wallet that was used elsewhere. Answers how many spendings that were. Throws where chain or signer do not answer.
 */
export async function acceptHistory(
  needs: Needs,
  network: NetworkId,
  reason: string,
): Promise<number> {
  const chain = needs.chains.get(network)
  if (chain === undefined) throw new Error(`No chain is wired for ${network}`)
  let accepted = 0
  for (;;) {
    const unread = await compareWallet(needs, chain)
    if (!hasAny(unread)) break
    await needs.signer.adopt({ network, reason, transferId: newId(), unread })
    accepted += unread.transactions.length + unread.nonces.length
  }
  await liftHistoryHalt(needs.database, network)
  return accepted
}
