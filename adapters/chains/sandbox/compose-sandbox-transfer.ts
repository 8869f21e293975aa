import type { ComposeFailure, Taken, TransferIntent, TransferPlan } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { chooseInputs } from './choose-inputs.ts'
import { DUST_UNITS, type SandboxTerms, spendNonce, spendOutputs } from './sandbox-spending.ts'
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
  if (intent.source !== 'hot') throw new RangeError('The sandbox has one wallet a network')
  const isFiller = intent.kind === 'filler'
  const isToUs = intent.destination === terms.hotWallet
  if (isFiller !== isToUs || !terms.isAddress(intent.destination)) {
    return fail({ code: 'destination_refused' })
  }
  const makesAccount = intent.newAccountKey !== undefined
  if (makesAccount && funding.destinationExists) return fail({ code: 'account_taken' })
  if (!makesAccount && !funding.destinationExists) return fail({ code: 'destination_refused' })
  if (isFiller && intent.amount.units !== 0n) return fail({ code: 'destination_refused' })
  if (intent.amount.units < leastUnits(funding, isFiller)) return fail({ code: 'amount_is_dust' })
  return funding.kind === 'inputs'
    ? composeFromInputs(terms, intent, { funding, taken })
    : composeWithNonce(terms, intent, { funding, taken })
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
  intent: TransferIntent,
  { funding, taken }: Given<'inputs'>,
): Composed {
  const feeUnits = terms.fee.units
  const needed = intent.amount.units + feeUnits
  const chosen = chooseInputs(funding.spendable, { needed, taken: taken.inputs })
  if (chosen === null) return fail({ code: 'insufficient_funds' })
  return ok({
    intent,
    attempt: 1,
    reservation: { kind: 'inputs', inputs: chosen.names },
    body: spendOutputs(terms, intent, { ...chosen, feeUnits }),
  })
}
