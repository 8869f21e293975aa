import type {
  ComposeFailure,
  Funding,
  Taken,
  TransferIntent,
  TransferPlan,
} from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { getAddress, isAddress, zeroAddress } from 'viem'
import { contractOf, type EvmConfig } from './evm-config.ts'
import { type FundingFacts, readFundingFacts, writeTransferBody } from './transfer-body.ts'

/**
 * Decides a transaction of the hot wallet: its nonce is the next one that neither the database nor the chain has used.
 * Pure. Nothing at all may be sent only by the hot wallet to itself, which fills a nonce that will not be used.
 */
export function composeTransfer(
  needs: { readonly config: EvmConfig; readonly hotWallet: string },
  intent: TransferIntent,
  given: { readonly funding: Funding; readonly taken: Taken },
): Result<TransferPlan, ComposeFailure> {
  const { config, hotWallet } = needs
  const facts = readFundingFacts(given.funding.facts)
  assertOfChain(config, intent, facts)
  const contract = contractOf(intent.amount.asset, config)
  if (intent.extraId !== null || !isPayable(intent.destination, contract)) {
    return fail({ code: 'destination_refused' })
  }
  const isToOurselves = getAddress(intent.destination) === hotWallet
  if (intent.amount.units <= 0n && !isToOurselves) return fail({ code: 'amount_is_dust' })
  if (intent.amount.units > facts.assetUnits) return fail({ code: 'insufficient_funds' })
  if (facts.gas === null) return fail({ code: 'destination_refused' })
  const fee = facts.gas * facts.maxFeePerGas
  const coinNeeded = contract === null ? intent.amount.units + fee : fee
  if (coinNeeded > facts.coinUnits) return fail({ code: 'insufficient_funds' })

  const nonce = larger(given.taken.nextNonce ?? 0n, facts.nextNonce)
  return ok({
    intent,
    reservation: { kind: 'nonce', nonce },
    body: writeTransferBody({
      chainId: facts.chainId,
      nonce,
      gas: facts.gas,
      maxFeePerGas: facts.maxFeePerGas,
      maxPriorityFeePerGas: facts.maxPriorityFeePerGas,
    }),
  })
}

function isPayable(destination: string, contract: string | null): boolean {
  if (!isAddress(destination)) return false
  const address = getAddress(destination)
  // Tokens sent to their own contract are the best known way to lose them.
  return address !== zeroAddress && (contract === null || address !== getAddress(contract))
}

function assertOfChain(config: EvmConfig, intent: TransferIntent, facts: FundingFacts): void {
  if (intent.network !== config.network) throw new TypeError(`This chain is ${config.network}`)
  if (facts.chainId !== config.chainId) {
    throw new Error(`The node serves chain ${facts.chainId} instead of ${config.chainId}`)
  }
}

function larger(left: bigint, right: bigint): bigint {
  return left > right ? left : right
}
