import type { ScanResult } from '@causeway/core/ports'
import type { NodeHead } from '../node/node-head.ts'
import { writeBlockCursor } from './block-cursor.ts'
import { walkBlocks } from './block-walk.ts'
import { observePayments } from './observe-payments.ts'
import {
  type Candidate,
  type CandidateNeeds,
  readBlockTransfers,
  readPendingTransfers,
} from './payment-candidates.ts'

export type ScanNeeds = CandidateNeeds & { readonly head: NodeHead }

type Owned = (candidates: readonly string[]) => Promise<ReadonlySet<string>>

/** Addresses asked about at once: databases take only so many values in one question. */
const ADDRESSES_AT_ONCE = 1_000

/**
 * Payments to our addresses since the cursor: values of transactions, `Transfer` logs of known tokens, and coins that
 * contracts passed on where the node traces. `payment-place.ts` says how each is named.
 */
export async function scanBlocks(
  needs: ScanNeeds,
  cursor: string | null,
  owned: Owned,
): Promise<ScanResult> {
  const head = await needs.head.read()
  const { height } = head
  if (cursor === null) return { cursor: writeBlockCursor([head]), payments: [], height }
  const walk = await walkBlocks(needs.node, cursor, head)
  if (walk === null) return { cursor, payments: [], height }
  const transfers = await Promise.all(walk.blocks.map((block) => readBlockTransfers(needs, block)))
  const candidates = transfers.flatMap((block) => block.candidates)
  // What waits is of interest only once everything before it was read.
  if (walk.remembered.at(-1)?.hash === head.hash) {
    candidates.push(...(await readPendingTransfers(needs, head)))
  }
  const ours = await keepOurs(needs, candidates, owned)
  const logs = transfers.flatMap((block) => block.logs)
  return {
    cursor: writeBlockCursor(walk.remembered),
    payments: await observePayments(needs, { candidates: ours, logs, head }),
    height: walk.remembered.at(-1)?.height ?? height,
  }
}

/** Those that pay an address of ours. Our own sweeps from pay-in addresses to the hot wallet bring nothing new. */
async function keepOurs(
  { hotWallet }: ScanNeeds,
  candidates: readonly Candidate[],
  owned: Owned,
): Promise<readonly Candidate[]> {
  const asked = candidates.flatMap(({ from, to }) => (to === hotWallet ? [to, from] : [to]))
  const addresses = [...new Set(asked)]
  const ours = new Set<string>()
  for (let start = 0; start < addresses.length; start += ADDRESSES_AT_ONCE) {
    const found = await owned(addresses.slice(start, start + ADDRESSES_AT_ONCE))
    for (const address of found) ours.add(address)
  }
  return candidates.filter(
    ({ from, to }) => ours.has(to) && !(to === hotWallet && from !== to && ours.has(from)),
  )
}
