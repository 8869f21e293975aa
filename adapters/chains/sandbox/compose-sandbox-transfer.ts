import { type Amount, amount } from '@causeway/core/money'
import type { ComposeFailure, Taken, TransferIntent, TransferPlan } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { readOutputName, type SandboxTransfer, writeTransfer } from './sandbox-transfer.ts'
import type { SandboxFunding } from './wire.ts'

/** An output below this is not worth its own fee; Bitcoin's rule for P2PKH. */
const DUST_UNITS = 546n

/** What composing knows of the network; none of it changes. */
export type SandboxTerms = {
  readonly addressFamily: SandboxTransfer['addressFamily']
  readonly hotWallet: string
  readonly fee: Amount
  /** Whether a text is an address of this network. */
  readonly isAddress: (text: string) => boolean
}

type Composed = Result<TransferPlan, ComposeFailure>

/**
 * Decides a transaction. Pure. A transfer of nothing to the hot wallet itself is how a nonce that is not needed is
 * used up; any other transfer to it is refused.
 */
export function composeSandboxTransfer(
  terms: SandboxTerms,
  intent: TransferIntent,
  given: { readonly funding: SandboxFunding; readonly taken: Taken },
): Composed {
  const isFiller = intent.destination === terms.hotWallet && intent.amount.units === 0n
  if (!isFiller && (intent.destination === terms.hotWallet || !terms.isAddress(intent.destination)))
    return fail({ code: 'destination_refused' })
  const least = given.funding.kind === 'inputs' ? DUST_UNITS : 1n
  if (!isFiller && intent.amount.units < least) return fail({ code: 'amount_is_dust' })
  return given.funding.kind === 'inputs'
    ? composeFromInputs(terms, intent, { funding: given.funding, taken: given.taken })
    : composeWithNonce(terms, intent, { funding: given.funding, taken: given.taken })
}

function composeWithNonce(
  terms: SandboxTerms,
  intent: TransferIntent,
  { funding, taken }: { funding: Extract<SandboxFunding, { kind: 'nonce' }>; taken: Taken },
): Composed {
  const paysFeeToo = intent.amount.asset === terms.fee.asset ? terms.fee.units : 0n
  if (funding.units < intent.amount.units + paysFeeToo || funding.feeUnits < terms.fee.units) {
    return fail({ code: 'insufficient_funds' })
  }
  const handedOut = taken.nextNonce ?? 0n
  const nonce = handedOut > funding.nonce ? handedOut : funding.nonce
  return ok({
    intent,
    reservation: { kind: 'nonce', nonce },
    body: writeTransfer({
      network: intent.network,
      addressFamily: terms.addressFamily,
      outputs: [payout(intent)],
      fee: terms.fee,
      pays: { kind: 'nonce', sender: terms.hotWallet, nonce },
    }),
  })
}

function composeFromInputs(
  terms: SandboxTerms,
  intent: TransferIntent,
  { funding, taken }: { funding: Extract<SandboxFunding, { kind: 'inputs' }>; taken: Taken },
): Composed {
  const needed = intent.amount.units + terms.fee.units
  const chosen = chooseInputs(funding.spendable, { needed, taken: taken.inputs })
  if (chosen === null) return fail({ code: 'insufficient_funds' })
  const rest = chosen.units - needed
  const asset = intent.amount.asset
  // A rest that would be dust goes to the network as fee.
  const change = { address: terms.hotWallet, extraId: null, amount: amount(asset, rest) }
  const hasChange = rest >= DUST_UNITS
  return ok({
    intent,
    reservation: { kind: 'inputs', inputs: chosen.names },
    body: writeTransfer({
      network: intent.network,
      addressFamily: terms.addressFamily,
      outputs: hasChange ? [payout(intent), change] : [payout(intent)],
      fee: amount(terms.fee.asset, hasChange ? terms.fee.units : terms.fee.units + rest),
      pays: { kind: 'inputs', inputs: chosen.names.map(readOutputName) },
    }),
  })
}

function payout(intent: TransferIntent) {
  return { address: intent.destination, extraId: intent.extraId, amount: intent.amount }
}

/** Largest first, so that a transaction has few inputs; null where all that is free is not enough. */
function chooseInputs(
  spendable: Extract<SandboxFunding, { kind: 'inputs' }>['spendable'],
  wanted: { readonly needed: bigint; readonly taken: ReadonlySet<string> },
): { readonly names: readonly string[]; readonly units: bigint } | null {
  const free = spendable
    .filter((output) => !wanted.taken.has(output.name))
    .toSorted((left, right) => (left.units < right.units ? 1 : left.units > right.units ? -1 : 0))
  const names: string[] = []
  let units = 0n
  for (const output of free) {
    names.push(output.name)
    units += output.units
    if (units >= wanted.needed) return { names, units }
  }
  return null
}
