import { sql } from 'kysely'
import type { Database } from '../db/index.ts'
import { readHealth } from '../health/read-health.ts'
import { type InventoryNeeds, readInventory } from '../inventory/index.ts'
import { judgeSetup } from './judge-setup.ts'
import type { SetupCases, SetupFindings, SetupSettings } from './setup-types.ts'

type Needs = Omit<InventoryNeeds, 'venue'> & {
  readonly settings: SetupSettings
  /** Milliseconds since 1970, of the machine. */
  readonly now: () => number
  /** Whether the site answers at its public address; null where it has none by https. */
  readonly isReachable: () => Promise<boolean | null>
}

/** What the shop still needs for real money, asked now. */
export function createSetupCases(needs: Needs): SetupCases {
  return { read: async () => judgeSetup(needs.settings, await findAll(needs)) }
}

async function findAll(needs: Needs): Promise<SetupFindings> {
  const { database } = needs
  const [isReachable, health, inventory, backups, staff] = await Promise.all([
    needs.isReachable(),
    readHealth(database, needs.now()),
    readInventory({ ...needs, venue: null }),
    readBackups(database),
    countStaff(database),
  ])
  return {
    parts: new Map(health.parts.map((part) => [part.part, part])),
    stocks: inventory.lines.map(({ asset, status, wallet }) => ({ asset, status, units: wallet })),
    isReachable,
    backups,
    staff,
  }
}

/** What the server says of its archive and its standbys; every account may ask that. */
async function readBackups(database: Database): Promise<SetupFindings['backups']> {
  const { rows } = await sql<{
    mode: string
    archived: Date | null
    failed: Date | null
    standbys: number
  }>`select current_setting('archive_mode') as mode, last_archived_time as archived, last_failed_time as failed,
       (select count(*)::int from pg_stat_replication) as standbys
     from pg_stat_archiver`.execute(database.direct())
  const row = rows[0]
  return {
    isArchiving: row !== undefined && row.mode !== 'off',
    lastArchivedAt: row?.archived ?? null,
    lastFailedAt: row?.failed ?? null,
    standbys: row?.standbys ?? 0,
  }
}

/** Those who have joined and were not removed. */
async function countStaff(database: Database): Promise<SetupFindings['staff']> {
  const rows = await database
    .direct()
    .selectFrom('staff')
    .select(['role', ({ fn }) => fn.countAll<string>().as('count')])
    .where('state', '=', 'active')
    .groupBy('role')
    .execute()
  const counts = rows.map(({ count, role }) => ({ role, count: Number(count) }))
  return {
    members: counts.reduce((sum, { count }) => sum + count, 0),
    administrators: counts.find(({ role }) => role === 'administrator')?.count ?? 0,
  }
}
