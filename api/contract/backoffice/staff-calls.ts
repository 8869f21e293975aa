import type { CallsOf } from '../call.ts'
import { affiliatePayoutCalls } from './affiliate-payouts.ts'
import { approvalCalls } from './approvals.ts'
import { auditCalls } from './audit.ts'
import { customerCalls } from './customers.ts'
import { handPayoutCalls } from './hand-payouts.ts'
import { healthCalls } from './health.ts'
import { noteMentionCalls } from './note-mentions.ts'
import { deskActCalls } from './order-acts.ts'
import { deskMessageCalls } from './order-messages.ts'
import { orderViewCalls } from './order-views.ts'
import { deskWebhookCalls } from './order-webhooks.ts'
import { deskCalls } from './orders.ts'
import { priceCalls } from './prices.ts'
import { setupCalls } from './setup.ts'
import { staffCallsOfMembers, staffDoorCalls } from './staff.ts'
import { staffPasskeyCalls, staffPasskeyDoorCalls } from './staff-passkeys.ts'
import { stopCalls } from './stops.ts'
import { suspenseCalls } from './suspense.ts'
import { tradingCalls } from './trading.ts'
import { wallCalls } from './wall.ts'
import { walletCalls } from './wallets.ts'

/**
 * Every call of the back office, by name, and with it the table of roles (OPS-06): a call of `access: 'staff'` that names no roles does not
 * compile. They stand apart from those of the site: no script of ours, no client and no public document names them.
 */
export const staffCalls = {
  ...staffDoorCalls,
  ...staffPasskeyDoorCalls,
  ...staffCallsOfMembers,
  ...staffPasskeyCalls,
  ...affiliatePayoutCalls,
  ...approvalCalls,
  ...auditCalls,
  ...customerCalls,
  ...deskCalls,
  ...deskActCalls,
  ...deskMessageCalls,
  ...deskWebhookCalls,
  ...noteMentionCalls,
  ...orderViewCalls,
  ...handPayoutCalls,
  ...healthCalls,
  ...priceCalls,
  ...setupCalls,
  ...stopCalls,
  ...suspenseCalls,
  ...tradingCalls,
  ...wallCalls,
  ...walletCalls,
}

/** The same within the server: what pages of the back office ask. */
export type StaffCalls = CallsOf<typeof staffCalls>
