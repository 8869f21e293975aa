import { defaultInventoryPolicy } from '@causeway/core/inventory'
import type { AuditHead, LiquidityPort, SignerPort } from '@causeway/core/ports'
import { createAttributionView } from '@causeway/server/affiliates'
import { guardChains } from '@causeway/server/chain-identities/chain-identities'
import { guardPort } from '@causeway/server/db'
import { fiatMailFacts } from '@causeway/server/fiat'
import { createStockView } from '@causeway/server/inventory'
import { createEngine, type Engine } from '@causeway/server/jobs'
import { type OrderMail, openOutbox } from '@causeway/server/notifications'
import {
  createOrderFollowing,
  createOrderWatch,
  createOrderWriter,
  createPayInPool,
  type OrderNeeds,
  orderMailFacts,
} from '@causeway/server/orders'
import { ratesWithDesk } from '@causeway/server/price-desk/rates-with-desk'
import { createMarketFeed, type MarketFeed } from '@causeway/server/rates'
import { watchRestores } from '@causeway/server/restore-guard'
import {
  createWalletCheck,
  type WalletCheckNeeds,
} from '@causeway/server/wallet-history/create-wallet-check'
import type { CourierNeeds } from '@causeway/server/webhooks'
import type { Logger } from 'pino'
import { type Alarms, createAlarms } from './alarms.ts'
import { dataLoops, openCounting } from './data-loops.ts'
import { type Foundations, type Ground, openGround, type WiringHooks } from './foundations.ts'
import { createMetrics } from './metrics.ts'
import { openAccounts } from './open-accounts.ts'
import { openBackoffice, openHealth } from './open-backoffice.ts'
import type { Product } from './product.ts'
import { lifeOf } from './product-life.ts'
import { complianceOf, namesOf, openSigner } from './services/index.ts'
import { affiliatePolicyOf, type Config } from './settings/index.ts'
import { type UseCaseNeeds, wireUseCases } from './use-cases.ts'
import { openFiatDealing, wireFiat } from './wire-fiat.ts'
import { courierNeedsOf } from './wire-webhooks.ts'

const CHAIN_EVERY_MILLISECONDS = 500
const WORKERS_OF_EACH_KIND = 4
/** When a payout that no block takes is replaced by one that pays more. Play money is in a hurry. */
const STUCK_AFTER_MILLISECONDS = { play: 20_000, real: 600_000 } as const

/** Joins every part with plain calls. Migrates the database, and refuses one of another world. */
export async function wireProduct(
  config: Config,
  log: Logger,
  hooks: WiringHooks = {},
): Promise<Product> {
  const metrics = createMetrics()
  const alarms = createAlarms(log, metrics)
  const ground = await openGround(config, hooks, alarms.onError)
  const { clock, database, keys, external, trading, tracing } = ground
  const { rates, feed } = openMarket(ground, alarms)
  const outbox = await openOutbox({
    database,
    mailKey: keys.mailKey,
    onError: (error) => alarms.onError('outbox', error),
  })
  const chains = guardChains(external.chains, config.world)
  const stock = openStock(ground, chains)
  let wake: Engine['wake'] = () => {}
  const needs: OrderNeeds & Pick<UseCaseNeeds, 'attribution'> = {
    ...orderGround(config, ground, chains),
    freshSnapshot: feed.freshSnapshot,
    stock,
    notifier: outbox.notifier,
    wake: (kind) => wake(kind),
  }
  const { goesFirst = false, signerWith } = hooks
  const engineNeeds = { ...needs, ...alarms, log, snapshot: feed.snapshot, signerWith, goesFirst }
  const opened = await openEngine(config, ground, engineNeeds)
  const { engine, fiat, restores, signer, workers } = opened
  wake = engine.wake
  const following = createOrderFollowing(needs)
  const { social } = external
  const counted = openCounting(config, { database, clock, keys })
  const accounts = openAccounts({ ...needs, config, keys, clock, alarms, social })
  const { fiatCases, fiatFollowing } = wireFiat(config, { ...needs, ...alarms, fiat })
  const office = { ...needs, ...alarms, feed, trading }
  const health = openHealth(config, { ...office, workers, fiatCases, audit: restores.audit })
  const useCases = wireUseCases({
    ...needs,
    fiatCases,
    ...alarms,
    rates,
    feed,
    following,
    workers,
    health,
    ...counted,
    metrics,
    accounts,
    backoffice: openBackoffice(config, keys, { ...office, ...accounts.erasing, outbox }),
    fundsRequests: external.fundsRequests,
    partnerKey: keys.partnerKey,
    affiliatePolicy: affiliatePolicyOf(config),
    world: config.world,
  })
  const door = { csrfKey: keys.csrfKey, countRequest: counted.requestCounts.count }
  const base = { config, log, database, external, clock, useCases, engine, metrics, stock, ...door }
  const kept = { feed, trading, stock, followings: [following, fiatFollowing] }
  const own = { accounts, feed, outbox, alarms, signer, restores, tracing }
  const loops = dataLoops({ ...kept, clock, health, ...counted, ...alarms })
  return {
    ...base,
    ...lifeOf({
      ...base,
      ...own,
      loops,
      orderFacts: mailFactsWith({ ...needs, fiat, world: config.world }),
    }),
  }
}

