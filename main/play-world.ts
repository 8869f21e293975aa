import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  createSandboxChain,
  sandboxConfirmations,
  signSandboxPlan,
} from '@causeway/adapters/chains/sandbox'
import { createSandboxVenue } from '@causeway/adapters/liquidity/sandbox'
import { createSandboxMail } from '@causeway/adapters/mail/sandbox'
import { createSandboxRates, sandboxMarkets } from '@causeway/adapters/rates/sandbox'
import { createSandboxControls, openWorld } from '@causeway/adapters/world'
import type { ChainFlavour } from '@causeway/core/addresses'
import {
  type Catalogue,
  createCatalogue,
  currencies,
  type NetworkId,
  networks,
} from '@causeway/core/currencies'
import type {
  ChainPort,
  Clock,
  LiquidityPort,
  MailPort,
  RatesPort,
  SandboxPort,
  SignedTransfer,
  TransferPlan,
} from '@causeway/core/ports'
import type { MarketSnapshot } from '@causeway/core/rates'
import type { Config } from './config.ts'
import type { Keys } from './keys.ts'
import { machineClock } from './product-clock.ts'

/** Signs a plan of one network. */
export type PlanSigner = (plan: TransferPlan) => Promise<SignedTransfer>

/** The outside world that the product deals with, whichever it is. */
export type OutsideWorld = {
  readonly catalogue: Catalogue
  readonly chains: ReadonlyMap<NetworkId, ChainPort>
  readonly planSigners: Readonly<Record<NetworkId, PlanSigner>>
  readonly flavourOf: (network: NetworkId) => ChainFlavour
  /** Needs the product's clock, which needs the database: made after it. */
  readonly ratesWith: (clock: Clock) => RatesPort
  /** Where exposure is hedged; null where nowhere. Needs the market, which needs the rates. */
  readonly venueWith: (clock: Clock, snapshot: () => MarketSnapshot | null) => LiquidityPort | null
  readonly mail: MailPort
  /** Null in a real world. */
  readonly sandbox: SandboxPort | null
  readonly close: () => void
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** The sandbox: chains, prices and mail of play money, in a store of its own beside the database. */
export function openPlayWorld(config: Config, keys: Keys): OutsideWorld {
  mkdirSync(config.dataDir, { recursive: true })
  const coins = currencies.map((coin) => ({ ...coin, confirmations: sandboxConfirmations(coin) }))
  const world = openWorld({
    path: join(config.dataDir, 'world.sqlite'),
    seed: keys.worldSeed,
    // Blocks come by the machine's time: processes must agree about it.
    clock: machineClock,
    networks,
    currencies: coins,
    blockMilliseconds: config.blockMilliseconds,
    price: (coin) => sandboxMarkets.get(coin.ticker)?.startPrice ?? null,
  })
  return {
    catalogue: createCatalogue(coins, networks),
    chains: new Map(
      networks.map((network) => [
        network.id,
        createSandboxChain({ world, network: network.id, wait }),
      ]),
    ),
    planSigners: Object.fromEntries(
      networks.map((network) => [
        network.id,
        async (plan: TransferPlan) => signSandboxPlan({ seed: keys.worldSeed }, plan),
      ]),
    ),
    // The sandbox writes addresses as the real networks do.
    flavourOf: () => 'main',
    ratesWith: (clock) => createSandboxRates({ world, wait, clock }),
    venueWith: (_clock, snapshot) =>
      createSandboxVenue({
        world,
        wait,
        prices: async () => snapshot()?.prices ?? new Map(),
      }),
    mail: createSandboxMail({ world, wait }),
    sandbox: createSandboxControls(world),
    close: () => world.close(),
  }
}
