import type {
  BroadcastOutcome,
  ChainPort,
  Funding,
  SignedTransfer,
  TransactionStatus,
  TransferIntent,
} from '@causeway/core/ports'
import { groupedWork } from '../../db/index.ts'

/** What a chain is asked about a transaction. */
export type AskedChain = Pick<ChainPort, 'broadcast' | 'transactionStatus'>

type Answer<T> = { readonly told: T } | { readonly error: unknown }

/** Hands a transaction to the network; once for all transfers that share it and are sent at the same time. */
export async function broadcastOnce(
  chain: AskedChain,
  signed: SignedTransfer,
): Promise<BroadcastOutcome> {
  return toldBy(await sharedBroadcast(chain, signed))
}

/** Asks where a transaction is; once for all transfers that share it and ask at the same time. */
export async function statusOnce(chain: AskedChain, txId: string): Promise<TransactionStatus> {
  return toldBy(await sharedStatus(chain, txId))
}

/**
 * Asks what a wallet can spend; once for all transfers in one coin that ask at the same time, where a transaction can pay
 * several: what it can spend does not depend on whom it pays then.
 */
export async function fundingOnce(
  chain: Pick<ChainPort, 'composeJoint' | 'funding'>,
  intent: TransferIntent,
): Promise<Funding> {
  if (chain.composeJoint === undefined) return chain.funding(intent)
  return toldBy(await sharedFunding(chain, intent))
}

const sharedFunding = groupedWork(
  (chain: Pick<ChainPort, 'funding'>, asked: readonly TransferIntent[]) =>
    answerAll(asked, (intent) => chain.funding(intent)),
  ({ amount }) => amount.asset,
)

const sharedBroadcast = groupedWork(
  (chain: AskedChain, asked: readonly SignedTransfer[]) =>
    answerAll(asked, (signed) => chain.broadcast(signed)),
  ({ txId }) => txId,
)

const sharedStatus = groupedWork(
  (chain: AskedChain, asked: readonly string[]) =>
    answerAll(asked, (txId) => chain.transactionStatus(txId)),
  (txId) => txId,
)

/** One answer for all; a node that is away is not asked again for each of them. */
async function answerAll<Ask, T>(
  asked: readonly Ask[],
  ask: (one: Ask) => Promise<T>,
): Promise<readonly Answer<T>[]> {
  const [first] = asked
  if (first === undefined) return []
  const answer = await ask(first).then(
    (told): Answer<T> => ({ told }),
    (error: unknown): Answer<T> => ({ error }),
  )
  return asked.map(() => answer)
}

function toldBy<T>(answer: Answer<T>): T {
  if ('error' in answer) throw answer.error
  return answer.told
}
