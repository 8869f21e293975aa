import type { NetworkId } from '@causeway/core/currencies'
import type { ChainPort, FoundSpending, Spendings } from '@causeway/core/ports'
import { knownSpendings } from './known-spendings.ts'
import type { ReconcileNeeds } from './reconcile-needs.ts'

/** What a wallet has spent on its chain and the journal does not know. Some thousand at most. */
export type ExaminedWallet = {
  readonly network: NetworkId
  /** Why the chain could not be asked; null where it was. */
  readonly failure: string | null
  readonly found: readonly FoundSpending[]
  /** Those that the chain does not show: perhaps they are in no block yet. */
  readonly unread: Spendings
}

type Needs = Pick<ReconcileNeeds, 'database' | 'signer' | 'chains'>

/** Compares the history of every wallet with the journal. Writes nothing. */
export async function examineWallets(needs: Needs): Promise<readonly ExaminedWallet[]> {
  return Promise.all([...needs.chains.values()].map((chain) => examineWallet(needs, chain)))
}

/** Compares the history of one wallet with the journal. */
export async function examineWallet(needs: Needs, chain: ChainPort): Promise<ExaminedWallet> {
  const { network } = chain
  try {
    const unknown = await compareWallet(needs, chain)
    if (!hasAny(unknown)) return { network, failure: null, found: [], unread: unknown }
    const known = await knownSpendings(needs.database, network, unknown)
    const forgotten = without(unknown, known)
    const read = hasAny(forgotten)
      ? await chain.findSpendings(forgotten, await cursorOf(needs, network))
      : []
    return { network, failure: null, found: [...known, ...read], unread: without(forgotten, read) }
  } catch (error) {
    const none = { transactions: [], nonces: [] }
    return { network, failure: String(error), found: [], unread: none }
  }
}

/** What the journal does not know of a wallet. Throws where chain or signer do not answer. */
export async function compareWallet(
  needs: Pick<Needs, 'signer'>,
  chain: ChainPort,
): Promise<Spendings> {
  const { cursors } = await needs.signer.journalState()
  const told = await chain.walletHistory(cursors[chain.network] ?? null)
  return needs.signer.compareHistory(chain.network, told)
}

/** Whether any spending is named. */
export function hasAny({ transactions, nonces }: Spendings): boolean {
  return transactions.length + nonces.length > 0
}

function without({ transactions, nonces }: Spendings, found: readonly FoundSpending[]): Spendings {
  const ids = new Set(found.map(({ txId }) => txId))
  const used = new Set(found.map(({ nonce }) => nonce))
  return {
    transactions: transactions.filter((txId) => !ids.has(txId)),
    nonces: nonces.filter((nonce) => !used.has(nonce)),
  }
}

/**
 * How far the chain was read when a restore check last found nothing wrong: what was forgotten came after that. The place where it is
 * read now may have moved on since, with a product that ran while the network was halted.
 */
export async function cursorOf(
  { database }: Pick<Needs, 'database'>,
  network: NetworkId,
): Promise<string | null> {
  const row = await database
    .direct()
    .selectFrom('chain_cursor')
    .select(['cursor', 'witnessed_cursor'])
    .where('network', '=', network)
    .executeTakeFirst()
  return row?.witnessed_cursor ?? row?.cursor ?? null
}
