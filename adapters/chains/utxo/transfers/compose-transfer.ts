import type { AssetCode } from '@causeway/core/money'
import {
  type ComposeFailure,
  type Funding,
  inJointOrder,
  paymentsOf,
  type Taken,
  type TransferIntent,
  type TransferPlan,
  unitsPaid,
} from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { type AccountKeys, HOT_WALLET_PATH } from '../account-keys.ts'
import { dustThreshold } from '../destination-script.ts'
import type { UtxoParams } from '../utxo-params.ts'
import { divideChange } from './divide-change.ts'
import { assertOfChain, type PaidOutput, paidOutputs } from './paid-outputs.ts'
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

type Given = { readonly funding: Funding; readonly taken: Taken }
/** Whom a transaction pays: the part of a plan that is known before anything is decided. */
type Paid = Pick<TransferPlan, 'intent' | 'also'>

/**
 * Decides the transaction of one intent: which outputs to spend, what to pay the network, and what comes back to the hot
 * wallet. Pure. Change below the dust limit is left to the network. A sweep spends pay-in outputs only.
 */
export function composeTransfer(
  needs: ComposeNeeds,
  intent: TransferIntent,
  given: Given,
): Result<TransferPlan, ComposeFailure> {
  return composePaying(needs, { intent }, given)
}

/**
 * Decides one transaction that pays several intents, as `composeTransfer` does for one, and answers the first one's plan.
 * Pure. Throws where they may not be joined.
 */
export function composeJoint(
  needs: ComposeNeeds,
  [intent, ...others]: readonly [TransferIntent, ...TransferIntent[]],
  given: Given,
): Result<TransferPlan, ComposeFailure> {
  const also = inJointOrder(others)
  return composePaying(needs, also.length === 0 ? { intent } : { intent, also }, given)
}

function composePaying(
  needs: ComposeNeeds,
  paid: Paid,
  given: Given,
): Result<TransferPlan, ComposeFailure> {
  const { keys, params } = needs
  assertOfChain(needs, paymentsOf(paid))
  assertFundingOfChain(needs, given.funding)
  const payments = paidOutputs(paymentsOf(paid), params)
  if (payments === null || isSweepElsewhere(paid.intent, keys)) {
    return fail({ code: 'destination_refused' })
  }
  if (payments.some(({ amount, script }) => amount < dustThreshold(script, params))) {
    return fail({ code: 'amount_is_dust' })
  }

  const facts = readFundingFacts(given.funding.facts)
  const free = facts.unspent.filter((output) => !given.taken.inputs.has(unspentKey(output)))
  const selection =
    paid.intent.kind === 'sweep'
      ? selectOutputs(needs, {
          required: sweepCandidates(free, facts.feePerVbyte, params),
          candidates: [],
          payments,
          feePerVbyte: facts.feePerVbyte,
        })
      : selectForPayments(needs, { free, payments, feePerVbyte: facts.feePerVbyte })
  if (selection === null) return fail({ code: 'insufficient_funds' })
  const otherOutputs = free.length - selection.inputs.length
  return ok(planOf(needs, paid, { attempt: 1, selection, facts, otherOutputs }))
}

/** Change that still waits is spent only where it must be, and only where nothing can replace what it comes from. */
function selectForPayments(
  needs: ComposeNeeds,
  wanted: {
    readonly free: readonly SpendableOutput[]
    readonly payments: readonly PaidOutput[]
    readonly feePerVbyte: bigint
  },
): Selection | null {
  const request = { required: [], payments: wanted.payments, feePerVbyte: wanted.feePerVbyte }
  const confirmed = wanted.free.filter((output) => output.isConfirmed)
  const selection = selectOutputs(needs, { ...request, candidates: confirmed })
  if (selection !== null || needs.params.isReplaceable) return selection
  return selectOutputs(needs, { ...request, candidates: wanted.free })
}

/** The plan of a selection; what its inputs hold beyond payments and fee is change. */
export function planOf(
  { params }: ComposeNeeds,
  paid: Paid,
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
  const rest = sumOf(inputs) - unitsPaid(paid) - selection.feeUnits
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
  if (feeOf(body, unitsPaid(paid)) < selection.feeUnits) throw new Error('The fee went missing')
  return {
    ...paid,
    attempt,
    reservation: { kind: 'inputs', inputs: inputs.map(unspentKey) },
    body: writeTransferBody(body),
  }
}

/** Throws where what can be spent was read from another network. */
export function assertFundingOfChain(
  { network }: { readonly network: string },
  funding: Funding,
): void {
  if (funding.network !== network) throw new TypeError(`The funding is not of ${network}`)
}

function isSweepElsewhere(intent: TransferIntent, keys: AccountKeys): boolean {
  return intent.kind === 'sweep' && intent.destination !== keys.address(HOT_WALLET_PATH)
}