function openStock({ database, external }: Foundations, chains: OrderNeeds['chains']) {
  const inventoryPolicy = defaultInventoryPolicy
  return createStockView({ ...external, database, chains, inventoryPolicy })
}

/** What a mail tells of a purchase or a sale through a provider, or of an exchange, by its public code. */
function mailFactsWith(
  needs: Parameters<typeof fiatMailFacts>[0] & Parameters<typeof orderMailFacts>[0],
) {
  return async (mail: OrderMail) =>
    (await fiatMailFacts(needs, mail.publicCode, mail.state)) ?? orderMailFacts(needs, mail)
}

/** Opens the signer, the trading venue and the providers of fiat, and what works with them. */
async function openEngine(
  config: Config,
  ground: Ground,
  {
    log,
    signerWith = (signer) => signer,
    snapshot,
    ...needs
  }: OrderNeeds &
    Alarms &
    Pick<MarketFeed, 'snapshot'> & {
      readonly log: Logger
      readonly signerWith: WiringHooks['signerWith'] | undefined
      readonly goesFirst: boolean
    },
) {
  const { clock, database, external } = ground
  const signer = await openSigner(config, { ...external, tracing: ground.tracing }, database)
  const venue = external.venueWith(clock, snapshot)
  const fiat = await openFiatDealing(config, external.fiatWith(clock, snapshot))
  const webhooks = courierNeedsOf(config, ground, needs)
  const engine = engineOf(
    config,
    { ...needs, fiat, webhooks },
    { signer: signerWith(signer), venue },
  )
  const onAuditHead = (head: AuditHead) => log.info(head, 'the last entry of the audit log')
  const restores = watchRestores({ ...needs, signer, engine, onAuditHead })
  return { engine, fiat, restores, signer, workers: config.role === 'web' ? null : engine.workers }
}

/** What carries orders, purchases and hedges on, with the signer and the trading venue of this world. */
function engineOf(
  config: Config,
  needs: OrderNeeds &
    Alarms & {
      readonly goesFirst: boolean
      readonly fiat: Awaited<ReturnType<typeof openFiatDealing>>
      readonly webhooks: CourierNeeds
    },
  { signer, venue }: { readonly signer: SignerPort; readonly venue: LiquidityPort | null },
): Engine {
  return createEngine({
    ...needs,
    ...signingWith(guardPort(signer, 'signer', []), needs),
    ...(venue === null ? {} : { hedging: hedgingAt(venue) }),
    affiliates: { affiliatePolicy: affiliatePolicyOf(config) },
    stuckAfterMilliseconds: STUCK_AFTER_MILLISECONDS[config.world],
    mostPayments: config.paymentsPerTransaction,
    waitForOthersMilliseconds: config.paymentsWaitMilliseconds,
    concurrency: config.workers > 0 ? config.workers : WORKERS_OF_EACH_KIND,
    chainEveryMilliseconds: CHAIN_EVERY_MILLISECONDS,
  })
}

/** The signer, and what is asked before it signs. */
function signingWith(signer: SignerPort, needs: Omit<WalletCheckNeeds, 'signer'>) {
  return { signer, wallets: createWalletCheck({ ...needs, signer }) }
}

/** What orders need that the foundations and the settings say alone. */
function orderGround(
  config: Config,
  { clock, database, keys, external, trading, tracing }: Ground,
  chains: OrderNeeds['chains'],
) {
  return {
    database,
    clock,
    catalogue: external.catalogue,
    policy: trading.live.policy,
    termsOf: trading.termsOf,
    flavourOf: external.flavourOf,
    chains,
    ...namesOf(external),
    payIns: createPayInPool({ database, chains }),
    writer: createOrderWriter(database),
    rateKey: keys.rateKey,
    holderKey: keys.holderKey,
    ...complianceOf(config, external),
    attribution: createAttributionView({
      ...external,
      database,
      clock,
      affiliatePolicy: affiliatePolicyOf(config),
    }),
    watch: createOrderWatch(),
    ...(tracing !== null && { tracing }),
  }
}

function openMarket({ external, ...ground }: Foundations, { onError }: Alarms) {
  const sync = ['name', 'sources', 'breakers', 'resetBreaker'] as const
  const rates = ratesWithDesk(guardPort(external.ratesWith(ground.clock), 'rates', sync), ground)
  return { rates, feed: createMarketFeed({ ...external, ...ground, rates, onError }) }
}

function hedgingAt(venue: LiquidityPort) {
  return {
    venue: guardPort(venue, `venue ${venue.name}`, ['name', 'settlementAsset']),
    inventoryPolicy: defaultInventoryPolicy,
  }
}
