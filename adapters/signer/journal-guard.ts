import type { NetworkId } from '@causeway/core/currencies'
import type { JournalState, Spendings, WalletHistory, Witness } from '@causeway/core/ports'
import { unknownSpendings } from './compare-history.ts'
import type { Journal } from './journal/open-journal.ts'
import { readWitness, rememberWitness, writeWitness } from './journal/witness-file.ts'
import { SigningRefused } from './signing-refused.ts'

/** Keeps a signer from signing with a journal that has forgotten something. */
export type JournalGuard = {
  readonly witness: () => Promise<Witness | null>
  readonly remember: (journal: Journal, witness: Witness) => Promise<void>
  readonly state: (journal: Journal) => Promise<JournalState>
  readonly compare: (journal: Journal, network: NetworkId, told: WalletHistory) => Spendings
  /** From now on the journal is as long as it is. */
  readonly accept: (journal: Journal) => Promise<void>
  /** Throws SigningRefused where the journal had more lines once. */
  readonly assertWhole: (journal: Journal) => Promise<void>
  /** Throws SigningRefused where the network's history did not agree with the journal lately. */
  readonly assertCompared: (network: NetworkId) => void
}

/**
 * What a journal cannot tell of itself. A file beside it says how many lines there were, so that one that was lost or came
 * back older is known; and the chain says what a wallet has spent, so that both that came back older are. Comparisons are
 * of this process: after a start there is none.
 */
export function createJournalGuard(needs: {
  readonly journalPath: string
  readonly historyGoodForMilliseconds: number | null
}): JournalGuard {
  const path = `${needs.journalPath}.witness`
  const comparedAt = new Map<NetworkId, number>()
  const cursors = new Map<NetworkId, string>()

  const state = async (journal: Journal): Promise<JournalState> => {
    const kept = await readWitness(path)
    const lines = journal.lines()
    const linesSeen = Math.max(kept?.linesSeen ?? 0, lines)
    // A place of another journal says nothing of this one: its wallets are read from their beginning.
    const isWhole = linesSeen === lines
    const places = { ...kept?.cursors, ...Object.fromEntries(cursors) }
    return { lines, linesSeen, cursors: isWhole ? places : {} }
  }
  return {
    state,
    witness: async () => {
      const kept = await readWitness(path)
      if (kept === null) return null
      return { generation: kept.generation, nextIndices: kept.nextIndices }
    },
    remember: async (journal, witness) => {
      const { linesSeen, cursors: places } = await state(journal)
      await rememberWitness(path, { ...witness, linesSeen, cursors: places })
    },
    compare: (journal, network, told) => {
      const unknown = unknownSpendings(journal, network, told)
      if (unknown.transactions.length + unknown.nonces.length > 0) {
        comparedAt.delete(network)
        return unknown
      }
      comparedAt.set(network, performance.now())
      cursors.set(network, told.cursor)
      return unknown
    },
    accept: async (journal) => {
      const kept = await readWitness(path)
      if (kept === null) return
      const linesSeen = journal.lines()
      await writeWitness(path, { ...kept, linesSeen, cursors: Object.fromEntries(cursors) })
    },
    assertWhole: async (journal) => {
      const { lines, linesSeen } = await state(journal)
      if (lines === linesSeen) return
      throw new SigningRefused(
        'journal_incomplete',
        `The signer's journal has ${lines} lines and had ${linesSeen}: put its newest copy back, or if it is lost ` +
          'stop the product and run doctor --reconcile',
      )
    },
    assertCompared: (network) => {
      const goodFor = needs.historyGoodForMilliseconds
      const at = comparedAt.get(network)
      if (goodFor === null || (at !== undefined && performance.now() - at <= goodFor)) return
      throw new SigningRefused(
        'history_unchecked',
        `The history of the wallet on ${network} was not compared with the journal lately`,
      )
    },
  }
}
