import type { Currency } from '@causeway/core/currencies'
import { amount } from '@causeway/core/money'
import type { ChainPort, Funding, PayInAddress, ScanResult } from '@causeway/core/ports'
import {
  type AskNeeds,
  askProvider,
  canonicalAddress,
  currenciesOf,
  hotWalletAddress,
  losesAnswer,
  ProviderDown,
  parseReply,
  playAddress,
  sandboxNetworkFee,
  spendsOutputs,
  textField,
  type World,
  watchAddresses,
  worldCurrency,
  worldNetwork,
} from '../../world/index.ts'
import { readCursor, writeCursor } from './block-cursor.ts'
import { composeSandboxJoint, composeSandboxTransfer } from './compose-sandbox-transfer.ts'
import { replaceSandboxTransfer } from './replace-sandbox-transfer.ts'
import { readHistory, readSpendings } from './sandbox-history.ts'
import { createSandboxNode } from './sandbox-node.ts'
import type { SandboxTerms } from './sandbox-spending.ts'
import {
  readBroadcastOutcome,
  readFoundTransaction,
  readFunding,
  readHead,
  readHoldings,
  readPaymentStatuses,
  readPaymentsSince,
  readTransactionStatus,
  type SandboxFunding,
} from './wire.ts'

/** Memo coins: the extra id of index 0. */
const FIRST_EXTRA_ID = 100_000
// Index 0 belongs to the address that all pay-ins of a memo coin share.
const SHARED_INDEX = 0

export type SandboxChainNeeds = AskNeeds & {
  readonly network: string
  /** One for all chains of a world (`createNetworkPulses`); without it a chain is always looked at. */
  readonly isLively?: (network: string) => boolean
}

/**
 * One network of the sandbox world as a `ChainPort`. `wait` is for the mode `slow`. A cursor of null means from the
 * first block, not from now on: the play stock stands there, and the product must see it to book it. A pay-in index
 * belongs to the network: two coins of one network with one index have one address.
 */
export function createSandboxChain(needs: SandboxChainNeeds): ChainPort {
  const { world, network, wait, isLively } = needs
  const node = createSandboxNode(world, network)
  const properties = worldNetwork(world, network)
  const { addressFamily } = properties
  const hotWallet = hotWalletAddress(world, network)
  const fee = sandboxNetworkFee(world, network)
  const isAddress = (text: string) => canonicalAddress(addressFamily, text) !== null
  const terms = { addressFamily, hotWallet, fee, isAddress }
  const ask = <T>(answer: () => unknown, read: (value: unknown) => T): Promise<T> =>
    askProvider({ world, wait }, { kind: 'chains', provider: network }, { answer, read })

  return {
    network,
    assets: currenciesOf(world, network).map(({ ticker }) => ticker),
    identity: () => ask(node.identity, (value) => textField(value, 'identity')),
    head: () => ask(node.head, readHead),
    payInAddress: (asset, index) => payInAddress(world, asset, index),
    hotWalletAddress: () => hotWallet,
    watch: (addresses) =>
      ask(
        () => {
          const texts = addresses.map(({ address }) => address)
          watchAddresses(world, network, texts)
          return { outcome: 'accepted' }
        },
        (value) => void readBroadcastOutcome(value),
      ),
    scan: async (cursor, owned) => {
      const known = readCursor(cursor)
      const seen = await ask(() => node.paymentsSince(known), readPaymentsSince)
      return scanResult(seen, await owned(candidatesOf(seen, hotWallet)), hotWallet)
    },
    ...(isLively === undefined ? {} : { isLively: () => isLively(network) }),
    paymentStatuses: (keys) => ask(() => node.paymentStatuses(keys), readPaymentStatuses),
    funding: async (intent) => {
      const facts = await ask(
        () => node.funding(intent),
        (value) => {
          readFunding(value)
          return JSON.stringify({ result: value })
        },
      )
      return { network, facts }
    },
    ...decisionsOf(terms, spendsOutputs(properties)),
    // What is paid in belongs to the hot wallet at once: accounts are credited to it, outputs spent where they lie.
    sweeps: null,
    broadcast: async (signed) => {
      const outcome = await ask(() => node.broadcast(signed), readBroadcastOutcome)
      if (losesAnswer(world, network)) {
        throw new ProviderDown(`chains/${network}: the answer to a broadcast was lost`)
      }
      return outcome
    },
    transactionStatus: (txId) => ask(() => node.transactionStatus(txId), readTransactionStatus),
    findTransaction: (txId) => ask(() => node.findTransaction(txId), readFoundTransaction),
    holdings: async (asset, payIns) => {
      const addresses = new Set([hotWallet, ...payIns])
      return amount(asset, await ask(() => node.holdings(asset, addresses), readHoldings))
    },
    walletHistory: (cursor) => ask(() => node.historyAfter(Number(cursor ?? '0')), readHistory),
    findSpendings: (wanted) => ask(() => node.spendings(wanted), readSpendings),
  }
}

/** What decides transactions and asks the node nothing. Only networks with outputs have joint transactions. */
function decisionsOf(
  terms: SandboxTerms,
  hasOutputs: boolean,
): Pick<ChainPort, 'compose' | 'composeJoint' | 'replace'> {
  const decisions: Pick<ChainPort, 'compose' | 'replace'> = {
    compose: (intent, funding, taken) =>
      composeSandboxTransfer(terms, intent, { funding: factsOf(funding), taken }),
    replace: (earlier, funding, taken) =>
      replaceSandboxTransfer(terms, earlier, { funding: factsOf(funding), taken }),
  }
  if (!hasOutputs) return decisions
  return {
    ...decisions,
    composeJoint: (intents, funding, taken) =>
      composeSandboxJoint(terms, intents, { funding: factsOf(funding), taken }),
  }
}

function factsOf({ facts }: Funding): SandboxFunding {
  return readFunding(parseReply(facts))
}

type Seen = ReturnType<typeof readPaymentsSince>

function candidatesOf({ payments }: Seen, hotWallet: string): readonly string[] {
  return [...new Set(payments.map(({ address }) => address))].filter(
    (address) => address !== hotWallet,
  )
}

function scanResult(seen: Seen, owned: ReadonlySet<string>, hotWallet: string): ScanResult {
  const payments = seen.payments
    // Change of our own transactions is no payment: nothing came from anywhere.
    .filter(({ address, isOurs }) => (address === hotWallet ? !isOurs : owned.has(address)))
    .map(({ isOurs: _, ...payment }) => payment)
  return { cursor: writeCursor(seen.blocks), payments, height: seen.height }
}

function payInAddress(world: World, asset: string, index: number): PayInAddress {
  if (!Number.isSafeInteger(index) || index < 0)
    throw new RangeError('A pay-in index counts from 0')
  const { protocol, extraIdName } = worldCurrency(world, asset)
  return extraIdName === null
    ? { address: playAddress(world, protocol, 'pay-in', index), extraId: null }
    : {
        address: playAddress(world, protocol, 'pay-in', SHARED_INDEX),
        extraId: String(FIRST_EXTRA_ID + index),
      }
}

const ENOUGH_IN_THE_SANDBOX = 3

/** Confirmations that the sandbox asks: what the currency says, but never so many that a swap outlasts a minute. */
export function sandboxConfirmations({ confirmations }: Pick<Currency, 'confirmations'>): number {
  return Math.min(confirmations, ENOUGH_IN_THE_SANDBOX)
}
