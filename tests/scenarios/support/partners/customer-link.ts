import { expect } from 'vitest'
import { choose, type Followed, mustAsk, reach, type Shop } from '../../../customers/index.ts'

type Made = { readonly trackUrl: string }

/** The order and the secret in the link that a partner sends his customer to; throws where the link has none. */
export function orderInLink({ trackUrl }: Made): Followed {
  const { hash, pathname } = new URL(trackUrl)
  const id = /^\/transaction\/([\w-]{22})$/.exec(pathname)?.[1]
  const secret = /^#k=([\w-]{43})$/.exec(hash)?.[1]
  if (id === undefined || secret === undefined) throw new Error(`${trackUrl} makes nobody a holder`)
  return { id, secret, wish: { from: 'eth', to: 'usdc' } }
}

/** Pays less than a guaranteed order of 0.06 ETH needs; then it is on hold. */
export async function payTooLittle(shop: Shop, made: Made): Promise<void> {
  const order = orderInLink(made)
  const body = { transactionId: order.id, amount: '0.05' }
  await mustAsk(shop, 'POST', '/api/sandbox/deposits', { body })
  expect(await reach(shop, order, 'hold')).toMatchObject({ choices: ['exchange', 'refund'] })
}

/** Decides about an order on hold by its link; the link of another order is refused. */
export async function decideByLink(
  shop: Shop,
  made: Made,
  given: { readonly choice: 'exchange' | 'refund'; readonly other: string },
): Promise<void> {
  const { choice, other } = given
  const order = orderInLink(made)
  const { secret } = orderInLink({ trackUrl: other })
  expect((await choose(shop, { ...order, secret }, choice)).status).toBe(403)
  expect((await choose(shop, order, choice)).status).toBe(200)
  await reach(shop, order, choice === 'exchange' ? 'finished' : 'refunded')
}
