import { paymentsOf } from '@causeway/core/ports'
import { type Budget, budgetOf } from '../budgets.ts'
import { nonceOfUse } from '../plan-facts.ts'
import { type JournalLine, transfersOf } from './adopted-line.ts'

/** What was given away, and when. */
export type Spending = { readonly at: number; readonly units: bigint }

export type JournalIndex = {
  /** Takes in the next line, which is so long with its break. */
  readonly add: (line: JournalLine, length: number) => void
  /** Where the next line begins. */
  readonly size: () => number
  readonly placeOf: (sequence: number) => { readonly start: number; readonly length: number }
  readonly sequencesOf: (transferId: string) => readonly number[]
  readonly sequencesAfter: (sequence: number, most: number) => readonly number[]
  readonly holdersOf: (use: string) => readonly string[]
  /** Units of a coin that left after a moment. */
  readonly spentSince: (asset: string, at: number, budget: Budget) => bigint
  readonly lines: () => number
  readonly hasTransaction: (network: string, txId: string) => boolean
  /** Of the hot wallet on a network; null where the journal has none. */
  readonly highestNonce: (network: string) => bigint | null
}

/** What is asked of the journal at every signature, in memory: places of lines instead of lines. */
export function createJournalIndex(): JournalIndex {
  const starts: number[] = []
  const transfers = new Map<string, readonly number[]>()
  const holders = new Map<string, readonly string[]>()
  const spendings = new Map<string, Spending[]>()
  const transactions = new Set<string>()
  const highest = new Map<string, bigint>()
  let size = 0

  const addTransactions = ({ signed: { network, txId }, adopted }: JournalLine): void => {
    for (const each of [txId, ...(adopted?.transactions ?? [])])
      transactions.add(`${network} ${each}`)
  }
  const addNonces = ({ signed: { network }, uses }: JournalLine): void => {
    for (const use of uses) {
      const nonce = nonceOfUse(network, use)
      if (nonce !== null && nonce > (highest.get(network) ?? -1n)) highest.set(network, nonce)
    }
  }

  const addSpending = ({ attempt, kept }: JournalLine): void => {
    // A replacement pays the same sum to the same address, instead of the first.
    if (kept === null || attempt > 1) return
    for (const { amount, kind } of paymentsOf(kept.plan)) {
      const budget = budgetOf(kind)
      if (budget === null) continue
      const { asset, units } = amount
      const name = `${budget} ${asset}`
      const known = spendings.get(name)
      if (known === undefined) spendings.set(name, [{ at: kept.at, units }])
      else known.push({ at: kept.at, units })
    }
  }
  return {
    add: (line, length) => {
      starts.push(size)
      size += length
      const paid = new Set(transfersOf(line))
      for (const transferId of paid) {
        transfers.set(transferId, [...(transfers.get(transferId) ?? []), starts.length])
      }
      for (const use of line.uses) {
        const others = (holders.get(use) ?? []).filter((holder) => !paid.has(holder))
        holders.set(use, [...others, ...paid])
      }
      addSpending(line)
      addTransactions(line)
      addNonces(line)
    },
    size: () => size,
    placeOf: (sequence) => {
      const start = starts[sequence - 1] ?? size
      return { start, length: (starts[sequence] ?? size) - start }
    },
    sequencesOf: (transferId) => transfers.get(transferId) ?? [],
    sequencesAfter: (sequence, most) => {
      const count = Math.max(0, Math.min(most, starts.length - sequence))
      return Array.from({ length: count }, (_, each) => sequence + 1 + each)
    },
    holdersOf: (use) => holders.get(use) ?? [],
    spentSince: (asset, at, budget) =>
      (spendings.get(`${budget} ${asset}`) ?? []).reduce(
        (sum, spending) => (spending.at > at ? sum + spending.units : sum),
        0n,
      ),
    lines: () => starts.length,
    hasTransaction: (network, txId) => transactions.has(`${network} ${txId}`),
    highestNonce: (network) => highest.get(network) ?? null,
  }
}
