import { type AskedChain, broadcastOnce, statusOnce } from './ask-once.ts'
import type { Attempt } from './read-attempts.ts'

/** The network takes none of a transfer's transactions, and knows none. */
export class BroadcastRefused extends Error {
  constructor(reason: string) {
    super(`Broadcast refused: ${reason}`)
    this.name = 'BroadcastRefused'
  }
}

/**
 * Hands a transfer to the network: the newest attempt, or where it is refused and the chain knows none, an earlier one.
 * At most one of them can ever confirm. Throws BroadcastRefused where all are refused.
 */
export async function broadcastAttempts(
  chain: AskedChain,
  attempts: readonly Attempt[],
): Promise<void> {
  let refusal = 'nothing was signed'
  for (const [count, attempt] of attempts.toReversed().entries()) {
    const answer = await broadcastOnce(chain, attempt)
    if (answer.outcome !== 'rejected') return
    if (count > 0) continue
    refusal = answer.reason
    // One may have been mined although the node now refuses it; only the chain can tell.
    if (await isKnown(chain, attempts)) return
  }
  throw new BroadcastRefused(refusal)
}

async function isKnown(chain: AskedChain, attempts: readonly Attempt[]): Promise<boolean> {
  for (const { txId } of attempts) {
    if ((await statusOnce(chain, txId)).state !== 'unknown') return true
  }
  return false
}
