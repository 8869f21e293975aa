import type { NetworkId } from '@causeway/core/currencies'
import type { Spendings, WalletHistory } from '@causeway/core/ports'
import type { Journal } from './journal/open-journal.ts'
import { nonceUse } from './plan-facts.ts'

/** More than this are not named at once: adopting goes on with the next. */
const MOST_NAMED = 1000

/** What a chain tells of its wallet and the journal has no line of. */
export function unknownSpendings(
  journal: Pick<Journal, 'holdersOf' | 'hasTransaction' | 'highestNonce'>,
  network: NetworkId,
  told: WalletHistory,
): Spendings {
  const transactions = told.transactions.filter((txId) => !journal.hasTransaction(network, txId))
  return {
    transactions: transactions.slice(0, MOST_NAMED),
    nonces: told.nonces === null ? [] : unknownNonces(journal, network, told.nonces),
  }
}

/** Where nobody says with which nonce the account began, those below the journal's highest are not asked about. */
function unknownNonces(
  journal: Pick<Journal, 'holdersOf' | 'highestNonce'>,
  network: NetworkId,
  { first, next }: NonNullable<WalletHistory['nonces']>,
): readonly bigint[] {
  const highest = journal.highestNonce(network)
  const start = first ?? (highest === null ? next : highest + 1n)
  const unknown: bigint[] = []
  for (let nonce = start; nonce < next && unknown.length < MOST_NAMED; nonce += 1n) {
    if (journal.holdersOf(nonceUse(network, nonce)).length === 0) unknown.push(nonce)
  }
  return unknown
}
