import type { StaffRole } from '../staff/roles.ts'

const orders = ['compliance', 'treasury', 'administrator'] as const satisfies readonly StaffRole[]
const money = ['treasury', 'administrator'] as const satisfies readonly StaffRole[]
const staff = ['administrator'] as const satisfies readonly StaffRole[]

/** What takes two people, and the roles of the second (OPS-07). */
export const proposalKinds = {
  'customer.erase': staff,
  'customer.second_factor': staff,
  'order.release': orders,
  'order.refund': orders,
  'order.refund_part': orders,
  'order.refund_address': orders,
  'order.exchange': orders,
  'payouts.start': money,
  'claim.assign': money,
  'suspense.capital': money,
  'suspense.return': money,
  'affiliate.payout': money,
  'wallet.cold': money,
  'payout.hand': money,
  'trading.change': money,
  'breaker.reset': money,
  'price.set': money,
  'staff.invite': staff,
  'staff.role': staff,
  'staff.reset': staff,
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>
export type ProposalKind = keyof typeof proposalKinds

/** Who does not approve within this time has to be asked again. */
export const proposalLifetimeSeconds = 24 * 3600

/** The roles that may approve or refuse a proposal of this kind. */
export function approversOf(kind: ProposalKind): readonly StaffRole[] {
  return proposalKinds[kind]
}
