import { divideRoundedUp } from '@causeway/core/money'
import { type ReplaceFailure, type Taken, type TransferPlan, unitsPaid } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { chooseInputs } from './choose-inputs.ts'
import { type SandboxTerms, spendNonce, spendOutputs } from './sandbox-spending.ts'
import { readTransfer, type SandboxTransfer, transferTxId } from './sandbox-transfer.ts'
import type { SandboxFunding } from './wire.ts'

type Replaced = Result<TransferPlan, ReplaceFailure>
type Attempt = { readonly plan: TransferPlan; readonly transfer: SandboxTransfer }

/**
 * Decides a transfer's next transaction: what the network asks now, and a quarter more than the latest attempt at
 * least. It has the nonce of all earlier ones, or every input of the latest, which has every input of those before.
 * One whose change another transfer spends stays: replacing it would take the other with it. Pure.
 */
export function replaceSandboxTransfer(
  terms: SandboxTerms,
  earlier: readonly TransferPlan[],
  { funding, taken }: { readonly funding: SandboxFunding; readonly taken: Taken },
): Replaced {
  const attempts = earlier.map((plan) => ({ plan, transfer: readTransfer(plan.body) }))
  const latest = attempts.at(-1)
  if (latest === undefined) throw new RangeError('There is nothing to replace')
  const paid = latest.transfer.fee.units
  if (funding.askedFeeUnits <= paid) return fail({ code: 'fee_is_enough' })
  const raised = divideRoundedUp(paid * 5n, 4n)
  const feeUnits = funding.askedFeeUnits > raised ? funding.askedFeeUnits : raised
  return funding.kind === 'nonce'
    ? replaceNonce(terms, latest, { funding, feeUnits })
    : replaceInputs(terms, latest, {
        spendable: funding.spendable,
        taken: taken.inputs,
        feeUnits,
        earlierTxIds: attempts.map(({ plan }) => transferTxId(terms.addressFamily, plan.body)),
      })
}

function replaceNonce(
  terms: SandboxTerms,
  { plan, transfer }: Attempt,
  {
    funding,
    feeUnits,
  }: {
    readonly funding: Extract<SandboxFunding, { kind: 'nonce' }>
    readonly feeUnits: bigint
  },
): Replaced {
  if (transfer.pays.kind !== 'nonce') throw new TypeError('The plan is of another network')
  const { nonce } = transfer.pays
  // Only one of the two can confirm: what waits with this nonce is free for the new one.
  const freed = funding.waiting.find((waiting) => waiting.nonce === nonce)
  const units = funding.units + (freed?.units ?? 0n)
  const paysFeeToo = plan.intent.amount.asset === terms.fee.asset ? feeUnits : 0n
  if (
    units < plan.intent.amount.units + paysFeeToo ||
    funding.feeUnits + (freed?.feeUnits ?? 0n) < feeUnits
  ) {
    return fail({ code: 'insufficient_funds' })
  }
  return ok({
    ...plan,
    attempt: plan.attempt + 1,
    body: spendNonce(terms, plan.intent, { nonce, feeUnits }),
  })
}

function replaceInputs(
  terms: SandboxTerms,
  { plan, transfer }: Attempt,
  given: {
    readonly spendable: Extract<SandboxFunding, { kind: 'inputs' }>['spendable']
    readonly taken: ReadonlySet<string>
    readonly feeUnits: bigint
    readonly earlierTxIds: readonly string[]
  },
): Replaced {
  if (plan.reservation.kind !== 'inputs') throw new TypeError('The plan is of another network')
  const isOfEarlier = (name: string) =>
    given.earlierTxIds.some((txId) => name.startsWith(`${txId}:`))
  if ([...given.taken].some(isOfEarlier)) return fail({ code: 'cannot_be_replaced' })
  const names = plan.reservation.inputs
  const units = transfer.outputs.reduce(
    (sum, output) => sum + output.amount.units,
    transfer.fee.units,
  )
  const lacking = unitsPaid(plan) + given.feeUnits - units
  const further = chooseInputs(
    // BIP-125, rule 2: a replacement brings no further unconfirmed inputs.
    given.spendable.filter(({ name, isConfirmed }) => isConfirmed && !isOfEarlier(name)),
    { needed: lacking, taken: new Set([...given.taken, ...names]) },
  )
  if (further === null) return fail({ code: 'insufficient_funds' })
  const inputs = [...names, ...further.names]
  return ok({
    ...plan,
    attempt: plan.attempt + 1,
    reservation: { kind: 'inputs', inputs },
    body: spendOutputs(terms, plan, {
      names: inputs,
      units: units + further.units,
      feeUnits: given.feeUnits,
    }),
  })
}
