import type {
  ComposeFailure,
  Funding,
  Taken,
  TransferIntent,
  TransferPlan,
} from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { getAddress, isAddress, zeroAddress } from 'viem'
import { contractOf, type EvmConfig } from '../evm-config.ts'
import {
  type FundingFacts,
  readFundingFacts,
  type TransferBody,
  writeTransferBody,
} from './transfer-body.ts'

export type ComposeNeeds = { readonly config: EvmConfig; readonly hotWallet: string }

/**
 * Decides a transaction: its nonce is the next one that neither the database nor the chain has used, but for a filler, which
 * takes the nonce it is told. Pure. Only a filler sends nothing at all, from the hot wallet to itself.
 */
export function composeTransfer(
  { config, hotWallet }: ComposeNeeds,
  intent: TransferIntent,
  given: { readonly funding: Funding; readonly taken: Taken },
): Result<TransferPlan, ComposeFailure> {
  const facts = readFundingFacts(given.funding.facts)
  assertOfChain(config, intent, facts)
  const contract = contractOf(intent.amount.asset, config)
  if (!isAllowed(intent, contract, hotWallet)) return fail({ code: 'destination_refused' })
  if (intent.kind === 'filler' ? intent.amount.units !== 0n : intent.amount.units <= 0n) {
    return fail({ code: 'amount_is_dust' })
  }
  if (intent.amount.units > facts.assetUnits) return fail({ code: 'insufficient_funds' })
  if (facts.gas === null) return fail({ code: 'destination_refused' })
  const fee = facts.gas * facts.maxFeePerGas
  const coinNeeded = contract === null ? intent.amount.units + fee : fee
  if (coinNeeded > facts.coinUnits) return fail({ code: 'insufficient_funds' })
  return ok(
    planWith(intent, 1, {
      chainId: facts.chainId,
      nonce: nonceFor(intent, facts, given.taken),
      gas: facts.gas,
      maxFeePerGas: facts.maxFeePerGas,
      maxPriorityFeePerGas: facts.maxPriorityFeePerGas,
      feeStyle: config.feeStyle,
    }),
  )
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
    reservation: { kind: 'nonce', nonce: body.nonce },
    body: writeTransferBody(body),
  }
}

/** Throws where an intent or a node is of another chain. */
export function assertOfChain(
  config: EvmConfig,
  intent: TransferIntent,
  facts: FundingFacts,
): void {
  if (intent.network !== config.network) throw new TypeError(`This chain is ${config.network}`)
  if (facts.chainId !== config.chainId) {
    throw new Error(`The node serves chain ${facts.chainId} instead of ${config.chainId}`)
  }
}

function nonceFor(intent: TransferIntent, facts: FundingFacts, taken: Taken): bigint {
  if (intent.kind !== 'filler') return larger(taken.nextNonce ?? 0n, facts.nextNonce)
  if (taken.exactNonce === null) throw new TypeError('A filler is told its nonce')
  if (taken.exactNonce < facts.minedNonce) {
    throw new Error(`Nonce ${taken.exactNonce} is in a block already: nothing is left to fill`)
  }
  return taken.exactNonce
}

function isAllowed(intent: TransferIntent, contract: string | null, hotWallet: string): boolean {
  const { destination, extraId, kind, source } = intent
  if (extraId !== null || !isAddress(destination)) return false
  const address = getAddress(destination)
  // What lies at a pay-in address goes to the hot wallet and nowhere else.
  if (source !== 'hot') return kind === 'sweep' && address === hotWallet
  if (kind === 'sweep') return false
  if (kind === 'filler') return contract === null && address === hotWallet
  if (kind === 'gas' && contract !== null) return false
  // Tokens sent to their own contract are the best known way to lose them.
  return address !== zeroAddress && (contract === null || address !== getAddress(contract))
}

function larger(left: bigint, right: bigint): bigint {
  return left > right ? left : right
}
