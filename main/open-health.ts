import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import type { Catalogue } from '@causeway/core/currencies'
import { machineClock } from '@causeway/server/clock/product-clock'
import type { Database } from '@causeway/server/db'
import type { FiatCases } from '@causeway/server/fiat'
import {
  createHealthMonitor,
  type HealthMonitor,
} from '@causeway/server/health/create-health-monitor'
import type { Engine } from '@causeway/server/jobs'
import type { MarketFeed } from '@causeway/server/rates'
import type { Alarms } from './alarms.ts'
import type { Config } from './settings/index.ts'

/** What looks at the parts of the shop in this process; `workers` null where it runs none. */
export function openHealth(
  { dataDir, role }: Pick<Config, 'dataDir' | 'role'>,
  needs: Pick<Alarms, 'onError'> & {
    readonly database: Database
    readonly catalogue: Catalogue
    readonly feed: MarketFeed
    readonly workers: Engine['workers'] | null
    readonly fiatCases: Pick<FiatCases, 'health'>
  },
): HealthMonitor {
  return createHealthMonitor({
    ...needs,
    clock: machineClock,
    fiatHealth: needs.fiatCases.health,
    process: `${hostname()} ${role} ${process.pid}`,
    disk: async () => {
      const { bavail, blocks, bsize } = await statfs(dataDir)
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
    },
  })
}
