import { defaultInventoryPolicy } from '@causeway/core/inventory'
import type { UseCases } from '@causeway/server'
import { createPasswordHasher } from '@causeway/server/accounts'
import { createApprovalCases } from '@causeway/server/approvals/create-approval-cases'
import { createAuditCases } from '@causeway/server/audit/audit-cases'
import { machineClock } from '@causeway/server/clock/product-clock'
import { createDeskCases } from '@causeway/server/desk/create-desk-cases'
import { createStopCases } from '@causeway/server/halts/create-stop-cases'
import { readHealth } from '@causeway/server/health/read-health'
import type { OrderNeeds } from '@causeway/server/orders'
import { createStaffCases } from '@causeway/server/staff/create-staff-cases'
import { createTreasuryCases } from '@causeway/server/treasury/create-treasury-cases'
import type { Alarms } from './alarms.ts'
import type { Config, Keys } from './settings/index.ts'

/** Puts the back office together. */
export function openBackoffice(
  config: Config,
  { staffKey }: Keys,
  needs: OrderNeeds & Pick<Alarms, 'onError'>,
): UseCases['backoffice'] {
  const shared = {
    ...needs,
    staffKey,
    wallClock: machineClock,
    hasher: createPasswordHasher(),
    brand: config.brandName,
  }
  return {
    staff: createStaffCases(shared),
    approvals: createApprovalCases({ ...shared, fourEyes: config.fourEyes }),
    audit: createAuditCases(shared),
    desk: createDeskCases(shared),
    stops: createStopCases({ ...needs, networks: [...needs.chains.keys()] }),
    treasury: createTreasuryCases({ ...needs, inventoryPolicy: defaultInventoryPolicy }),
    health: { read: () => readHealth(needs.database, machineClock.now()) },
  }
}
