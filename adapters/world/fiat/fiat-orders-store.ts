import { randomBytes } from 'node:crypto'
import {
  type FiatOrderState,
  type FiatSide,
  type PaymentMethod,
  type PlayFiatOrder,
  paymentMethods,
} from '@causeway/core/ports'
import { inTransaction } from '../in-transaction.ts'
import type { World } from '../world.ts'

/** The sandbox's providers of fiat, by the ids that modes, orders and messages know them by. */
export const playFiatProviders = ['sandboxpay', 'playbank', 'toyramp'] as const
export type PlayFiatProvider = (typeof playFiatProviders)[number]

/** An order as its provider works on it: with the times at which something happens. */
export type WorkedFiatOrder = PlayFiatOrder & {
  /** Milliseconds from the payment to what is sent for it. */
  readonly sendsAfter: number
  /** When the bank has made up its mind; null while nobody paid, and where it need not think. */
  readonly decidesAt: number | null
  readonly sendsAt: number | null
  /** The product's time. */
  readonly expiresAt: number
}

export type NewFiatOrder = Omit<
  WorkedFiatOrder,
  | 'id'
  | 'pageUrl'
  | 'state'
  | 'isBeingDecided'
  | 'reason'
  | 'txId'
  | 'payInAddress'
  | 'decidesAt'
  | 'sendsAt'
  | 'createdAt'
> & {
  /** Where the page of an order with this id is. */
  readonly pageUrlOf: (id: string) => string
}

export type FiatOrderChange = {
  readonly state?: FiatOrderState
  readonly reason?: string | null
  readonly txId?: string | null
  readonly payInAddress?: string
  readonly decidesAt?: number | null
  readonly sendsAt?: number | null
}

type Row = {
  id: string
  provider: string
  provider_name: string
  reference: string
  side: FiatSide
  fiat: string
  coin: string
  network: string
  amount_from: string
  amount_to: string
  fee: string
  method: PaymentMethod | null
  methods: string
  address: string
  extra_id: string | null
  return_url: string
  page_url: string
  state: FiatOrderState
  reason: string | null
  tx_id: string | null
  pay_in: string | null
  sends_after: number
  decides_at: number | null
  sends_at: number | null
  expires_at: number
  created_at: number
}

/** Opens an order at a provider, or answers the one that it has of that reference. */
export function openFiatOrder(world: World, order: NewFiatOrder): WorkedFiatOrder {
  return inTransaction(world, () => {
    const known = findFiatOrder(world, order)
    if (known !== null) return known
    const id = randomBytes(18).toString('base64url')
    world.store
      .prepare(
        `INSERT INTO fiat_orders (id, provider, provider_name, reference, side, fiat, coin, network,
           amount_from, amount_to, fee, method, methods, address, extra_id, return_url, page_url, state,
           sends_after, expires_at, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'waiting', ?, ?, ?)`,
      )
      .run(
        id,
        order.provider,
        order.providerName,
        order.reference,
        order.side,
        order.fiat,
        order.coin,
        order.network,
        order.amountFrom,
        order.amountTo,
        order.fee,
        order.method,
        order.methods.join(' '),
        order.address,
        order.extraId,
        order.returnUrl,
        order.pageUrlOf(id),
        order.sendsAfter,
        order.expiresAt,
        world.clock.now(),
      )
    const opened = fiatOrder(world, id)
    if (opened === null) throw new Error('An order that was opened is gone')
    return opened
  })
}

/** A provider's order by the exchange's name for it; null where it has none. */
export function findFiatOrder(
  world: World,
  { provider, reference }: Pick<PlayFiatOrder, 'provider' | 'reference'>,
): WorkedFiatOrder | null {
  return first(world, 'WHERE provider = ? AND reference = ?', provider, reference)
}

/** An order by its own name or by the exchange's; null where nobody has such a one. */
export function fiatOrder(world: World, name: string): WorkedFiatOrder | null {
  return (
    first(world, 'WHERE id = ?', name) ??
    first(world, 'WHERE reference = ? ORDER BY created_at DESC LIMIT 1', name)
  )
}

/** Newest first. */
export function fiatOrders(world: World, most: number): readonly WorkedFiatOrder[] {
  return all(world, 'ORDER BY created_at DESC, rowid DESC LIMIT ?', most)
}

/** Orders that time or a payment can move on. */
export function openFiatOrders(world: World): readonly WorkedFiatOrder[] {
  return all(world, `WHERE state IN ('waiting', 'paid', 'sending') ORDER BY rowid`)
}

/** Changes an order; what is left out stays. */
export function changeFiatOrder(
  world: World,
  { id }: Pick<PlayFiatOrder, 'id'>,
  change: FiatOrderChange,
): WorkedFiatOrder {
  const before = fiatOrder(world, id)
  if (before === null) throw new Error('An order that is worked on is gone')
  const after = { ...before, ...change }
  world.store
    .prepare(
      `UPDATE fiat_orders SET state = ?, reason = ?, tx_id = ?, pay_in = ?, decides_at = ?, sends_at = ?
       WHERE id = ?`,
    )
    .run(
      after.state,
      after.reason,
      after.txId,
      after.payInAddress,
      after.decidesAt,
      after.sendsAt,
      id,
    )
  return { ...after, isBeingDecided: after.decidesAt !== null }
}

function first(world: World, where: string, ...values: string[]): WorkedFiatOrder | null {
  return all(world, where, ...values)[0] ?? null
}

function all(
  world: World,
  where: string,
  ...values: (string | number)[]
): readonly WorkedFiatOrder[] {
  const rows = world.store.prepare(`SELECT * FROM fiat_orders ${where}`).all(...values) as Row[]
  return rows.map(toOrder)
}

function toOrder(row: Row): WorkedFiatOrder {
  const names = row.methods.split(' ')
  return {
    id: row.id,
    provider: row.provider,
    providerName: row.provider_name,
    reference: row.reference,
    side: row.side,
    fiat: row.fiat,
    coin: row.coin,
    network: row.network,
    amountFrom: row.amount_from,
    amountTo: row.amount_to,
    fee: row.fee,
    method: row.method,
    // As the provider has them: its foremost first.
    methods: names.flatMap((name) => paymentMethods.find((method) => method === name) ?? []),
    address: row.address,
    extraId: row.extra_id,
    returnUrl: row.return_url,
    pageUrl: row.page_url,
    state: row.state,
    isBeingDecided: row.decides_at !== null,
    reason: row.reason,
    txId: row.tx_id,
    payInAddress: row.pay_in,
    sendsAfter: row.sends_after,
    decidesAt: row.decides_at,
    sendsAt: row.sends_at,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
  }
}
