import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createSandboxAccountNames } from '@causeway/adapters/account-names/sandbox'
import { createSandboxChain, sandboxConfirmations } from '@causeway/adapters/chains/sandbox'
import { signSandboxPlan } from '@causeway/adapters/chains/sandbox/sign'
import { createSandboxFiat } from '@causeway/adapters/fiat/sandbox'
import { createSandboxFundsRequests } from '@causeway/adapters/funds-requests/sandbox'
import { createSandboxIdentity } from '@causeway/adapters/kyc/sandbox'
import { createSandboxVenue } from '@causeway/adapters/liquidity/sandbox'
import { createSandboxMail } from '@causeway/adapters/mail/sandbox'
import { createSandboxNames } from '@causeway/adapters/names/sandbox'
import { createSandboxRates } from '@causeway/adapters/rates/sandbox'
import { sandboxMarkets } from '@causeway/adapters/rates/sandbox/markets'
import { createSandboxScreening } from '@causeway/adapters/screening/sandbox'
import { createSandboxSocial } from '@causeway/adapters/social/sandbox'
import {
  createFiatCourier,
  createNetworkPulses,
  createSandboxControls,
  type FiatCourier,
  type FiatCourierNeeds,
  openWorld,
} from '@causeway/adapters/world'
import type { ChainFlavour } from '@causeway/core/addresses'
import {
  type Catalogue,
  type Currency,
  createCatalogue,
  currencies,
  type NetworkId,
  networks,
} from '@causeway/core/currencies'
import type {
  AccountNamesPort,
  ChainPort,
  Clock,
  FiatPort,
  FundsRequestPort,
  IdentityPort,
  LiquidityPort,
  MailPort,
  NamePort,
  RatesPort,
  SandboxPort,
  ScreeningPort,
  SocialPort,
  TransferPlan,
  WebhookPort,
} from '@causeway/core/ports'
import type { MarketSnapshot } from '@causeway/core/rates/market-snapshot'
import { machineClock } from '@causeway/server/clock/product-clock'
import type { PlanSigner } from '../node-chains.ts'
import type { Config, Keys } from '../settings/index.ts'
import { openScreening } from './open-compliance.ts'
import { openFundsRequests, openNames, openWebhooks } from './open-names.ts'
import { openSocial } from './open-social.ts'

/** The external services that the product works with, real or simulated. */
export type ExternalServices = {
  readonly catalogue: Catalogue
  readonly chains: ReadonlyMap<NetworkId, ChainPort>
  readonly planSigners: Readonly<Record<NetworkId, PlanSigner>>
  readonly flavourOf: (network: NetworkId) => ChainFlavour
  /** Needs the product's clock, which needs the database: made after it. */
  readonly ratesWith: (clock: Clock) => RatesPort
  /** Where exposure is hedged; null where nowhere. Needs the market, which needs the rates. */
  readonly venueWith: (clock: Clock, snapshot: () => MarketSnapshot | null) => LiquidityPort | null
  /** Providers of fiat that belong to this world itself. */
  readonly fiatWith: (clock: Clock, snapshot: () => MarketSnapshot | null) => readonly FiatPort[]
  /** Brings their messages; null where they come over the network by themselves. */
  readonly fiatCourierWith: (needs: Omit<FiatCourierNeeds, 'world'>) => FiatCourier | null
  readonly mail: MailPort
  /** Sends messages to addresses that partners gave. */
  readonly webhooks: WebhookPort
  /** Null where nothing is screened. */
  readonly screening: ScreeningPort | null
  /** Null where nobody is identified. */
  readonly identity: IdentityPort | null
  readonly names: readonly NamePort[]
  readonly fundsRequests: readonly FundsRequestPort[]
  /** Services that people may sign in by. */
  readonly social: readonly SocialPort[]
  /** Networks on which a payout can make the account that it pays. */
  readonly accountNames: ReadonlyMap<NetworkId, AccountNamesPort>
  /** Null in a real world. */
  readonly sandbox: SandboxPort | null
  readonly close: () => void
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** The sandbox: chains, prices and mail of play money, in a store of its own beside the database. */
export function openPlayWorld(config: Config, keys: Keys): ExternalServices {
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
  const isLively = createNetworkPulses(world)
  return {
    catalogue: createCatalogue(floatingOnly(coins, config.floatingOnly), networks),
    chains: new Map(
      networks.map((network) => [
        network.id,
        createSandboxChain({ world, network: network.id, wait, isLively }),
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
    fiatWith: (clock, snapshot) =>
      createSandboxFiat({
        world,
        wait,
        clock,
        prices: async () => snapshot()?.prices ?? new Map(),
      }),
    fiatCourierWith: (needs) => createFiatCourier({ ...needs, world }),
    mail: createSandboxMail({ world, wait }),
    webhooks: openWebhooks('play'),
    screening: openScreening(config, [createSandboxScreening({ world, wait })]),
    identity: createSandboxIdentity({ world, wait, clock: machineClock }),
    // Play names first: a real one that is written alike would say real addresses.
    names: [createSandboxNames({ world, wait }), ...openNames(config)],
    fundsRequests: [createSandboxFundsRequests({ world, wait }), ...openFundsRequests(config)],
    social: openSocial(config, (provider) => createSandboxSocial({ world, wait }, provider)),
    accountNames: new Map([
      ['eos', createSandboxAccountNames({ world, wait, network: 'eos', asset: 'eos' })],
    ]),
    sandbox: createSandboxControls(world),
    close: () => world.close(),
  }
}

/** The coins, with those that the operator names taking no part in guaranteed rates (CALC-13). */
export function floatingOnly(
  coins: readonly Currency[],
  tickers: readonly string[],
): readonly Currency[] {
  if (tickers.length === 0) return coins
  return coins.map((coin) =>
    tickers.includes(coin.ticker) ? { ...coin, isWebFixedEnabled: false } : coin,
  )
}
