import { type PaymentProblem, paymentProblem } from '@causeway/core/orders'
import type { ChainPort } from '@causeway/core/ports'
import { type Selectable, sql } from 'kysely'
import type { DepositTable, OrdersTable } from '../db/index.ts'
import { isHeldBy, networksOfSameKeys, type OrderHolder } from '../orders/index.ts'
import type { ClaimNeeds } from './claim-needs.ts'

type Deposit = Selectable<DepositTable>
type Order = Selectable<OrdersTable>

/** Whose a recorded payment is, as far as the order of the one who asks is concerned. */
export type Judgement =
  | { readonly kind: 'in_order' | 'not_ours' | 'before_order' }
  /** `order`: null where the one who asks does not hold it. */
  | { readonly kind: 'other_order'; readonly order: string | null }
  /** It may be claimed for the order: an operator decides. */
  | { readonly kind: 'claimable'; readonly problem: PaymentProblem }
  /** It went to the own address of another order that the one who asks holds, and is in this order's coin. */
  | { readonly kind: 'from_own_order'; readonly owner: Order }

/**
 * Whom a payment belongs to is decided by where it went (docs/adr/0045-claims-of-payments.md). An address and memo that
 * one order alone was given make it that order's. Where it is nobody's, anyone who reads the chain could claim it: then
 * nothing is decided here, and an order that is younger than the payment cannot even ask. `staff` may know every order,
 * and decide about what one order has for another by two people alone.
 */
export async function judgePayment(
  needs: Pick<ClaimNeeds, 'database' | 'chains'>,
  { deposit, order, holder }: { deposit: Deposit; order: Order; holder: OrderHolder | 'staff' },
): Promise<Judgement> {
  if (deposit.order_id === order.id) return { kind: 'in_order' }
  if (deposit.role === 'capital' || deposit.return_id !== null) return { kind: 'not_ours' }
  const owner = await ownerOf(needs, deposit)
  if (owner !== undefined && owner.id !== order.id) {
    if (holder === 'staff') return { kind: 'other_order', order: owner.public_code }
    if (!isHeldBy(owner, holder)) return { kind: 'other_order', order: null }
    const isOfCoin = deposit.asset === order.asset_from && deposit.network === order.network_from
    return deposit.role === 'suspense' && isOfCoin
      ? { kind: 'from_own_order', owner }
      : { kind: 'other_order', order: owner.public_code }
  }
  if (deposit.role === 'order') return { kind: 'other_order', order: null }
  const problem = paymentProblem(placeOfDeposit(deposit), placeOfOrder(order))
  if (owner === undefined) {
    if (deposit.address !== order.pay_in_address) return { kind: 'not_ours' }
    if (deposit.seen_at < order.created_at) return { kind: 'before_order' }
  }
  return problem === null ? { kind: 'in_order' } : { kind: 'claimable', problem }
}

const placeOfDeposit = ({ network, asset, extra_id }: Deposit) => ({
  network,
  asset,
  extraId: extra_id,
})

const placeOfOrder = ({ network_from, asset_from, pay_in_extra_id }: Order) => ({
  network: network_from,
  asset: asset_from,
  extraId: pay_in_extra_id,
})

/** The order that a payment has gone to, by its assignment or by an address and memo that no other order was given. */
async function ownerOf(
  { database, chains }: Pick<ClaimNeeds, 'database' | 'chains'>,
  deposit: Deposit,
): Promise<Order | undefined> {
  const orders = database.direct().selectFrom('orders').selectAll()
  if (deposit.order_id !== null) {
    return orders.where('id', '=', deposit.order_id).executeTakeFirst()
  }
  return orders
    .where('network_from', 'in', networksOf(chains.get(deposit.network), deposit.network, chains))
    .where('pay_in_address', '=', deposit.address)
    .where(sql<boolean>`pay_in_extra_id is not distinct from ${deposit.extra_id}::text`)
    .executeTakeFirst()
}

/** Networks whose deposit addresses are the same as one's. */
export function networksOf(
  chain: ChainPort | undefined,
  network: string,
  chains: ClaimNeeds['chains'],
): readonly string[] {
  return chain === undefined ? [network] : networksOfSameKeys(chains, chain)
}
