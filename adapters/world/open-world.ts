import type { Currency, Network } from '@causeway/core/currencies'
import type { Clock } from '@causeway/core/ports'
import { layPlayStock, type StockPrice } from './chains/play-stock.ts'
import { playFiatProviders } from './fiat/fiat-orders-store.ts'
import { FIAT_SCHEMA } from './fiat/fiat-schema.ts'
import { inTransaction } from './in-transaction.ts'
import { PlayStore } from './play-store.ts'
import { SCHEMA } from './schema.ts'
import { putModes, takeOldModes } from './take-old-modes.ts'
import type { SandboxProvider, World } from './world.ts'

const BUSY_MILLISECONDS = 10_000

export type WorldNeeds = {
  /** The world's own file; `:memory:` for a world of this process alone. Its folder must exist. */
  readonly path: string
  /** Every address, price and hash follows from it. */
  readonly seed: string
  /** The machine's time, not the business time that can be moved on: processes must agree about when blocks come. */
  readonly clock: Clock
  readonly networks: readonly Network[]
  /** Those of networks that are not given (fiat money, say) are left out. */
  readonly currencies: readonly Currency[]
  /** Milliseconds from one block to the next, on every network. */
  readonly blockMilliseconds?: number
  /** What to reckon the play stock by: about twenty million dollars of each coin. */
  readonly price?: StockPrice
  /** Further providers of the sandbox whose behaviour can be switched. */
  readonly providers?: readonly SandboxProvider[]
}

/** Opens the sandbox world, making it if its file is new. A file of another seed is refused by throwing. */
export function openWorld(needs: WorldNeeds): World {
  const networks = new Map(needs.networks.map((network) => [network.id, network]))
  const store = new PlayStore(needs.path, { timeout: BUSY_MILLISECONDS })
  const world: World = {
    store,
    seed: needs.seed,
    clock: needs.clock,
    // Three blocks and a look every second or so keep a whole swap well below a minute.
    blockMilliseconds: needs.blockMilliseconds ?? 1500,
    networks,
    currencies: new Map(
      needs.currencies
        .filter((currency) => networks.has(currency.protocol))
        .map((currency) => [currency.ticker, currency]),
    ),
    providers: [
      ...needs.networks.map(({ id }) => ({ kind: 'chains', provider: id })),
      { kind: 'rates', provider: 'sandbox' },
      { kind: 'liquidity', provider: 'sandbox' },
      { kind: 'mail', provider: 'sandbox' },
      { kind: 'names', provider: 'sandbox' },
      { kind: 'funds-requests', provider: 'sandbox' },
      { kind: 'screening', provider: 'sandbox' },
      { kind: 'kyc', provider: 'sandbox' },
      { kind: 'social', provider: 'sandbox' },
      ...playFiatProviders.map((provider) => ({ kind: 'fiat', provider })),
      ...(needs.providers ?? []),
    ],
    close: () => store.close(),
  }
  try {
    store.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
    inTransaction(world, () => {
      const modes = takeOldModes(world)
      store.exec(SCHEMA)
      putModes(world, modes)
      store.exec(FIAT_SCHEMA)
      claimSeed(world)
      layPlayStock(world, needs.price ?? (() => null))
    })
    return world
  } catch (error) {
    store.close()
    throw error
  }
}

function claimSeed(world: World): void {
  world.store
    .prepare(`INSERT OR IGNORE INTO facts (name, value) VALUES ('seed', ?)`)
    .run(world.seed)
  const row = world.store.prepare(`SELECT value FROM facts WHERE name = 'seed'`).get()
  if (row?.value !== world.seed) {
    throw new Error('This sandbox world was made from another seed')
  }
}
