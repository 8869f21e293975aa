import type { ReadinessPart } from '@causeway/server'
import type { Engine } from '@causeway/server/jobs'
import type { MarketFeed } from '@causeway/server/rates'

/** A worker that has not had a good turn for this long is not well. */
const MOST_IDLE_MILLISECONDS = 90_000

/** Whether each part of this process can do its work. */
export async function readReadiness(
  needs: { readonly feed: MarketFeed; readonly engine: Engine },
  isMigrated: () => Promise<boolean>,
): Promise<Readonly<Record<string, ReadinessPart>>> {
  const stuck = needs.engine
    .workers()
    .filter((worker) => worker.idleFor > MOST_IDLE_MILLISECONDS)
    .map((worker) => worker.name)
  return {
    database: await databasePart(isMigrated),
    prices: pricesPart(needs.feed.health()),
    workers: {
      ok: stuck.length === 0,
      detail: stuck.length === 0 ? 'all running' : `no good turn lately: ${stuck.join(', ')}`,
    },
  }
}

function pricesPart({ isWell, paused, sources }: ReturnType<MarketFeed['health']>): ReadinessPart {
  const troubles = [
    ...(isWell ? [] : ['prices are missing or too old to deal on']),
    ...paused.map(({ asset, reason }) => `${asset} is paused (${reason.replaceAll('_', ' ')})`),
    ...sources.flatMap(({ name, problem }) => (problem === null ? [] : [`${name}: ${problem}`])),
  ]
  return { ok: isWell, detail: troubles.length === 0 ? 'fresh' : troubles.join('; ') }
}

async function databasePart(isMigrated: () => Promise<boolean>): Promise<ReadinessPart> {
  try {
    const migrated = await isMigrated()
    return { ok: migrated, detail: migrated ? 'migrated' : 'migrations are missing: run migrate' }
  } catch (error) {
    return { ok: false, detail: `unreachable (${error instanceof Error ? error.name : 'error'})` }
  }
}
