import type { TransferPlan } from '@causeway/core/ports'
import type { Exchange } from '@causeway/tests/exchange'
import type { PlacedOrder } from '../orders/index.ts'

/** Carries an order to the moment at which the signer is asked, and no further. */
export async function atTheSigner(exchange: Exchange, placed: PlacedOrder): Promise<TransferPlan> {
  const asked: TransferPlan[] = []
  exchange.signing.instead = async (plan) => {
    asked.push(plan)
    throw new Error('not now')
  }
  for (let turn = 0; turn < 20 && asked.length === 0; turn += 1) {
    await exchange.work()
    await exchange.mine()
  }
  exchange.signing.instead = null
  const [plan] = asked
  if (plan === undefined) throw new Error(`${placed.order.id} never came to the signer`)
  return plan
}
