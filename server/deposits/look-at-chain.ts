import type { ChainPort } from '@causeway/core/ports'
import type { DepositNeeds } from './deposit-needs.ts'
import { followDeposits } from './follow-deposits.ts'
import { scanForPayments } from './scan-chain.ts'

/**
 * Looks at one chain once, and then up again every deposit of it that is due: where the look found payments, and where
 * `isDue` says so. False where another process has the chain or looked a moment ago, and nothing happened.
 */
export async function lookAtChain(
  needs: DepositNeeds,
  chain: ChainPort,
  { isDue, restMilliseconds }: { readonly isDue: () => boolean; readonly restMilliseconds: number },
): Promise<boolean> {
  const payments = await scanForPayments(needs, chain, restMilliseconds)
  if (payments === null) return false
  if (payments > 0 || isDue()) await followDeposits(needs, chain)
  return true
}
