import type { SignedTransfer, TransferIntent, TransferPlan } from '@causeway/core/ports'
import {
  readTransfer,
  type SandboxTransfer,
  signatureOf,
  transferTxId,
  writeSignedBytes,
} from './sandbox-transfer.ts'

/** Signs a plan of the sandbox: the same plan gives the same bytes. A body that pays another than its intent throws. */
export function signSandboxPlan(
  { seed }: { readonly seed: string },
  plan: TransferPlan,
): SignedTransfer {
  const transfer = readTransfer(plan.body)
  if (!paysAsIntended(transfer, plan.intent)) {
    throw new Error(`The plan of ${plan.intent.transferId} does not pay what its intent says`)
  }
  const bytes = writeSignedBytes(plan.body, signatureOf(seed, plan.body))
  const { transferId, network } = plan.intent
  return { transferId, network, txId: transferTxId(transfer.addressFamily, plan.body), bytes }
}

function paysAsIntended({ network, outputs }: SandboxTransfer, intent: TransferIntent): boolean {
  const [paid] = outputs
  return (
    network === intent.network &&
    paid?.address === intent.destination &&
    paid.extraId === intent.extraId &&
    paid.accountKey === intent.newAccountKey &&
    paid.amount.asset === intent.amount.asset &&
    paid.amount.units === intent.amount.units
  )
}
