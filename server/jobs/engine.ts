import type { DueWork } from '@causeway/core/orders'
import type { ChainPort } from '@causeway/core/ports'
import { createHedger } from '../inventory/index.ts'
import { createBookWatch } from '../ledger/index.ts'
import { createSweeper } from '../transfers/index.ts'
import { createCourier } from '../webhooks/index.ts'
import { type MakeLoop, watcherOf } from './chain-watcher.ts'
import type { EngineNeeds } from './engine-needs.ts'
import { type DueNow, findDueWork } from './find-due-work.ts'
import { createLead, type Lead } from './lead.ts'
import { createLoop, type Loop } from './loop.ts'
import { createSpareTime } from './spare-time.ts'
import { createWorkerPools } from './worker-pools.ts'

export type Engine = {
  readonly start: () => void
  /** Has one kind of work, or all, looked for at once. */
  readonly wake: (kind?: DueWork) => void
  /** Finishes what it holds, gives back its leases, and begins nothing more. */
  readonly stop: () => Promise<void>
  /** Each worker with the time since it last went well, in milliseconds. */
  readonly workers: () => readonly { readonly name: string; readonly idleFor: number }[]
}

/** How often the database is asked what is due; its workers are woken then. */
const LOOK_EVERY = 500
const BOOKS_EVERY = 10_000
const WALLETS_EVERY = 60_000
const SWEEPS_EVERY = 10_000
const HEDGES_EVERY = 5_000
/** How often the lead is renewed or asked for: several times in its lease. */
const LEAD_EVERY = 3_000
/** How long work has waited when another process helps with it, by whether its machine has time to spare. */
const HELP_AFTER_SECONDS = { spare: 2, busy: 60 } as const

/**
 * The workers that carry orders on: they find what is due in the database, so any number may run anywhere. One process has
 * the lead and takes all work at once; the others help with what has waited.
 */
export function createEngine(needs: EngineNeeds): Engine {
  const loop: MakeLoop = (name, everyMilliseconds, work) =>
    createLoop({ name, everyMilliseconds, work, onError: needs.onError })
  const lead = createLead(needs.database)
  const helps = () => needs.goesFirst !== true && !lead.isOurs()
  const hasSpareTime = createSpareTime()
  const courier =
    needs.webhooks === undefined
      ? null
      : createCourier({ ...needs.webhooks, onError: needs.onError }, () => pools.webhooks.wake())
  let due: DueNow | null = null
  const isOurTurn = (kind: DueWork) => !helps() || (due?.kinds.includes(kind) ?? false)
  const pools = createWorkerPools(needs, { courier, isOurTurn })
  const networks = [...needs.chains.keys()]
  const lookOut = loop('due-work', LOOK_EVERY, async () => {
    const helpAfter = hasSpareTime() ? HELP_AFTER_SECONDS.spare : HELP_AFTER_SECONDS.busy
    due = await findDueWork(needs.database, {
      networks,
      now: needs.clock.now(),
      waitedSeconds: helps() ? helpAfter : 0,
    })
    for (const kind of due.kinds) pools[kind].help()
    for (const { chain, look } of watchers) if (due.deposits.has(chain.network)) look.wake()
    return false
  })
  const watchers = [...needs.chains.values()].map((chain) => {
    const isDue = () => due?.deposits.has(chain.network) ?? !helps()
    return watcherOf(needs, chain, { loop, isDue, helps })
  })
  const deafen: (() => void)[] = []
  const led: readonly Loop[] = [
    lookOut,
    ...Object.values(pools).flatMap(({ workers }) => workers),
    ...watchers.map(({ look }) => look),
    ...upkeepOf(needs, { loop, helps }),
  ]
  const all = [leadingOf(lead, loop, led), ...led]
  return {
    start: () => {
      for (const worker of all) worker.start()
      for (const { chain, onActivity } of watchers) {
        const end = chain.onActivity?.(onActivity)
        if (end !== undefined) deafen.push(end)
      }
    },
    wake: (kind) => {
      for (const pool of kind === undefined ? Object.values(pools) : [pools[kind]]) pool.wake()
    },
    stop: async () => {
      for (const end of deafen.splice(0)) end()
      await Promise.all(all.map((worker) => worker.stop()))
      await courier?.settled()
      await lead.giveUp().catch((error: unknown) => needs.onError('lead', error))
    },
    workers: () => all.map((worker) => ({ name: worker.name, idleFor: worker.idleFor() })),
  }
}

/** Takes the lead at the start, keeps or asks for it from then on, and has everything looked at where it comes to us. */
function leadingOf(lead: Lead, loop: MakeLoop, led: readonly Loop[]): Loop {
  let hasStarted = false
  return loop('lead', LEAD_EVERY, async () => {
    const wasOurs = lead.isOurs()
    await (hasStarted ? lead.renew() : lead.take())
    hasStarted = true
    if (!wasOurs && lead.isOurs()) for (const worker of led) worker.wake()
    return false
  })
}

/** What is looked at now and then, by the process with the lead alone. */
function upkeepOf(
  needs: EngineNeeds,
  { helps, loop }: { readonly helps: () => boolean; readonly loop: MakeLoop },
): readonly Loop[] {
  const upkeep: MakeLoop = (name, everyMilliseconds, work) =>
    loop(name, everyMilliseconds, async () => (helps() ? false : work()))
  const lookAtBooks = createBookWatch(needs)
  const books = upkeep('books', BOOKS_EVERY, async () => {
    await lookAtBooks()
    return false
  })
  const wallets = upkeep('wallets', WALLETS_EVERY, async () => {
    await needs.wallets.compareAll((network, error) => needs.onError(`wallets-${network}`, error))
    return false
  })
  const hedgers =
    needs.hedging === undefined
      ? []
      : [upkeep('hedger', HEDGES_EVERY, createHedger({ ...needs, ...needs.hedging }))]
  const sweepers = [...needs.chains.values()].flatMap((chain) => sweepersOf(needs, chain, upkeep))
  return [...sweepers, ...hedgers, books, wallets]
}

/** None where the chain has nothing to sweep. */
function sweepersOf(needs: EngineNeeds, chain: ChainPort, loop: MakeLoop): readonly Loop[] {
  if (chain.sweeps === null) return []
  const sweep = createSweeper(needs, chain)
  const every = needs.sweepEveryMilliseconds ?? SWEEPS_EVERY
  const sweeper = loop(`sweeps-${chain.network}`, every, async () => {
    await sweep()
    return false
  })
  return [sweeper]
}
