import type { SignerPort, TransferPlan } from '@causeway/core/ports'
import type { PlacedOrder } from '../orders/index.ts'

/** The part of a test's exchange that is needed here. */
type Ground = {
  readonly signing: { instead: SignerPort['sign'] | null }
  readonly work: () => Promise<void>
  readonly mine: () => Promise<void>
}

/** Carries an order to the moment at which the signer is asked, and no further. */
export async function atTheSigner(exchange: Ground, placed: PlacedOrder): Promise<TransferPlan> {
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
