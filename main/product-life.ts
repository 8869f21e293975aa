import type { Catalogue } from '@causeway/core/currencies'
import type { TracingPort, WebhookMessage } from '@causeway/core/ports'
import { forgetAccountTraces } from '@causeway/server/accounts'
import { guardPort } from '@causeway/server/db'
import { forgetMentions } from '@causeway/server/desk/note-mentions'
import { forgetFiatData, makeFiatOrdersDue } from '@causeway/server/fiat'
import type { StockView } from '@causeway/server/inventory'
import { createLoop, type Loop, releaseLeases } from '@causeway/server/jobs'
import type { Outbox } from '@causeway/server/notifications'
import { forgetMessages } from '@causeway/server/order-messages/forget-messages'
import { makeWaitingOrdersDue } from '@causeway/server/order-store/due-orders'
import { forgetPersonalData } from '@causeway/server/orders'
import { forgetPartnerUsage } from '@causeway/server/partners'
import type { MarketFeed } from '@causeway/server/rates'
import type { RestoreWatch } from '@causeway/server/restore-guard'
import { watchStaffMails } from '@causeway/server/staff/members/invitation-mails'
import type { Alarms } from './alarms.ts'
import type { Accounts } from './open-accounts.ts'
import type { Product } from './product.ts'
import type { OpenSigner } from './services/index.ts'
import { backofficeUrlOf, publicUrlOf } from './settings/index.ts'

/** How long personal fields of ended orders are kept. */
const RETENTION = { emailDays: 90, clientIdDays: 30, refundAddressDays: 365, messageDays: 365 }

/** Play providers bring their messages that often. */
const FIAT_MESSAGES_EVERY = 500

type Life = Pick<Product, 'advanceClock' | 'start' | 'stop'>

/** How the product begins, moves its clock on and ends. */
export function lifeOf(
  parts: Omit<Product, keyof Life> & {
    readonly feed: MarketFeed
    readonly accounts: Pick<Accounts, 'settled'>
    readonly outbox: Outbox
    readonly alarms: Alarms
    readonly loops: readonly Loop[]
    readonly signer: OpenSigner
    readonly restores: RestoreWatch
    readonly tracing: TracingPort | null
    readonly orderFacts: Parameters<Outbox['work']>[0]['orderFacts']
  },
): Life {
  const { accounts, alarms, clock, config, database, engine, feed, loops, outbox, external } = parts
  const { restores, signer, stock, tracing } = parts
  let working = false
  const courier = fiatCourierLoop(parts)
  const refreshPrices = () =>
    feed.refresh().catch((error: unknown) => alarms.onError('prices', error))
  return {
    advanceClock: async (seconds) => {
      const now = await clock.advance(seconds)
      await refreshPrices()
      await makeWaitingOrdersDue(database)
      await makeFiatOrdersDue(database)
      engine.wake()
      return now
    },
    start: async (withWorkers) => {
      working = withWorkers
      await refreshPrices()
      await stock.refresh().catch((error: unknown) => alarms.onError('stock', error))
      for (const loop of loops) loop.start()
      if (!withWorkers) return
      await releaseLeases(database)
      await restores.start()
      courier?.start()
      if (config.world === 'play') await awaitStock({ catalogue: external.catalogue, stock })
      await outbox.work({
        mail: guardPort(external.mail, 'mail', []),
        brand: config.brandName,
        colours: config.palette,
        publicUrl: publicUrlOf(config),
        backofficeUrl: backofficeUrlOf(config),
        staffMails: watchStaffMails({ clock, database }),
        world: config.world,
        supportEmail: config.supportEmail,
        orderFacts: parts.orderFacts,
        forgetPersonalData: () => forgetWhatIsOver(parts),
      })
    },
    stop: async () => {
      if (working) await restores.stop()
      await courier?.stop()
      await Promise.all(loops.map((loop) => loop.stop()))
      await accounts.settled()
      await outbox.stop()
      await Promise.all([signer.close(), tracing?.close()])
      await database.close()
      external.close()
    },
  }
}

/** Removes what is kept for a time only. */
async function forgetWhatIsOver(
  parts: Pick<Product, 'clock' | 'database' | 'useCases'>,
): Promise<void> {
  const { clock, database, useCases } = parts
  await forgetPersonalData(database, clock.now(), RETENTION)
  await forgetMessages(database, clock.now(), RETENTION)
  await forgetMentions(database, clock.now())
  await forgetFiatData(database, clock.now(), RETENTION)
  await forgetAccountTraces(database, clock.now())
  await useCases.webhooks.forget()
  await forgetPartnerUsage(database, clock.now())
}

/** Brings the messages of the world's own providers of fiat to where real ones come to; null where there are none. */
function fiatCourierLoop({
  alarms,
  clock,
  external,
  useCases,
}: Pick<Product, 'clock' | 'external' | 'useCases'> & { readonly alarms: Alarms }): Loop | null {
  const deliver = async (provider: string, message: WebhookMessage) =>
    (await useCases.fiat.handleMessage(provider, message)).ok
  const courier = external.fiatCourierWith({ clock, deliver })
  if (courier === null) return null
  return createLoop({
    name: 'fiat-messages',
    everyMilliseconds: FIAT_MESSAGES_EVERY,
    work: async () => {
      await courier.turn()
      return false
    },
    onError: alarms.onError,
  })
}

const LOOK_EVERY_MILLISECONDS = 100
const LONGEST_STANDSTILL_MILLISECONDS = 30_000

/**
 * Waits until every coin that can be bought is in stock, or for half a minute no further one came. A new play world
 * finds its stock on the chains in the first moments, on a busy machine in the first minutes; whoever opens the page as
 * soon as it is ready can then swap.
 */
async function awaitStock(needs: {
  readonly catalogue: Catalogue
  readonly stock: StockView
}): Promise<void> {
  const bought = needs.catalogue.lists.enabled.filter((coin) => coin.isWebToEnabled && !coin.isFiat)
  let stocked = -1
  let until = Number.POSITIVE_INFINITY
  while (performance.now() < until) {
    await needs.stock.refresh()
    const now = bought.filter((coin) => (needs.stock.available(coin.ticker) ?? 0n) > 0n).length
    if (now === bought.length) return
    if (now > stocked) until = performance.now() + LONGEST_STANDSTILL_MILLISECONDS
    stocked = Math.max(stocked, now)
    await new Promise<void>((resolve) => {
      setTimeout(resolve, LOOK_EVERY_MILLISECONDS)
    })
  }
}
