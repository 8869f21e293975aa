import { mayShare, paymentsOf, type TransferPlan } from '@causeway/core/ports'
import { SigningRefused } from './signing-refused.ts'

/** Throws SigningRefused where transfers that share a transaction may not. */
export function assertMayShare(plan: TransferPlan): void {
  if (mayShare(paymentsOf(plan))) return
  throw new SigningRefused(
    'payments_differ',
    `Transfer ${plan.intent.transferId} shares a transaction with transfers that it may not share one with`,
  )
}
