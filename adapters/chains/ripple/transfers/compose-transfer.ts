import type {
  ComposeFailure,
  Funding,
  Taken,
  TransferIntent,
  TransferPlan,
} from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { isValidClassicAddress } from 'ripple-address-codec'
import type { RippleConfig } from '../ripple-config.ts'
import {
  type FundingFacts,
  isDestinationTag,
  readFundingFacts,
  type TransferBody,
  writeTransferBody,
} from './transfer-body.ts'

export type ComposeNeeds = { readonly config: RippleConfig; readonly hotWallet: string }

/**
 * Decides a transaction: its sequence is the next one that neither the database nor the ledger has used, but for a filler,
 * which takes the one it is told. Pure. `amount_is_dust`: nothing, or less than what opens the destination's account.
 */
export function composeTransfer(
  { config, hotWallet }: ComposeNeeds,
  intent: TransferIntent,
  given: { readonly funding: Funding; readonly taken: Taken },
): Result<TransferPlan, ComposeFailure> {
  const facts = readFundingFacts(given.funding.facts)
  assertOfChain(config, intent, facts)
  const isFiller = intent.kind === 'filler'
  if (!isAllowed(intent, facts, hotWallet)) return fail({ code: 'destination_refused' })
  const { units } = intent.amount
  if (isFiller ? units !== 0n : units <= 0n || units < facts.destination.leastDrops) {
    return fail({ code: 'amount_is_dust' })
  }
  const feeDrops = firstFee(facts, config)
  // A filler moves nothing, and fees alone may come out of the reserve.
  if (units + feeDrops > (isFiller ? facts.balance : facts.spendable)) {
    return fail({ code: 'insufficient_funds' })
  }
  const sequence = sequenceFor(intent, facts, given.taken)
  return ok(planWith(intent, 1, { networkId: facts.networkId, sequence, feeDrops }))
}

/** An attempt at an intent, as the port wants it. */
export function planWith(
  intent: TransferIntent,
  attempt: number,
  body: TransferBody,
): TransferPlan {
  return {
    intent,
    attempt,
    reservation: { kind: 'nonce', nonce: body.sequence },
    body: writeTransferBody(body),
  }
}

/** Throws where an intent or a node is of another ledger. */
export function assertOfChain(
  config: RippleConfig,
  intent: TransferIntent,
  facts: FundingFacts,
): void {
  if (intent.network !== config.network) throw new TypeError(`This chain is ${config.network}`)
  if (intent.amount.asset !== config.asset) throw new TypeError(`This chain has ${config.asset}`)
  if (facts.networkId !== config.networkId) {
    throw new Error(`The node serves network ${facts.networkId} instead of ${config.networkId}`)
  }
}

/** What a transaction should pay now: a fifth more than the open ledger asks, and never more than is allowed. */
export function firstFee(facts: FundingFacts, { maximumFeeDrops }: RippleConfig): bigint {
  const asked = askedNow(facts)
  const wanted = (asked * 6n + 4n) / 5n
  return wanted < maximumFeeDrops ? wanted : maximumFeeDrops
}

/** What the next ledger takes at least. */
export function askedNow({ openLedgerDrops, minimumDrops }: FundingFacts): bigint {
  return openLedgerDrops > minimumDrops ? openLedgerDrops : minimumDrops
}

function sequenceFor(intent: TransferIntent, facts: FundingFacts, taken: Taken): bigint {
  if (intent.kind !== 'filler') {
    const next = taken.nextNonce ?? 0n
    return next > facts.nextSequence ? next : facts.nextSequence
  }
  if (taken.exactNonce === null) throw new TypeError('A filler is told its sequence')
  if (taken.exactNonce < facts.validatedSequence) {
    throw new Error(`Sequence ${taken.exactNonce} is used already: nothing is left to fill`)
  }
  return taken.exactNonce
}

function isAllowed(intent: TransferIntent, facts: FundingFacts, hotWallet: string): boolean {
  const { destination, extraId, kind, source } = intent
  if (source !== 'hot' || !isValidClassicAddress(destination)) return false
  if (kind === 'filler') return destination === hotWallet && extraId === null
  // The ledger has no payments of XRP to oneself, and pay-ins share the hot wallet's account.
  if (kind === 'sweep' || kind === 'gas' || destination === hotWallet) return false
  if (extraId !== null && !isDestinationTag(extraId)) return false
  return !facts.destination.refuses && (extraId !== null || !facts.destination.needsTag)
}
