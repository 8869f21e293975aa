import {
  apply,
  CallRefused,
  type Placed,
  pay,
  paymentsOnChain,
  placedOrder,
  submit,
  type Wish,
} from '../../customers/index.ts'
import { type RestartingShop, ShopDown } from './restarting-shop.ts'

/**
 * A customer who does not give up: asks again with the same key when the shop went away, and pays once, whatever
 * happened to the call. Answers the order, paid.
 */
export async function buyThroughKills(shop: RestartingShop, wish: Wish): Promise<Placed> {
  const order = await persist(shop, () => placeOnce(shop, wish))
  await persist(shop, () => payOnce(shop, order))
  return order
}

async function placeOnce(shop: RestartingShop, wish: Wish): Promise<Placed> {
  // A new quote is needed only where the old one ran out before any order was made with it.
  for (;;) {
    const application = await persist(shop, () => apply(shop, wish))
    const reply = await persist(shop, () => submit(shop, application))
    if (reply.status < 300) return placedOrder(application, reply.body)
    if (reply.body.error.code !== 'rate_id_expired') {
      throw new CallRefused('POST /api/transactions', reply)
    }
  }
}

/** The play wallet has no idempotency key: its chain tells whether the payment was made. */
async function payOnce(shop: RestartingShop, order: Placed): Promise<void> {
  const { payinAddress, payinExtraId } = order.created
  const to = { address: payinAddress, extraId: payinExtraId }
  if (paymentsOnChain(shop.dataDir, to).length === 0) await pay(shop, order)
}

/** Does it, again and again where nobody answers or prices are not there yet. */
async function persist<T>(shop: RestartingShop, act: () => Promise<T>): Promise<T> {
  for (;;) {
    await shop.up()
    try {
      return await act()
    } catch (error) {
      if (!isPassing(error)) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function isPassing(error: unknown): boolean {
  // `fetch` says TypeError where the connection broke.
  return (
    error instanceof TypeError ||
    error instanceof ShopDown ||
    (error instanceof CallRefused && error.status === 503)
  )
}
