import {
  type Adoption,
  paymentsOf,
  type SignedTransfer,
  type TransferPlan,
} from '@causeway/core/ports'
import { inputUses, nonceUse } from '../plan-facts.ts'
import { readCount, readText, readTexts, type WireObject } from '../wire.ts'

/** One signature for ever: who asked, for what, what it uses up, and the bytes. */
export type JournalLine = {
  readonly signed: SignedTransfer
  /** SHA-256 of the plan. */
  readonly planHash: string
  /** Each spent output or the nonce, named so that no two networks share a name. */
  readonly uses: readonly string[]
  /** 1 for all lines of version 0.1. */
  readonly attempt: number
  /** What lines of version 0.1 did not keep: the plan, and when it was signed, in milliseconds. */
  readonly kept: { readonly plan: TransferPlan; readonly at: number } | null
  /** Null where it was signed here. */
  readonly adopted: {
    /** Further transactions that the line stands for. */
    readonly transactions: readonly string[]
    /** The other transfers that the transaction pays. */
    readonly also: readonly string[]
  } | null
}

const ADOPTED_VERSION = 3
/** Of a joint transaction: versions that don’t know such lines must not sign on without them. */
const JOINT_ADOPTED_VERSION = 5

/** Lines of these versions were not signed here: their spendings were found on the chain afterwards. */
export const adoptedVersions: ReadonlySet<unknown> = new Set([
  ADOPTED_VERSION,
  JOINT_ADOPTED_VERSION,
])

/** What is written for a spending that was adopted, or for some that could not be read back. */
export function writeAdoptedLine(adoption: Adoption, at: number): string {
  const { network, reason, transferId } = adoption
  const spent =
    'found' in adoption
      ? {
          txId: adoption.found.txId,
          bytes: adoption.found.bytes,
          uses: usesOf(network, adoption.found),
          transactions: [],
        }
      : {
          txId: '',
          bytes: '',
          uses: adoption.unread.nonces.map((nonce) => nonceUse(network, nonce)),
          transactions: adoption.unread.transactions,
        }
  const also = 'also' in adoption ? adoption.also : undefined
  const who =
    also === undefined
      ? { version: ADOPTED_VERSION, transferId }
      : { version: JOINT_ADOPTED_VERSION, transferId, also }
  return `${JSON.stringify({ ...who, network, ...spent, reason, at })}\n`
}

/** Reads such a line. Throws where it is none, or is of another version than its transfers ask for. */
export function readAdoptedLine(line: WireObject): JournalLine {
  const isJoint = line.version === JOINT_ADOPTED_VERSION
  if (isJoint !== Object.hasOwn(line, 'also')) throw new TypeError('The line is of another version')
  const transferId = readText(line.transferId)
  readCount(line.at)
  readText(line.reason)
  return {
    signed: {
      transferId,
      network: readText(line.network),
      txId: readText(line.txId),
      bytes: readText(line.bytes),
    },
    planHash: '',
    uses: readTexts(line.uses),
    attempt: 1,
    kept: null,
    adopted: {
      transactions: readTexts(line.transactions),
      also: isJoint ? readAlso(line.also, transferId) : [],
    },
  }
}

/** Reads the other transfers of a joint transaction. Throws TypeError where there are none, or one is named twice. */
export function readAlso(value: unknown, transferId: string): readonly string[] {
  const also = readTexts(value)
  if (also.length === 0 || new Set([transferId, ...also]).size <= also.length) {
    throw new TypeError('Expected other transfers, each once')
  }
  return also
}

/** All transfers that the line's transaction pays. */
export function transfersOf({ adopted, kept, signed }: JournalLine): readonly string[] {
  if (kept === null) return [signed.transferId, ...(adopted?.also ?? [])]
  return paymentsOf(kept.plan).map(({ transferId }) => transferId)
}

function usesOf(
  network: string,
  { inputs, nonce }: { readonly inputs: readonly string[]; readonly nonce: bigint | null },
): readonly string[] {
  return nonce === null ? inputUses(network, inputs) : [nonceUse(network, nonce)]
}
