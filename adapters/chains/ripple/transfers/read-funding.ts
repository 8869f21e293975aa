import type { TransferIntent } from '@causeway/core/ports'
import { isValidClassicAddress } from 'ripple-address-codec'
import { findAccount } from '../node/ledger-view.ts'
import type { NodeClient } from '../node/node-client.ts'
import type { NodeHead } from '../node/node-head.ts'
import { type AccountFacts, readFees, type ServerFacts } from '../node/wire.ts'
import { type DestinationFacts, writeFundingFacts } from './transfer-body.ts'

// Flags of an AccountRoot, as the ledger's format numbers them.
const REQUIRE_DESTINATION_TAG = 0x0002_0000
const DISALLOW_XRP = 0x0008_0000
const DEPOSIT_AUTH = 0x0100_0000

/**
 * What the hot wallet can spend, what the next ledger asks, and whether the destination would take it, as text for
 * `compose` and `replace`.
 */
export async function readFunding(
  needs: { readonly node: NodeClient; readonly head: NodeHead; readonly hotWallet: string },
  intent: TransferIntent,
): Promise<string> {
  const { node, hotWallet } = needs
  const server = await needs.head.read()
  const [validated, open, fees, destination] = await Promise.all([
    findAccount(node, hotWallet, 'validated'),
    findAccount(node, hotWallet, 'current'),
    node.demand('fee', {}).then(readFees),
    readDestination(node, intent.destination, server),
  ])
  const reserve = server.reserveBase + BigInt(validated?.ownerCount ?? 0) * server.reserveIncrement
  return writeFundingFacts({
    networkId: server.networkId,
    validatedSequence: BigInt(validated?.sequence ?? 0),
    nextSequence: nextSequence(validated, open),
    balance: validated?.balance ?? 0n,
    reserve,
    spendable: spendable(validated, open, reserve),
    destination,
    ...fees,
  })
}

function nextSequence(validated: AccountFacts | null, open: AccountFacts | null): bigint {
  const afterQueue = open?.lastQueued == null ? 0 : open.lastQueued + 1
  return BigInt(Math.max(validated?.sequence ?? 0, open?.sequence ?? 0, afterQueue))
}

/** What comes in counts when it is validated, what goes out as soon as it waits. */
function spendable(
  validated: AccountFacts | null,
  open: AccountFacts | null,
  reserve: bigint,
): bigint {
  const balance = validated?.balance ?? 0n
  const afterWaiting = (open?.balance ?? 0n) - (open?.queuedSpend ?? 0n)
  const least = (balance < afterWaiting ? balance : afterWaiting) - reserve
  return least > 0n ? least : 0n
}

async function readDestination(
  node: NodeClient,
  destination: string,
  server: ServerFacts,
): Promise<DestinationFacts> {
  if (!isValidClassicAddress(destination)) {
    return { leastDrops: 0n, needsTag: false, refuses: true }
  }
  const account = await findAccount(node, destination, 'validated')
  // Whoever pays a new account must leave it its own reserve.
  if (account === null) return { leastDrops: server.reserveBase, needsTag: false, refuses: false }
  const has = (flag: number) => (account.flags & flag) !== 0
  return {
    leastDrops: 0n,
    needsTag: has(REQUIRE_DESTINATION_TAG),
    refuses: account.isPseudo || has(DEPOSIT_AUTH) || has(DISALLOW_XRP),
  }
}
