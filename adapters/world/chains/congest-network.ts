import type { Amount } from '@causeway/core/money'
import { inTransaction } from '../in-transaction.ts'
import type { World } from '../world.ts'
import { advanceChain } from './advance-chain.ts'
import { minimumFeeOf, sandboxNetworkFee, saveMinimumFee } from './minimum-fee-store.ts'

/**
 * From the next block on, transactions of ours below a fee wait in the mempool (customers' payments never do); null
 * ends that. Answers the usual fee and the least one now.
 */
export function congestNetwork(
  world: World,
  network: string,
  units: bigint | null,
): { readonly usual: Amount; readonly minimum: Amount | null } {
  if (units !== null && units <= 0n) throw new RangeError('A least fee must be above zero')
  return inTransaction(world, () => {
    // Blocks that are due already were made under what held then.
    advanceChain(world, network)
    saveMinimumFee(world, network, units)
    return { usual: sandboxNetworkFee(world, network), minimum: minimumFeeOf(world, network) }
  })
}
