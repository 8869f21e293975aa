import {
  paymentsOf,
  type SignedTransfer,
  type TransferIntent,
  type TransferPlan,
} from '@causeway/core/ports'
import { assertJoinable } from './joinable.ts'
import {
  readTransfer,
  type SandboxTransfer,
  signatureOf,
  transferTxId,
  writeSignedBytes,
} from './sandbox-transfer.ts'

type Output = SandboxTransfer['outputs'][number]

/**
 * Signs a plan of the sandbox: the same plan gives the same bytes, and so do all plans of a joint transaction. A body that
 * pays another than its intents throws, and so do intents that may not be joined.
 */
export function signSandboxPlan(
  { seed }: { readonly seed: string },
  plan: TransferPlan,
): SignedTransfer {
  const transfer = readTransfer(plan.body)
  const payments = paymentsOf(plan)
  assertJoinable(payments)
  if (!paysAsIntended(transfer, payments)) {
    throw new Error(`The plan of ${plan.intent.transferId} does not pay what its intent says`)
  }
  const bytes = writeSignedBytes(plan.body, signatureOf(seed, plan.body))
  const { transferId, network } = plan.intent
  return { transferId, network, txId: transferTxId(transfer.addressFamily, plan.body), bytes }
}

/** The outputs are the payments, in their order. Then change may follow, where what pays is outputs. */
function paysAsIntended(
  { network, outputs, pays }: SandboxTransfer,
  payments: readonly TransferIntent[],
): boolean {
  const [change, ...further] = outputs.slice(payments.length)
  const hasChange = change !== undefined
  return (
    payments.every(
      (intent, place) => network === intent.network && isPaid(outputs[place], intent),
    ) &&
    (pays.kind === 'inputs' || (payments.length === 1 && !hasChange)) &&
    further.length === 0 &&
    (!hasChange || isChange(change, payments))
  )
}

function isPaid(output: Output | undefined, intent: TransferIntent): boolean {
  return (
    output?.address === intent.destination &&
    output.extraId === intent.extraId &&
    output.accountKey === intent.newAccountKey &&
    output.amount.asset === intent.amount.asset &&
    output.amount.units === intent.amount.units
  )
}

/** Change comes back in the same coin, to an address that none of the payments goes to. */
function isChange(
  { accountKey, address, amount, extraId }: Output,
  payments: readonly TransferIntent[],
): boolean {
  return (
    extraId === null &&
    accountKey === undefined &&
    payments.every(
      (intent) => address !== intent.destination && amount.asset === intent.amount.asset,
    )
  )
}
