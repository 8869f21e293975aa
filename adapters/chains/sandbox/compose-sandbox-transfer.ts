import {
  type ComposeFailure,
  inJointOrder,
  paymentsOf,
  type Taken,
  type TransferIntent,
  type TransferPlan,
  unitsPaid,
} from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { chooseInputs } from './choose-inputs.ts'
import { assertJoinable } from './joinable.ts'
import {
  DUST_UNITS,
  type Paid,
  type SandboxTerms,
  spendNonce,
  spendOutputs,
} from './sandbox-spending.ts'
import type { SandboxFunding } from './wire.ts'

type Composed = Result<TransferPlan, ComposeFailure>
type Given<K extends SandboxFunding['kind']> = {
  readonly funding: Extract<SandboxFunding, { kind: K }>
  readonly taken: Taken
}

/**
 * Decides a transfer's first transaction. Pure. It pays the network's usual fee even while the network asks more, so
 * that a payout can get stuck in the sandbox as elsewhere. A filler sends nothing to the hot wallet itself; any other
 * transfer to it is refused.
 */
export function composeSandboxTransfer(
  terms: SandboxTerms,
  intent: TransferIntent,
  { funding, taken }: { readonly funding: SandboxFunding; readonly taken: Taken },
): Composed {
  const failure = failureOf(terms, intent, funding)
  if (failure !== null) return fail(failure)
  return funding.kind === 'inputs'
    ? composeFromInputs(terms, { intent }, { funding, taken })
    : composeWithNonce(terms, intent, { funding, taken })
}

/**
 * Decides one transaction that pays several intents, and answers the first one's plan. Pure. Throws on a network without
 * outputs, and where the intents may not be joined.
 */
export function composeSandboxJoint(
  terms: SandboxTerms,
  [intent, ...others]: readonly [TransferIntent, ...TransferIntent[]],
  { funding, taken }: { readonly funding: SandboxFunding; readonly taken: Taken },
): Composed {
  if (funding.kind !== 'inputs') throw new TypeError('The network has no outputs')
  const paid = others.length === 0 ? { intent } : { intent, also: inJointOrder(others) }
  assertJoinable(paymentsOf(paid))
  for (const payment of paymentsOf(paid)) {
    const failure = failureOf(terms, payment, funding)
    if (failure !== null) return fail(failure)
  }
  return composeFromInputs(terms, paid, { funding, taken })
}

/** Why an intent cannot be paid, whatever the wallet holds; null where it can. */
function failureOf(
  terms: SandboxTerms,
  intent: TransferIntent,
  funding: SandboxFunding,
): ComposeFailure | null {
  if (intent.source !== 'hot') throw new RangeError('The sandbox has one wallet a network')
  const isFiller = intent.kind === 'filler'
  const isToUs = intent.destination === terms.hotWallet
  if (isFiller !== isToUs || !terms.isAddress(intent.destination)) {
    return { code: 'destination_refused' }
  }
  const makesAccount = intent.newAccountKey !== undefined
  if (makesAccount && funding.destinationExists) return { code: 'account_taken' }
  if (!makesAccount && !funding.destinationExists) return { code: 'destination_refused' }
  if (isFiller && intent.amount.units !== 0n) return { code: 'destination_refused' }
  return intent.amount.units < leastUnits(funding, isFiller) ? { code: 'amount_is_dust' } : null
}

function leastUnits(funding: SandboxFunding, isFiller: boolean): bigint {
  if (funding.kind === 'inputs') return DUST_UNITS
  return isFiller ? 0n : 1n
}

function composeWithNonce(
  terms: SandboxTerms,
  intent: TransferIntent,
  { funding, taken }: Given<'nonce'>,
): Composed {
  const paysFeeToo = intent.amount.asset === terms.fee.asset ? terms.fee.units : 0n
  if (funding.units < intent.amount.units + paysFeeToo || funding.feeUnits < terms.fee.units) {
    return fail({ code: 'insufficient_funds' })
  }
  const handedOut = taken.nextNonce ?? 0n
  const next = handedOut > funding.nonce ? handedOut : funding.nonce
  const nonce = taken.exactNonce ?? next
  return ok({
    intent,
    attempt: 1,
    reservation: { kind: 'nonce', nonce },
    body: spendNonce(terms, intent, { nonce, feeUnits: terms.fee.units }),
  })
}

function composeFromInputs(
  terms: SandboxTerms,
  paid: Paid,
  { funding, taken }: Given<'inputs'>,
): Composed {
  const feeUnits = terms.fee.units
  const needed = unitsPaid(paid) + feeUnits
  const chosen = chooseInputs(funding.spendable, { needed, taken: taken.inputs })
  if (chosen === null) return fail({ code: 'insufficient_funds' })
  return ok({
    ...paid,
    attempt: 1,
    reservation: { kind: 'inputs', inputs: chosen.names },
    body: spendOutputs(terms, paid, { ...chosen, feeUnits }),
  })
}
