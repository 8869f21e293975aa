import type { PayoutReviewCases } from './affiliates/index.ts'
import type { ApprovalCases } from './approvals/approval-types.ts'
import type { AuditCases } from './audit/audit-cases.ts'
import type { ColdCases } from './cold-storage/cold-types.ts'
import type { CustomerCases } from './customers/customer-types.ts'
import type { DeskCases } from './desk/desk-types.ts'
import type { StopCases } from './halts/stop-types.ts'
import type { HandCases } from './hand-payouts/hand-types.ts'
import type { HealthCases } from './health/health-types.ts'
import type { MessageCases } from './order-messages/order-message-types.ts'
import type { PriceCases } from './price-desk/price-desk-types.ts'
import type { SetupCases } from './setup/setup-types.ts'
import type { StaffCases } from './staff/staff-types.ts'
import type { SuspenseDeskCases } from './suspense-desk/suspense-desk-types.ts'
import type { TradingCases } from './trading/trading-types.ts'
import type { TreasuryCases } from './treasury/wallet-types.ts'
import type { OrderDeliveryCases } from './webhooks/index.ts'

/** What staff do, as one part of everything that the product can do. */
export type BackofficeCases = {
  /** Joining, signing in, sessions, and the members. */
  readonly staff: StaffCases
  /** What takes two people. */
  readonly approvals: ApprovalCases
  /** Payouts to affiliates that wait for staff. */
  readonly affiliatePayouts: PayoutReviewCases
  readonly audit: AuditCases
  /** Finding, reading and locking customers. */
  readonly customers: CustomerCases
  /** Coins that are moved to cold storage. */
  readonly cold: ColdCases
  /** Payouts by hand, to addresses of no order. */
  readonly hand: HandCases
  /** Finding and reading orders. */
  readonly desk: DeskCases
  /** Messages between staff and the holders of orders. */
  readonly messages: MessageCases
  /** Messages to partners about orders. */
  readonly orderDeliveries: OrderDeliveryCases
  /** How every part of the shop does. */
  readonly health: HealthCases
  /** Prices, and why coins are closed. */
  readonly prices: PriceCases
  /** What is still missing for real money. */
  readonly setup: SetupCases
  /** Emergency stop. */
  readonly stops: StopCases
  /** Payments that no order explains. */
  readonly suspense: SuspenseDeskCases
  /** Coins, fees and limits. */
  readonly trading: TradingCases
  /** Stock and addresses. */
  readonly treasury: TreasuryCases
}
