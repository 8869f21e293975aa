import { TokenUnlikeCatalogue } from '@causeway/adapters/chains/evm'
import { openTracing } from '@causeway/adapters/traces'
import type { ChainPort, SignerPort, TracingPort } from '@causeway/core/ports'
import { assertChainsOfWorld } from '@causeway/server/chain-identities/chain-identities'
import { openProductClock, type ProductClock } from '@causeway/server/clock/product-clock'
import { type Database, migrate, type TraceStep } from '@causeway/server/db'
import { nextPayInIndex } from '@causeway/server/orders'
import { openTradingView, type TradingView } from '@causeway/server/trading/open-trading-view'
import { claimWorld, openDatabaseOf } from './open-database-of.ts'
import { type ExternalServices, openExternalServices } from './services/index.ts'
import {
  type Config,
  feePolicyOf,
  type Keys,
  readKeys,
  readKeystoreSeed,
} from './settings/index.ts'

/** What development chains and tests put between the product and its ports. Absent: nothing. */
export type WiringHooks = {
  readonly externalWith?: (external: ExternalServices) => ExternalServices
  readonly signerWith?: (signer: SignerPort) => SignerPort
  /** Called with a label at every write to the database, before it and after it. */
  readonly onStep?: TraceStep
  /** The workers take work at once, whichever process has the lead. */
  readonly goesFirst?: boolean
}

/** What everything else stands on. */
export type Foundations = {
  readonly keys: Keys
  readonly external: ExternalServices
  readonly database: Database
  readonly clock: ProductClock
}

/**
 * Opens external services and the database, migrates it, and refuses what belongs to another world: a chain, or the
 * database itself. `besideProduct`: a running product may have the embedded database already.
 */
export async function openFoundations(
  config: Config,
  {
    externalWith = (external) => external,
    onStep: step,
    besideProduct: mayShare = false,
  }: WiringHooks & { readonly besideProduct?: boolean } = {},
): Promise<Foundations> {
  const keys = readKeys(config, await readKeystoreSeed(config))
  const opened = openExternalServices(config, keys)
  const external = externalWith(opened)
  await assertChainsOfWorld(external.chains.values(), config.world)
  await assertTokensOfCatalogue(external.chains.values())
  const database = await openDatabaseOf(config, {
    mayShare,
    ...(step !== undefined && { step }),
  })
  await migrate(database)
  await claimWorld(database, config)
  opened.learnIndices((network) => nextPayInIndex(database, network))
  return { keys, external, database, clock: await openProductClock(database) }
}

/** The foundations of a running product: it deals in what staff have set, at any moment. */
export type Ground = Foundations & {
  readonly trading: TradingView
  /** Null where no traces are sent. */
  readonly tracing: TracingPort | null
}

export async function openGround(
  config: Config,
  hooks: WiringHooks,
  onError: (part: string, error: unknown) => void,
): Promise<Ground> {
  const ground = await openFoundations(config, hooks)
  const { database, external } = ground
  const base = { catalogue: external.catalogue, policy: feePolicyOf(config) }
  const trading = await openTradingView({
    database,
    base,
    onIgnored: (setting) => onError('trading', new Error(`${setting} can’t be applied any more`)),
  })
  const tracing = await openTracingOf(
    config,
    config.role === 'all' ? 'product' : config.role,
    (error) => onError('traces', error),
  )
  const live = { ...external, catalogue: trading.live.catalogue }
  return { ...ground, external: live, trading, tracing }
}

/** Where the settings want the steps of orders told, by a process of this name; null where they don't. */
export function openTracingOf(
  config: Pick<Config, 'otelExporterOtlpEndpoint' | 'otelExporterOtlpHeaders'>,
  process: string,
  onTrouble: (error: unknown) => void,
): Promise<TracingPort | null> {
  const { otelExporterOtlpEndpoint: endpoint, otelExporterOtlpHeaders: headers } = config
  return openTracing({ endpoint, headers, service: `causeway-${process}`, onTrouble })
}

/**
 * Refuses to start where a token's contract counts in other decimals than the catalogue. A node that does not answer now
 * is asked again before anything is done with its chain. Throws TokenUnlikeCatalogue.
 */
async function assertTokensOfCatalogue(chains: Iterable<Pick<ChainPort, 'head'>>): Promise<void> {
  await Promise.all(
    [...chains].map((chain) =>
      chain.head().catch((error: unknown) => {
        if (error instanceof TokenUnlikeCatalogue) throw error
      }),
    ),
  )
}
