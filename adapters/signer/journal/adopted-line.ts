import type { Adoption, SignedTransfer, TransferPlan } from '@causeway/core/ports'
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
  /** Where it was not signed here but found on the chain: further transactions that it stands for. Null otherwise. */
  readonly adopted: { readonly transactions: readonly string[] } | null
}

/** Lines of this version were not signed here: their spendings were found on the chain afterwards. */
export const ADOPTED_VERSION = 3

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
  return `${JSON.stringify({ version: ADOPTED_VERSION, transferId, network, ...spent, reason, at })}\n`
}

/** Reads such a line. Throws where it is none. */
export function readAdoptedLine(line: WireObject): JournalLine {
  readCount(line.at)
  readText(line.reason)
  return {
    signed: {
      transferId: readText(line.transferId),
      network: readText(line.network),
      txId: readText(line.txId),
      bytes: readText(line.bytes),
    },
    planHash: '',
    uses: readTexts(line.uses),
    attempt: 1,
    kept: null,
    adopted: { transactions: readTexts(line.transactions) },
  }
}

function usesOf(
  network: string,
  { inputs, nonce }: { readonly inputs: readonly string[]; readonly nonce: bigint | null },
): readonly string[] {
  return nonce === null ? inputUses(network, inputs) : [nonceUse(network, nonce)]
}
