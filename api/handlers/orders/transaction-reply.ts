import type { UseCases } from '@causeway/server'
import type { FiatOrderView } from '@causeway/server/fiat'
import type { OrderView } from '@causeway/server/orders'
import type { TransactionReply } from '../../contract/index.ts'
import { fiatOrderOut } from '../fiat/fiat-order-out.ts'
import { transactionOut } from './transaction-out.ts'

/** How an order of any kind is told on the wire, to its holder or to anybody else. */
export function createTransactionReply(
  useCases: Pick<
    UseCases,
    'catalogue' | 'now' | 'world' | 'holdOffers' | 'fundsProviders' | 'fiat'
  >,
): (order: OrderView | FiatOrderView, isOwner: boolean) => TransactionReply {
  const { catalogue, fiat, fundsProviders, holdOffers, now, world } = useCases
  return (order, isOwner) => ({
    transaction:
      order.kind === 'fiat'
        ? fiatOrderOut(order, { catalogue, now: now(), isOwner, fiatProvider: fiat.facts })
        : transactionOut(order, {
            catalogue,
            now: now(),
            world,
            holdOffers,
            fundsProviders,
            isOwner,
          }),
  })
}
