import type { NetworkId } from '@causeway/core/currencies'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { ClaimNeeds } from './claim-needs.ts'

/** What the chains know of a transaction that no scan has told us of. */
export type UnrecordedTransaction = 'not_found' | 'pending' | 'failed' | 'not_ours'

/**
 * Asks the chains for a transaction of which nothing is written down here. It pays nobody of ours only where the scan has
 * read its block already: before that it is merely pending.
 */
export async function lookOnChains(
  needs: Pick<ClaimNeeds, 'chains' | 'database'>,
  networks: readonly NetworkId[],
  txId: string,
): Promise<Result<UnrecordedTransaction, Failure<'payment_lookup_unavailable'>>> {
  const looked = await Promise.allSettled(
    networks.map((network) => lookOnChain(needs, network, txId)),
  )
  const found = looked
    .flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    .find((each) => each !== 'not_found')
  if (found !== undefined) return ok(found)
  // A chain that does not answer may hold it.
  const isSure = looked.every(({ status }) => status === 'fulfilled')
  return isSure ? ok('not_found') : fail({ code: 'payment_lookup_unavailable' })
}

async function lookOnChain(
  { chains, database }: Pick<ClaimNeeds, 'chains' | 'database'>,
  network: NetworkId,
  txId: string,
): Promise<UnrecordedTransaction> {
  const chain = chains.get(network)
  if (chain === undefined) throw new Error(`There is no node of ${network}`)
  const found = await chain.findTransaction(txId)
  if (found.state === 'unknown') return 'not_found'
  if (found.state === 'pending') return 'pending'
  if (!found.succeeded) return 'failed'
  const scanned = await database
    .direct()
    .selectFrom('chain_cursor')
    .select('height')
    .where('network', '=', network)
    .executeTakeFirst()
  return found.height > (scanned?.height ?? 0) ? 'pending' : 'not_ours'
}
