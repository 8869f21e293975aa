import { parseArgs } from 'node:util'
import { formatUnits } from '@causeway/core/money'
import type { ChainPort } from '@causeway/core/ports'
import { type Database, isMigrated } from '@causeway/server/db'
import { liftHalt, setHalt } from '@causeway/server/halts/set-halt'
import { examineShared } from '@causeway/server/health/examine-parts'
import { readHealth } from '@causeway/server/health/read-health'
import { readOperatorFigures, retryFailedWork } from '@causeway/server/jobs'
import { checkBooks } from '@causeway/server/ledger'
import { readGeneration, readLostFigures } from '@causeway/server/restore-guard'
import { openBrand, WrongLogo } from '@causeway/site/brand'
import { openDatabaseOf } from '../open-database-of.ts'
import { runCommand } from '../run-command.ts'
import { type ExternalServices, openExternalServices } from '../services/index.ts'
import {
  type Config,
  readConfig,
  readEnvironment,
  readKeys,
  readKeystoreSeed,
} from '../settings/index.ts'
import { acceptWalletHistory, reconcile } from './reconcile-history.ts'

/**
 * `npm run doctor`: says what is configured, reachable, synced and funded, and whether the books are right. With
 * `-- --halt SCOPE --reason TEXT` or `-- --lift SCOPE` it stops or frees everything (`all`), a network or an asset; with
 * `-- --revive` it gives orders and transfers that wait for an operator another try; with `-- --reconcile` it compares a
 * database that came back older with the signer's journal, both with the chains, and with `--yes` brings them up to them;
 * with `-- --accept-history NETWORK --reason TEXT` it takes what a wallet has spent elsewhere as it stands.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      halt: { type: 'string' },
      lift: { type: 'string' },
      revive: { type: 'boolean', default: false },
      reconcile: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      'accept-history': { type: 'string' },
      reason: { type: 'string' },
    },
  })
  const config = readConfig(readEnvironment())
  const say = (line: string) => process.stdout.write(`${line}\n`)
  say(`World      ${config.world}`)
  say(await brandLine(config))
  say(`Database   ${config.databaseUrl === null ? `embedded in ${config.dataDir}` : 'server'}`)
  // What puts the books right needs the database for itself.
  const mayShare = !values.reconcile && values['accept-history'] === undefined
  const database = await openDatabaseOf(config, { mayShare })
  const external = openExternalServices(config, readKeys(config, await readKeystoreSeed(config)))
  try {
    if (!(await isMigrated(database))) {
      say('Migrations are missing: run `npm run migrate`. Nothing was checked or changed')
      process.exitCode = 1
      return
    }
    if (values.halt !== undefined) {
      const reason = values.reason ?? 'halted by the operator'
      await setHalt(database, { scope: values.halt, reason, at: Date.now() })
    }
    if (values.lift !== undefined && !(await liftHalt(database, values.lift))) {
      say(`${values.lift} was not halted`)
    }
    if (values.revive) say(`Revived    ${await retryFailedWork(database)}`)
    if (values.reconcile) {
      await reconcile({ config, database, external }, { write: values.yes, say })
    }
    const network = values['accept-history']
    if (network !== undefined) {
      await acceptWalletHistory(
        { config, database, external },
        { network, reason: values.reason ?? '', say },
      )
    }
    const { number, witnessedAt } = await readGeneration(database)
    say(
      `Database generation ${number}, the signer agreed ${witnessedAt?.toISOString() ?? 'never yet'}`,
    )
    const forgotten = await readLostFigures(database)
    if (forgotten.unsettled + forgotten.unbooked > 0) {
      say(
        `Recalled   ${forgotten.unsettled} payouts are waiting for their deposits, ${forgotten.unbooked} of lost orders are waiting for their blocks`,
      )
    }
    for (const line of await healthLines(database)) say(line)
    for (const line of await examineChains(external)) say(line)
    const figures = await readOperatorFigures(database)
    for (const { state, count } of figures.orders) say(`Orders     ${state}: ${count}`)
    say(`Waiting for an operator: ${figures.deadOrders} orders, ${figures.deadTransfers} transfers`)
    for (const { scope, reason } of figures.halts) say(`HALTED     ${scope}: ${reason}`)
    const faults = await checkBooks(database)
    say(faults.length === 0 ? 'Books      right' : `Books      WRONG: ${describe(faults)}`)
  } finally {
    external.close()
    await database.close()
  }
})

/** Name, logo and colours, or what is wrong with a file: the site doesn't start then. */
async function brandLine(config: Config): Promise<string> {
  const { brandName, palette } = config
  try {
    const { logo } = await openBrand(config)
    const size = logo === null ? 'no logo' : `logo ${logo.width}×${logo.height} (${logo.kind})`
    const colours =
      palette === null
        ? 'no accent'
        : `accent ${palette.light.accent}, ${palette.dark.accent} on dark pages`
    return `Brand      ${brandName}, ${size}, ${colours}`
  } catch (error) {
    if (!(error instanceof WrongLogo)) throw error
    return `Brand      WRONG: ${error.message}`
  }
}

/** One line a part: what running processes found, and what the database says itself, asked now. */
async function healthLines(database: Database): Promise<readonly string[]> {
  const { parts: reported } = await readHealth(database, Date.now())
  const now = new Map((await examineShared(database)).parts.map((part) => [part.part, part]))
  const parts = [...reported.filter(({ part }) => !now.has(part)), ...now.values()]
  return parts
    .filter(({ part, state }) => !part.startsWith('chain:') || state !== 'green')
    .map(({ part, reason, state }) => `${state.toUpperCase().padEnd(10)} ${part}: ${reason}`)
}

function describe(faults: readonly object[]): string {
  return JSON.stringify(faults, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
}

/** One line a network: whether it answers, how high it stands, and what its hot wallets hold. */
async function examineChains(external: ExternalServices): Promise<readonly string[]> {
  return Promise.all([...external.chains.values()].map((chain) => examine(external, chain)))
}

async function examine(external: ExternalServices, chain: ChainPort): Promise<string> {
  const name = chain.network.padEnd(10)
  try {
    const { height } = await chain.head()
    const held = await Promise.all(
      chain.assets.map(async (asset) => {
        const holdings = await chain.holdings(asset, [])
        const decimals = external.catalogue.find(asset)?.decimals ?? 0
        return `${formatUnits(holdings.units, decimals)} ${asset} at ${chain.hotWalletAddress(asset)}`
      }),
    )
    return `${name} height ${height}, hot wallet:\n${held.map((line) => `             ${line}`).join('\n')}`
  } catch (error) {
    return `${name} CANNOT BE USED: ${error instanceof Error ? error.message : String(error)}`
  }
}
