import type { SignedTransfer } from '@causeway/core/ports'
import type { ReconcileNeeds } from './reconcile-needs.ts'
import type { LostSignature } from './sort-history.ts'

/** What became of a forgotten transfer whose transactions the chain did not know. */
export type Rebroadcast = {
  readonly transferId: string
  readonly network: string
  readonly txId: string
  /** Null where the network took it. */
  readonly refusal: string | null
}

/** Which forgotten transfers the chain has no transaction of. Read only. */
export async function findUnsent(
  needs: Pick<ReconcileNeeds, 'chains'>,
  forgotten: readonly LostSignature[],
): Promise<readonly (readonly SignedTransfer[])[]> {
  const byTransfer = Map.groupBy(forgotten, ({ signed }) => signed.transferId)
  const unsent: (readonly SignedTransfer[])[] = []
  for (const attempts of byTransfer.values()) {
    if (!(await isOnChain(needs, attempts))) unsent.push(attempts.map(({ signed }) => signed))
  }
  return unsent
}

/** Hands the same bytes to the network again, newest attempt first, transfers in the order in which they were signed. */
export async function rebroadcastLost(
  needs: Pick<ReconcileNeeds, 'chains'>,
  unsent: readonly (readonly SignedTransfer[])[],
): Promise<readonly Rebroadcast[]> {
  const sent: Rebroadcast[] = []
  for (const attempts of unsent) {
    let last: Rebroadcast | null = null
    for (const signed of attempts.toReversed()) {
      const answer = await chainOf(needs, signed.network).broadcast(signed)
      const refusal = answer.outcome === 'rejected' ? answer.reason : null
      const { transferId, network, txId } = signed
      last = { transferId, network, txId, refusal }
      if (refusal === null) break
    }
    if (last !== null) sent.push(last)
  }
  return sent
}

async function isOnChain(
  needs: Pick<ReconcileNeeds, 'chains'>,
  attempts: readonly LostSignature[],
): Promise<boolean> {
  for (const { signed } of attempts) {
    const status = await chainOf(needs, signed.network).transactionStatus(signed.txId)
    if (status.state !== 'unknown') return true
  }
  return false
}

function chainOf(needs: Pick<ReconcileNeeds, 'chains'>, network: string) {
  const chain = needs.chains.get(network)
  if (chain === undefined) throw new Error(`No chain is wired for ${network}`)
  return chain
}
