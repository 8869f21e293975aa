import { defaultInventoryPolicy } from '@causeway/core/inventory'
import type { AssetCode } from '@causeway/core/money'
import { formatUnits } from '@causeway/core/money'
import type { LiquidityPort, SignerPort } from '@causeway/core/ports'
import { guardChains } from '@causeway/server/chain-identities/chain-identities'
import { openOutbox } from '@causeway/server/notifications'
import { createOrderWatch } from '@causeway/server/orders'
import { ratesWithDesk } from '@causeway/server/price-desk/rates-with-desk'
import { createMarketFeed } from '@causeway/server/rates'
import { createAlarms } from '../../alarms.ts'
import { openFoundations } from '../../foundations.ts'
import { createLog } from '../../log.ts'
import { createMetrics } from '../../metrics.ts'
import { complianceOf, openSigner } from '../../services/index.ts'
import { affiliatePolicyOf, backofficeUrlOf, type Config } from '../../settings/index.ts'

/** What every operator command works with. */
export type OperatorContext = Awaited<ReturnType<typeof openOperatorContext>>

/** What a command was given on its line. */
export type CommandLine = {
  readonly given: readonly string[]
  readonly reason: string
  readonly accept: string
  readonly routes: string
  readonly currency: string
  readonly role: string
}

/** Opens the database, the market and the venue for one command; nothing is carried on. */
export async function openOperatorContext(config: Config) {
  const { clock, database, keys, external } = await openFoundations(config, { besideProduct: true })
  const alarms = createAlarms(createLog(config), createMetrics())
  const { catalogue } = external
  const feed = createMarketFeed({
    rates: ratesWithDesk(external.ratesWith(clock), { database, clock }),
    clock,
    catalogue,
    onError: alarms.onError,
  })
  await feed.refresh()
  const venue: LiquidityPort | null = external.venueWith(clock, feed.snapshot)
  const outbox = await openOutbox({
    database,
    mailKey: keys.mailKey,
    onError: (error) => alarms.onError('outbox', error),
  })
  return {
    database,
    clock,
    partnerKey: keys.partnerKey,
    staffKey: keys.staffKey,
    backofficeUrl: backofficeUrlOf(config),
    catalogue,
    chains: guardChains(external.chains, config.world),
    flavourOf: external.flavourOf,
    ...complianceOf(config, external),
    affiliatePolicy: affiliatePolicyOf(config),
    inventoryPolicy: defaultInventoryPolicy,
    // The running product's workers find what a command left due.
    wake: () => {},
    freshSnapshot: feed.freshSnapshot,
    venue,
    notifier: outbox.notifier,
    watch: createOrderWatch(),
    alert: alarms.alert,
    /** Asks the signer of this machine, and lets go of it. */
    withSigner: async <Answer>(ask: (signer: SignerPort) => Promise<Answer>): Promise<Answer> => {
      const signer = await openSigner(config, external, database)
      return ask(signer).finally(signer.close)
    },
    say: (line: string) => {
      process.stdout.write(`${line}\n`)
    },
    inCoins: (asset: AssetCode, units: bigint) => {
      const sign = units < 0n ? '-' : ''
      const decimals = catalogue.find(asset)?.decimals ?? 0
      return `${sign}${formatUnits(units < 0n ? -units : units, decimals)} ${asset}`
    },
    close: async () => {
      await outbox.stop()
      await database.close()
      external.close()
    },
  }
}
