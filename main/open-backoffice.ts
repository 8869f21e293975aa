import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import { parseCeilings } from '@causeway/adapters/signer'
import type { Catalogue } from '@causeway/core/currencies'
import { defaultInventoryPolicy } from '@causeway/core/inventory'
import type { Clock } from '@causeway/core/ports'
import type { UseCases } from '@causeway/server'
import { createPasswordHasher, type EraseNeeds } from '@causeway/server/accounts'
import { createPayoutReviewCases } from '@causeway/server/affiliates'
import { createApprovalCases } from '@causeway/server/approvals/create-approval-cases'
import { createAuditCases } from '@causeway/server/audit/audit-cases'
import { machineClock } from '@causeway/server/clock/product-clock'
import { createColdCases } from '@causeway/server/cold-storage/create-cold-cases'
import { createCustomerCases } from '@causeway/server/customers/create-customer-cases'
import type { Database } from '@causeway/server/db'
import { createDeskCases } from '@causeway/server/desk/create-desk-cases'
import type { FiatCases } from '@causeway/server/fiat'
import { createStopCases } from '@causeway/server/halts/create-stop-cases'
import { createHandCases } from '@causeway/server/hand-payouts/create-hand-cases'
import {
  createHealthMonitor,
  type HealthMonitor,
} from '@causeway/server/health/create-health-monitor'
import { readHealth } from '@causeway/server/health/read-health'
import { readLowCoins } from '@causeway/server/inventory'
import type { Engine } from '@causeway/server/jobs'
import type { Outbox } from '@causeway/server/notifications'
import { createMessageCases } from '@causeway/server/order-messages/create-message-cases'
import type { OrderNeeds } from '@causeway/server/orders'
import { createPriceCases } from '@causeway/server/price-desk/create-price-cases'
import type { MarketFeed } from '@causeway/server/rates'
import type { RestoreWatch } from '@causeway/server/restore-guard'
import { createSetupCases } from '@causeway/server/setup/read-setup'
import type { SetupSettings } from '@causeway/server/setup/setup-types'
import { createStaffCases } from '@causeway/server/staff/create-staff-cases'
import { createSuspenseDeskCases } from '@causeway/server/suspense-desk/create-suspense-desk-cases'
import { createTradingCases } from '@causeway/server/trading/create-trading-cases'
import type { TradingView } from '@causeway/server/trading/open-trading-view'
import { createTreasuryCases } from '@causeway/server/treasury/create-treasury-cases'
import { createOrderDeliveryCases } from '@causeway/server/webhooks'
import type { Alarms } from './alarms.ts'
import { readColdAddresses, readHandLimits } from './services/index.ts'
import { backofficeUrlOf, type Config, isAtThisMachine, type Keys } from './settings/index.ts'

/** Puts the back office together. */
export function openBackoffice(
  config: Config,
  { staffKey }: Keys,
  needs: OrderNeeds &
    EraseNeeds &
    Pick<Alarms, 'onError' | 'alert'> & {
      readonly outbox: Pick<Outbox, 'mailStaff'>
      readonly feed: MarketFeed
      readonly trading: TradingView
    },
): UseCases['backoffice'] {
  const shared = {
    ...needs,
    staffKey,
    wallClock: machineClock,
    hasher: createPasswordHasher(),
    brand: config.brandName,
    backofficeUrl: backofficeUrlOf(config),
    mailStaff: needs.outbox.mailStaff,
    isLinkShown: config.world === 'play',
    inventoryPolicy: defaultInventoryPolicy,
    coldAddresses: readColdAddresses(config, needs),
    handLimits: readHandLimits(config, needs),
  }
  return {
    staff: createStaffCases(shared),
    approvals: createApprovalCases({ ...shared, fourEyes: config.fourEyes }),
    affiliatePayouts: createPayoutReviewCases(needs),
    audit: createAuditCases(shared),
    customers: createCustomerCases(shared),
    desk: createDeskCases(shared),
    stops: createStopCases({ ...needs, networks: [...needs.chains.keys()] }),
    treasury: createTreasuryCases(shared),
    cold: createColdCases(shared),
    hand: createHandCases(shared),
    messages: createMessageCases(needs),
    orderDeliveries: createOrderDeliveryCases(needs),
    prices: createPriceCases(needs),
    suspense: createSuspenseDeskCases(needs),
    trading: createTradingCases(needs),
    setup: createSetupCases({
      ...shared,
      settings: setupSettingsOf(config, needs),
      now: machineClock.now,
      isReachable: () => isReachable(config.publicUrl),
    }),
    health: { read: () => readHealth(needs.database, machineClock.now()) },
  }
}

