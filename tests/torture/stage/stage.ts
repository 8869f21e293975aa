import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { RunningPostgres } from '../../support/index.ts'
import type { Market, Place } from '../markets/market.ts'
import { openNodesMarket, type Through } from '../markets/nodes-market.ts'
import { openSandboxMarket } from '../markets/sandbox-market.ts'
import { createShop, type Shop } from './shop.ts'

export type DatabaseKind = 'embedded' | 'server'
export type MarketKind = Market['name']

/** A shop on one of the databases and one of the markets, for as many trials as wanted. */
export type Stage = {
  readonly name: string
  readonly folder: string
  readonly shop: Shop
  readonly market: Market
  /** What the shop was told; workers beside it must be told the same. */
  readonly environment: Readonly<Record<string, string>>
  /** The database itself, past anything that stands in between; null where it is embedded. */
  readonly databaseUrl: string | null
  /** Where the first start was killed, if it was to be and came there. */
  readonly firstDeath: string | null
  /** Pay-in addresses of every order that was placed here: what the shop's wallets consist of. */
  readonly payIns: Place[]
  /** What processes beside the shop's own ended with, where nobody had asked them to. */
  readonly crashes: string[]
  /** Lets the leases of a process that was killed run out, as its 20 seconds would. */
  readonly releaseLeases: () => Promise<void>
  readonly close: () => Promise<void>
}

export type StageOptions = {
  readonly name: string
  readonly database: DatabaseKind
  readonly market: MarketKind
  /** Null where this machine has no PostgreSQL server. */
  readonly postgres: Pick<RunningPostgres, 'createDatabase'> | null
  readonly env?: Readonly<Record<string, string>>
  /** What the product believes to be its database, where something stands in between. */
  readonly databaseThrough?: (url: string) => Promise<string>
  readonly nodesThrough?: Through
  /** A step at which the shop is killed when it starts for the first time; it is started again then. */
  readonly firstStartDiesAt?: string
  /** Where the product keeps its data; absent: beside the stage's other files. */
  readonly dataDir?: string
}

/** What a stage needs is not on this machine: its rows say why, and count nothing. */
export class StageMissing extends Error {
  override readonly name = 'StageMissing'
}

/** Opens the market, prepares the database and starts the shop with stock in its wallets. */
export async function openStage(options: StageOptions): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-torture-'))
  const dataDir = options.dataDir ?? join(folder, 'data')
  mkdirSync(dataDir, { recursive: true })
  const url = await databaseUrl(options)
  const market = await openMarket(options, folder, dataDir)
  const through =
    url === null ? null : await (options.databaseThrough ?? (async (same) => same))(url)
  const environment = {
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'false',
    ...market.environment,
    // Lanes share one server, which has a hundred connections in all.
    ...(through === null ? {} : { DATABASE_URL: through, DATABASE_CONNECTIONS: '8' }),
    ...options.env,
  }
  const shop = createShop({ folder, dataDir }, environment)
  const close = async () => {
    await shop.stop()
    await market.close()
    rmSync(folder, { recursive: true, force: true })
  }
  let firstDeath: string | null = null
  try {
    shop.arm(options.firstStartDiesAt ?? null)
    firstDeath = await shop.start()
    shop.arm(null)
    if (firstDeath !== null) await shop.start()
    await market.stock(shop)
  } catch (error) {
    await close()
    throw error
  }
  return {
    name: options.name,
    folder,
    shop,
    market,
    environment,
    databaseUrl: url,
    firstDeath,
    payIns: [],
    crashes: [],
    releaseLeases: () => releaseLeases(url),
    close,
  }
}

async function databaseUrl({ database, name, postgres }: StageOptions): Promise<string | null> {
  if (database === 'embedded') return null
  if (postgres === null) throw new StageMissing('there is no PostgreSQL server on this machine')
  return postgres.createDatabase(name.replace(/\W/g, '_'))
}

async function openMarket(
  { market, nodesThrough }: StageOptions,
  folder: string,
  dataDir: string,
): Promise<Market> {
  if (market === 'sandbox') return openSandboxMarket(dataDir)
  try {
    return await openNodesMarket(folder, dataDir, nodesThrough)
  } catch (error) {
    throw new StageMissing(`the nodes do not start: ${String(error)}`)
  }
}

async function releaseLeases(url: string | null): Promise<void> {
  if (url === null) return
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const leased = await client.query<{ name: string }>(
      "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'lease_until'",
    )
    for (const { name } of leased.rows) {
      await client.query(`update ${pg.escapeIdentifier(name)} set lease_until = null`)
    }
  } finally {
    await client.end()
  }
}
