import type { NetworkId } from '@causeway/core/currencies'
import type { ChainPort } from '@causeway/core/ports'
import { type DepositNeeds, followDeposits, scanChain } from '../deposits/index.ts'
import { type BookWatchNeeds, createBookWatch } from '../ledger/index.ts'
import { advanceDueOrder, type OrderNeeds } from '../orders/index.ts'
import { advanceDueTransfer, type TransferNeeds } from '../transfers/index.ts'
import { createLoop, type Loop } from './loop.ts'

export type EngineNeeds = OrderNeeds &
  TransferNeeds &
  DepositNeeds &
  BookWatchNeeds & {
    readonly chains: ReadonlyMap<NetworkId, ChainPort>
    /** How many orders, and how many transfers, are worked on at once. */
    readonly concurrency: number
    readonly chainEveryMilliseconds: number
    readonly onError: (name: string, error: unknown) => void
  }

export type Engine = {
  readonly start: () => void
  readonly wake: () => void
  /** Finishes what it holds, gives back its leases, and begins nothing more. */
  readonly stop: () => Promise<void>
  /** Each worker with the time since it last went well, in milliseconds. */
  readonly workers: () => readonly { readonly name: string; readonly idleFor: number }[]
}

const ORDERS_EVERY = 500
const BOOKS_EVERY = 10_000

/** The workers that carry orders on: they find what is due in the database, so any number may run anywhere. */
export function createEngine(needs: EngineNeeds): Engine {
  const loop = (name: string, everyMilliseconds: number, work: () => Promise<boolean>) =>
    createLoop({ name, everyMilliseconds, work, onError: needs.onError })
  const claimers = Array.from({ length: needs.concurrency }, (_, index) => [
    loop(`orders-${index}`, ORDERS_EVERY, () => advanceDueOrder(needs)),
    loop(`transfers-${index}`, ORDERS_EVERY, () => advanceDueTransfer(needs)),
  ]).flat()
  const watchers = [...needs.chains.values()].map((chain) =>
    loop(`chain-${chain.network}`, needs.chainEveryMilliseconds, () => watchChain(needs, chain)),
  )
  const lookAtBooks = createBookWatch(needs)
  const books = loop('books', BOOKS_EVERY, async () => {
    await lookAtBooks()
    return false
  })
  const all: readonly Loop[] = [...claimers, ...watchers, books]
  return {
    start: () => {
      for (const worker of all) worker.start()
    },
    wake: () => {
      for (const claimer of claimers) claimer.wake()
    },
    stop: async () => {
      await Promise.all(all.map((worker) => worker.stop()))
    },
    workers: () => all.map((worker) => ({ name: worker.name, idleFor: worker.idleFor() })),
  }
}

async function watchChain(needs: EngineNeeds, chain: ChainPort): Promise<boolean> {
  const scanned = await scanChain(needs, chain)
  if (scanned) await followDeposits(needs, chain)
  return false
}
