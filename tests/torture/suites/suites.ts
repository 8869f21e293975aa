import { affiliatesSuite } from './affiliates-suite.ts'
import { clockSuite } from './clock-suite.ts'
import { conflictsSuite } from './conflicts-suite.ts'
import { cutsSuite } from './cuts-suite.ts'
import { firstStartSuite } from './first-start-suite.ts'
import { fullDiskSuite } from './full-disk-suite.ts'
import { guaranteesSuite } from './guarantees-suite.ts'
import { jointSuite } from './joint-suite.ts'
import { killSuite } from './kill-suite.ts'
import { nodesSuite } from './nodes-suite.ts'
import { pausedSuite } from './paused-suite.ts'
import { rollbackSuite } from './rollback-suite.ts'
import type { Suite } from './suite.ts'
import { workerKillsSuite } from './worker-kills-suite.ts'

/** Every suite, in the order of the report. */
export const suites: readonly Suite[] = [
  killSuite({ database: 'server', market: 'nodes' }),
  killSuite({ database: 'embedded', market: 'nodes' }),
  killSuite({ database: 'server', market: 'sandbox' }),
  killSuite({ database: 'embedded', market: 'sandbox' }),
  affiliatesSuite,
  jointSuite,
  firstStartSuite,
  workerKillsSuite,
  pausedSuite,
  cutsSuite,
  conflictsSuite,
  fullDiskSuite,
  rollbackSuite,
  guaranteesSuite,
  nodesSuite,
  clockSuite,
]
