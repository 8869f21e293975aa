import {
  type Funding,
  paymentsOf,
  type ReplaceFailure,
  type Taken,
  type TransferPlan,
  unitsPaid,
} from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { assertFundingOfChain, type ComposeNeeds, planOf } from './compose-transfer.ts'
import { assertOfChain, type PaidOutput, paidOutputs } from './paid-outputs.ts'
import { type Selection, selectOutputs } from './select-outputs.ts'
import { vbytesOf } from './transaction-size.ts'
import {
  type FundingFacts,
  feeOf,
  readFundingFacts,
  readTransferBody,
  type TransferBody,
  unspentKey,
} from './transfer-body.ts'

/**
 * Decides a transaction that pays the same to the same, and the network more (BIP-125): it spends all that the latest
 * attempt spends, so that no two can confirm; pays more in all than any before, and the nodes' increment for its own
 * bytes (rules 3 and 4); takes the difference out of the change, and spends further outputs only where that is not
 * enough, confirmed ones (rule 2). Pure.
 */
export function replaceTransfer(
  needs: ComposeNeeds,
  earlier: readonly TransferPlan[],
  given: { readonly funding: Funding; readonly taken: Taken },
): Result<TransferPlan, ReplaceFailure> {
  const latest = earlier.at(-1)
  if (latest === undefined) throw new TypeError('There is nothing to replace')
  const { params } = needs
  assertOfChain(needs, paymentsOf(latest))
  assertFundingOfChain(needs, given.funding)
  const payments = paidOutputs(paymentsOf(latest), params)
  if (!params.isReplaceable || payments === null) return fail({ code: 'cannot_be_replaced' })

  const facts = readFundingFacts(given.funding.facts)
  const bodies = earlier.map((plan) => readTransferBody(plan.body))
  const paid = mostPaid(bodies, unitsPaid(latest), payments)
  if (facts.feePerVbyte <= paid.surelyPerVbyte) return fail({ code: 'fee_is_enough' })
  const required = bodies.at(-1)?.inputs ?? []
  const own = new Set(required.map(unspentKey))
  const chosen = selectAbove(paid, {
    facts,
    maximum: params.maximumFeePerVbyte,
    select: (feePerVbyte) =>
      selectOutputs(needs, {
        required,
        candidates: facts.unspent.filter(
          (output) =>
            output.isConfirmed &&
            !own.has(unspentKey(output)) &&
            !given.taken.inputs.has(unspentKey(output)),
        ),
        payments,
        feePerVbyte,
      }),
  })
  if (!chosen.ok) return chosen
  return ok(
    planOf(needs, latest, {
      attempt: latest.attempt + 1,
      selection: chosen.value,
      facts,
      // Only the difference to the fee before is at stake here: change stays one output.
      otherOutputs: Number.MAX_SAFE_INTEGER,
    }),
  )
}

type Paid = {
  readonly units: bigint
  /** Signatures may come out short, and then the same fee is a higher rate: this at most, and at least the other. */
  readonly perVbyte: bigint
  readonly surelyPerVbyte: bigint
}

function mostPaid(
  bodies: readonly TransferBody[],
  paymentUnits: bigint,
  payments: readonly PaidOutput[],
): Paid {
  let paid: Paid = { units: 0n, perVbyte: 0n, surelyPerVbyte: 0n }
  for (const body of bodies) {
    const units = feeOf(body, paymentUnits)
    const vbytes = vbytesOf(body, payments)
    paid = {
      units: larger(paid.units, units),
      perVbyte: larger(paid.perVbyte, dividedRoundedUp(units, vbytes.least)),
      surelyPerVbyte: larger(paid.surelyPerVbyte, units / vbytes.most),
    }
  }
  return paid
}

/** Raises the rate until the whole fee is above all that was paid, for a smaller transaction may pay less in all. */
function selectAbove(
  paid: Paid,
  given: {
    readonly facts: FundingFacts
    readonly maximum: bigint
    readonly select: (feePerVbyte: bigint) => Selection | null
  },
): Result<Selection, ReplaceFailure> {
  const { incrementalFeePerVbyte, feePerVbyte } = given.facts
  const stepUp = paid.perVbyte + incrementalFeePerVbyte
  let rate = larger(feePerVbyte, stepUp)
  while (rate <= given.maximum) {
    const selection = given.select(rate)
    if (selection === null) return fail({ code: 'insufficient_funds' })
    const least = paid.units + incrementalFeePerVbyte * selection.vbytes
    if (selection.feeUnits >= least) return ok(selection)
    const wanted = dividedRoundedUp(least, selection.vbytes)
    rate = wanted > rate ? wanted : rate + 1n
  }
  return fail({ code: 'cannot_be_replaced' })
}

function larger(left: bigint, right: bigint): bigint {
  return left > right ? left : right
}

function dividedRoundedUp(units: bigint, by: bigint): bigint {
  return (units + by - 1n) / by
}
