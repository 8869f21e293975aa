import type { NetworkId } from '../currencies/index.ts'
import type { SignedTransfer, TransferPlan } from './chain.ts'
import type { FoundSpending, Spendings, WalletHistory } from './wallet-history.ts'

/** One signature that was made, as the signer's journal keeps it. */
export type RecalledTransfer = {
  /** Place in the journal, from 1. */
  readonly sequence: number
  /** Null for signatures of versions that did not keep it. */
  readonly plan: TransferPlan | null
  readonly signed: SignedTransfer
  /** True where it was not signed here but found on the chain, and taken into the journal afterwards. */
  readonly isAdopted: boolean
}

/** What the signer remembers of the database it serves: shows when that was restored from an older backup. */
export type Witness = {
  /** The database's generation: grows all the time; one that has less than was remembered is an older copy. */
  readonly generation: bigint
  /** The first pay-in index of each network that was never handed out. */
  readonly nextIndices: Readonly<Record<NetworkId, bigint>>
}

/** What the signer says of itself beside the journal's lines. */
export type JournalState = {
  /** How many lines there are. */
  readonly lines: number
  /** How many there have been: more than `lines` where the journal was lost or came back older. */
  readonly linesSeen: number
  /** How far each wallet's history was read when the journal last knew all of it. */
  readonly cursors: Readonly<Record<NetworkId, string>>
}

/** Spendings that are not the journal's and are taken into it, so that nothing else is signed with what they used. */
export type Adoption = {
  readonly network: NetworkId
  /** Why, for whoever reads the journal. */
  readonly reason: string
} & (
  | {
      readonly transferId: string
      /** Ids of the other transfers that the transaction pays; absent where it pays one. */
      readonly also?: readonly string[]
      readonly found: FoundSpending
    }
  | { readonly transferId: string; readonly unread: Spendings }
)

/** The last entry of a day in the audit log, or the last of all. */
export type AuditHead = {
  /** YYYY-MM-DD, UTC. */
  readonly day: string
  /** Within its day, from 1. */
  readonly number: number
  /** SHA-256 over it and every entry before it, as hexadecimal text. */
  readonly hash: string
}

/**
 * The only port that reaches keys. It signs for a network only while the chain's history of its wallet agreed with the
 * journal a moment ago. The same plan gives the same bytes; a conflicting one is thrown back. What it signed
 * outlives the database.
 */
export type SignerPort = {
  readonly sign: (plan: TransferPlan) => Promise<SignedTransfer>
  /** What was signed for a transfer, first attempt first. */
  readonly recall: (transferId: string) => Promise<readonly RecalledTransfer[]>
  /** Signatures after a place in the journal, in order, some hundred at a time; empty at the end. */
  readonly history: (after: number) => Promise<readonly RecalledTransfer[]>
  /** Null before the first was remembered. */
  readonly witness: () => Promise<Witness | null>
  /** Remembers for good. Throws where the generation is less than the one remembered. */
  readonly remember: (witness: Witness) => Promise<void>
  readonly journalState: () => Promise<JournalState>
  /**
   * Compares what a chain says of its wallet with the journal, and answers what the journal does not know, some thousand
   * at most. Where it knows all, the network may be signed for during the next minutes.
   */
  readonly compareHistory: (network: NetworkId, told: WalletHistory) => Promise<Spendings>
  readonly adopt: (adoption: Adoption) => Promise<void>
  /** Signs on with a journal that has fewer lines than were seen. Only for whoever has adopted what is missing. */
  readonly acceptJournal: () => Promise<void>
  /** What was noted of the audit log: one entry a day, oldest first. */
  readonly auditHeads: () => Promise<readonly AuditHead[]>
  /** Notes a later entry for good. One from before the last changes nothing. Throws where the last one had another hash. */
  readonly noteAuditHead: (head: AuditHead) => Promise<void>
  /** Forgets entries that a restored database has no longer. */
  readonly forgetAuditHeads: (lost: readonly AuditHead[]) => Promise<void>
}