/** What looks at the parts of the shop in this process; `workers` null where it runs none. */
export function openHealth(
  { dataDir, role }: Pick<Config, 'dataDir' | 'role'>,
  needs: Pick<Alarms, 'onError'> & {
    readonly database: Database
    readonly catalogue: Catalogue
    readonly chains: OrderNeeds['chains']
    /** The product’s. */
    readonly clock: Clock
    readonly freshSnapshot: OrderNeeds['freshSnapshot']
    readonly feed: MarketFeed
    readonly workers: Engine['workers'] | null
    readonly fiatCases: Pick<FiatCases, 'health'>
    readonly audit: RestoreWatch['audit']
  },
): HealthMonitor {
  return createHealthMonitor({
    ...needs,
    clock: machineClock,
    productClock: needs.clock,
    lowCoins: () =>
      readLowCoins({ ...needs, inventoryPolicy: defaultInventoryPolicy }, 'set bands'),
    fiatHealth: needs.fiatCases.health,
    process: `${hostname()} ${role} ${process.pid}`,
    disk: async () => {
      const { bavail, blocks, bsize } = await statfs(dataDir)
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
    },
  })
}

/** What the setup page may know of the configuration. */
function setupSettingsOf(
  config: Config,
  { catalogue }: { readonly catalogue: Catalogue },
): SetupSettings {
  const { databaseUrl } = config
  return {
    world: config.world,
    database: {
      isServer: databaseUrl !== null,
      isOnThisMachine: databaseUrl === null || isLocalDatabase(databaseUrl),
      isVerified: databaseUrl?.includes('sslmode=verify-full') === true,
    },
    hasSecretKey: config.secretKey !== null,
    keys: keysOf(config),
    nodes: [...config.nodes.keys()],
    ceilings: coinsWithCeiling(config, catalogue),
    priceSources: config.world === 'real' ? config.rateSources : [],
    mail: { hasServer: config.smtpUrl !== null, hasSender: config.mailFrom !== '' },
    supportEmail: config.supportEmail,
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    fourEyes: config.fourEyes,
  }
}

/** Coins that the signer may pay out; none where the setting can’t be read, with which no signer starts. */
function coinsWithCeiling(config: Config, catalogue: Catalogue): readonly string[] {
  const decimalsOf = (asset: string) => catalogue.find(asset)?.decimals ?? null
  const read = parseCeilings(config.payoutCeilings, decimalsOf)
  return read.ok ? [...read.value.keys()] : []
}

/** A server on this machine, by address or by socket. */
function isLocalDatabase(url: string): boolean {
  return isAtThisMachine(url) || URL.parse(url)?.hostname === ''
}

/** Where the seed is. Processes that know the public keys alone leave it to a signer. */
function keysOf(config: Config): SetupSettings['keys'] {
  const { signerAddress, signerKeystore, signerSeed, signerSocket, walletPublicKeys } = config
  const isElsewhere = signerSocket !== '' || signerAddress !== null
  if (isElsewhere || walletPublicKeys.size > 0) return 'signer'
  if (signerKeystore !== '') return 'keystore'
  return signerSeed === null ? null : 'seed'
}

const PATIENCE_MILLISECONDS = 3000

/** Asks the site at its own public address; null where that isn't https. */
async function isReachable(publicUrl: string | null): Promise<boolean | null> {
  if (publicUrl?.startsWith('https:') !== true) return null
  try {
    const response = await fetch(new URL('/healthz', publicUrl), {
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    })
    return response.ok && (await response.text()) === '{"ok":true}'
  } catch {
    return false
  }
}
