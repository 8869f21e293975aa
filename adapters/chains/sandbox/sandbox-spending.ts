import { type Amount, amount } from '@causeway/core/money'
import { paymentsOf, type TransferIntent, type TransferPlan, unitsPaid } from '@causeway/core/ports'
import type { ChosenInputs } from './choose-inputs.ts'
import { readOutputName, type SandboxTransfer, writeTransfer } from './sandbox-transfer.ts'

/** An output below this is not worth its own fee; Bitcoin's rule for P2PKH. */
export const DUST_UNITS = 546n

/** What composing knows of the network; none of it changes. */
export type SandboxTerms = {
  readonly addressFamily: SandboxTransfer['addressFamily']
  readonly hotWallet: string
  /** What a transaction pays the network where nothing is said. */
  readonly fee: Amount
  /** Whether a text is an address of this network. */
  readonly isAddress: (text: string) => boolean
}

/** The body of a transaction that pays an intent with a nonce of the hot wallet. */
export function spendNonce(
  terms: SandboxTerms,
  intent: TransferIntent,
  { nonce, feeUnits }: { readonly nonce: bigint; readonly feeUnits: bigint },
): string {
  return writeTransfer({
    network: intent.network,
    addressFamily: terms.addressFamily,
    outputs: [payout(intent)],
    fee: amount(terms.fee.asset, feeUnits),
    pays: { kind: 'nonce', sender: terms.hotWallet, nonce },
  })
}

/** Whom a transaction pays: the part of a plan that is known before anything is decided. */
export type Paid = Pick<TransferPlan, 'intent' | 'also'>

/** The body of a transaction that pays one or several intents from outputs; the rest comes back to the hot wallet. */
export function spendOutputs(
  terms: SandboxTerms,
  paid: Paid,
  spent: ChosenInputs & { readonly feeUnits: bigint },
): string {
  const rest = spent.units - unitsPaid(paid) - spent.feeUnits
  // A rest that would be dust goes to the network as fee.
  const hasChange = rest >= DUST_UNITS
  const change = {
    address: terms.hotWallet,
    extraId: null,
    amount: amount(paid.intent.amount.asset, rest),
  }
  const payments = paymentsOf(paid).map(payout)
  return writeTransfer({
    network: paid.intent.network,
    addressFamily: terms.addressFamily,
    outputs: hasChange ? [...payments, change] : payments,
    fee: amount(terms.fee.asset, hasChange ? spent.feeUnits : spent.feeUnits + rest),
    pays: { kind: 'inputs', inputs: spent.names.map(readOutputName) },
  })
}

function payout({ amount: sum, destination, extraId, newAccountKey }: TransferIntent) {
  const account = newAccountKey === undefined ? {} : { accountKey: newAccountKey }
  return { address: destination, extraId, amount: sum, ...account }
}
