import { randomUUID } from 'node:crypto'
import type { Amount } from '@causeway/core/money'
import { formatUnits } from '@causeway/core/money'
import type { SandboxPort } from '@causeway/core/ports'
import type { RateKind } from '@causeway/core/quotes'
import type { OrderView } from '@causeway/server/orders'
import type { Product } from '../../product.ts'

/** A story leaves the database and the sandbox world as if people had done something. */
export type Story = (product: Product) => Promise<void>

/** The sandbox of a play world; a story needs one. */
export function sandboxOf(product: Product): SandboxPort {
  const { sandbox } = product.external
  if (sandbox === null) throw new Error('Stories are for play worlds')
  return sandbox
}

/** Places an order as a visitor would. Throws where it is refused. */
export async function placeStoryOrder(
  product: Product,
  wish: { from: string; to: string; given: string; kind: RateKind },
): Promise<OrderView> {
  const { useCases } = product
  const sandbox = sandboxOf(product)
  const quoted = useCases.estimate({ ...wish, side: 'from' })
  if (!quoted.ok) throw new Error(`No quote for the story: ${quoted.failure.code}`)
  const destination = await sandbox.customerAddress(wish.to)
  const refund = await sandbox.customerAddress(wish.from)
  const placed = await useCases.placeOrder({
    ...wish,
    side: 'from',
    idempotencyKey: randomUUID(),
    rateId: quoted.value.rateId,
    destination: destination.address,
    destinationExtraId: destination.extraId,
    refundAddress: refund.address,
    refundExtraId: refund.extraId,
    email: null,
    clientId: null,
    refId: null,
    callerKey: null,
    holderSecrets: [],
  })
  if (!placed.ok) throw new Error(`The story's order was refused: ${placed.failure.code}`)
  return placed.value.order
}

/** Pays an order from the play wallet. */
export async function payStoryOrder(
  product: Product,
  order: OrderView,
  paid: Amount = order.expectedFrom,
): Promise<void> {
  await sandboxOf(product).pay({ amount: paid, ...order.payIn })
}

/** Waits until an order is in one of some states. */
export function untilState(
  product: Product,
  order: OrderView,
  states: readonly string[],
): Promise<OrderView> {
  return new Promise((resolve) => {
    const stop = product.useCases.followOrder(order.publicCode, (seen) => {
      if (!states.includes(seen.state)) return
      queueMicrotask(() => stop())
      resolve(seen)
    })
  })
}

/** A line about an order for whoever runs the story. */
export function describeOrder(product: Product, order: OrderView): string {
  const decimals = product.useCases.catalogue.find(order.from)?.decimals ?? 0
  const sum = formatUnits(order.expectedFrom.units, decimals)
  return `/track/${order.publicCode}  ${sum} ${order.from} to ${order.to}, ${order.kind}`
}
