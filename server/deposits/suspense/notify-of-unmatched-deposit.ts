import type { ChainPort, ObservedPayment } from '@causeway/core/ports'
import type { Tx } from '../../db/index.ts'
import { notifyWatchersOfAddress } from '../../order-store/due-orders.ts'
import { networksOfSameKeys } from '../../orders/index.ts'
import type { DepositNeeds } from '../deposit-needs.ts'

/**
 * A payment in another coin than an order's to the order's own address, be it on another network that has the same
 * addresses: the order stays as it is, and whoever follows it
 * is shown the payment. Answers that order, or null where the address is shared or nobody's.
 */
export async function notifyOfUnmatchedDeposit(
  tx: Tx,
  needs: Pick<DepositNeeds, 'chains'>,
  chain: ChainPort,
  payment: ObservedPayment,
): Promise<string | null> {
  if (payment.extraId !== null) return null
  const networks = networksOfSameKeys(needs.chains, chain)
  return notifyWatchersOfAddress(tx, { networks, address: payment.address }, payment.amount.asset)
}
