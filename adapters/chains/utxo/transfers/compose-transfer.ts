import type { AssetCode } from '@causeway/core/money'
import type {
  ComposeFailure,
  Funding,
  Taken,
  TransferIntent,
  TransferPlan,
} from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { type AccountKeys, HOT_WALLET_PATH } from '../account-keys.ts'
import { destinationScript, dustThreshold } from '../destination-script.ts'
import type { UtxoParams } from '../utxo-params.ts'
import { divideChange } from './divide-change.ts'
import { type Selection, selectOutputs } from './select-outputs.ts'
import { sweepCandidates } from './sweep-candidates.ts'
import {
  type FundingFacts,
  feeOf,
  readFundingFacts,
  type SpendableOutput,
  sumOf,
  unspentKey,
  writeTransferBody,
} from './transfer-body.ts'

export type ComposeNeeds = {
  readonly keys: AccountKeys
  readonly params: UtxoParams
  readonly asset: AssetCode
  readonly network: string
}

/**
 * Decides a transaction: which outputs to spend, what to pay the network, and what comes back to the hot wallet. Pure.
 * Change below the dust limit is left to the network. A sweep spends pay-in outputs only.
 */
export function composeTransfer(
  needs: ComposeNeeds,
  intent: TransferIntent,
  given: { readonly funding: Funding; readonly taken: Taken },
): Result<TransferPlan, ComposeFailure> {
  const { keys, params } = needs
  assertOfChain(needs, intent, given.funding)
  const script = destinationScript(intent.destination, params)
  if (script === null || intent.extraId !== null || isSweepElsewhere(intent, keys)) {
    return fail({ code: 'destination_refused' })
  }
  if (intent.amount.units < dustThreshold(script, params)) return fail({ code: 'amount_is_dust' })

  const facts = readFundingFacts(given.funding.facts)
  const free = facts.unspent.filter((output) => !given.taken.inputs.has(unspentKey(output)))
  const payment = { script, amount: intent.amount.units }
  const selection =
    intent.kind === 'sweep'
      ? selectOutputs(needs, {
          required: sweepCandidates(free, facts.feePerVbyte, params),
          candidates: [],
          payment,
          feePerVbyte: facts.feePerVbyte,
        })
      : selectForPayment(needs, { free, payment, feePerVbyte: facts.feePerVbyte })
  if (selection === null) return fail({ code: 'insufficient_funds' })
  const otherOutputs = free.length - selection.inputs.length
  return ok(planOf(needs, intent, { attempt: 1, selection, facts, otherOutputs }))
}

/** Change that still waits is spent only where it must be, and only where nothing can replace what it comes from. */
function selectForPayment(
  needs: ComposeNeeds,
  wanted: {
    readonly free: readonly SpendableOutput[]
    readonly payment: { readonly script: Uint8Array; readonly amount: bigint }
    readonly feePerVbyte: bigint
  },
): Selection | null {
  const request = { required: [], payment: wanted.payment, feePerVbyte: wanted.feePerVbyte }
  const confirmed = wanted.free.filter((output) => output.isConfirmed)
  const selection = selectOutputs(needs, { ...request, candidates: confirmed })
  if (selection !== null || needs.params.isReplaceable) return selection
  return selectOutputs(needs, { ...request, candidates: wanted.free })
}

/** The plan of a selection; what its inputs hold beyond payment and fee is change. */
export function planOf(
  { params }: ComposeNeeds,
  intent: TransferIntent,
  decided: {
    readonly attempt: number
    readonly selection: Selection
    readonly facts: FundingFacts
    /** Outputs that stay free beside this transaction: few of them are a reason to divide the change. */
    readonly otherOutputs: number
  },
): TransferPlan {
  const { attempt, facts, selection } = decided
  const { inputs } = selection
  const rest = sumOf(inputs) - intent.amount.units - selection.feeUnits
  // Where change can be spent at once there is no reason to divide it.
  const change = params.isReplaceable
    ? divideChange(rest, {
        otherOutputs: decided.otherOutputs,
        feePerVbyte: facts.feePerVbyte,
        dustFeePerVbyte: params.dustFeePerVbyte,
      })
    : { units: rest, outputs: rest > 0n ? 1 : 0 }
  const body = {
    inputs,
    changeUnits: change.units,
    changeOutputs: change.outputs,
    branchId: facts.branchId,
  }
  if (feeOf(body, intent.amount.units) < selection.feeUnits) throw new Error('The fee went missing')
  return {
    intent,
    attempt,
    reservation: { kind: 'inputs', inputs: inputs.map(unspentKey) },
    body: writeTransferBody(body),
  }
}

/** Throws where a transfer is not of this chain, or of a kind that it does not have: it knows no gas and no nonces. */
export function assertOfChain(
  { network, asset }: { readonly network: string; readonly asset: AssetCode },
  intent: TransferIntent,
  funding: Funding,
): void {
  if (intent.network !== network || funding.network !== network || intent.amount.asset !== asset) {
    throw new TypeError(`This chain is ${network} and moves ${asset}`)
  }
  if (intent.source !== 'hot' || intent.kind === 'gas' || intent.kind === 'filler') {
    throw new TypeError(`${network} has no ${intent.kind} from ${intent.source}`)
  }
}

function isSweepElsewhere(intent: TransferIntent, keys: AccountKeys): boolean {
  return intent.kind === 'sweep' && intent.destination !== keys.address(HOT_WALLET_PATH)
}
