import { createWebhookFundsRequests } from '@causeway/adapters/funds-requests/webhook'
import { createEnsNames } from '@causeway/adapters/names/ens'
import { createUnstoppableNames } from '@causeway/adapters/names/unstoppable'
import { namesWithCache } from '@causeway/adapters/names/with-cache'
import { namesWithSeveral } from '@causeway/adapters/names/with-several'
import { createHttpWebhooks } from '@causeway/adapters/webhooks'
import type { FundsRequestPort, NamePort, WebhookPort } from '@causeway/core/ports'
import { machineClock } from '@causeway/server/clock/product-clock'
import { guardPort } from '@causeway/server/db'
import type { OrderNeeds } from '@causeway/server/orders'
import { type Config, WrongSetting } from '../settings/index.ts'

const TIME_LIMIT_MILLISECONDS = 6_000
const WEBHOOK_LIMIT_MILLISECONDS = 10_000
const WEBHOOK_REPLY_BYTES = 64 * 1024

/** The naming services that the configuration names. */
export function openNames(config: Config): readonly NamePort[] {
  const { ensGateways, ensRpcUrl: rpcUrl, unstoppableKey: apiKey, unstoppableUrl } = config
  const timeLimitMilliseconds = TIME_LIMIT_MILLISECONDS
  const ens =
    rpcUrl === null
      ? []
      : [createEnsNames({ rpcUrl, timeLimitMilliseconds, gatewayHosts: new Set(ensGateways) })]
  const unstoppable =
    apiKey === null
      ? []
      : [
          createUnstoppableNames({
            apiKey,
            timeLimitMilliseconds,
            ...(unstoppableUrl === null ? {} : { baseUrl: unstoppableUrl }),
          }),
        ]
  return [...ens, ...unstoppable]
}

/** The wallet provider that takes requests for payments by HTTP; throws WrongSetting where half of it is set. */
export function openFundsRequests(config: Config): readonly FundsRequestPort[] {
  const { fundsRequestNames: endings, fundsRequestSecret: secret, fundsRequestUrl: url } = config
  if (url === null) return []
  if (secret === null) throw new WrongSetting('FUNDS_REQUEST_SECRET', '', 'set with its URL')
  if (endings.length === 0) throw new WrongSetting('FUNDS_REQUEST_NAMES', '', 'set with its URL')
  const timeLimitMilliseconds = TIME_LIMIT_MILLISECONDS
  // Its signatures are dated by the time that the other side's clock shows, too.
  return [
    createWebhookFundsRequests({
      clock: machineClock,
      url,
      secret,
      endings,
      timeLimitMilliseconds,
    }),
  ]
}

/** What orders need of names and accounts: afresh, never from a cache. */
export function namesOf({
  accountNames,
  names,
}: {
  readonly accountNames: OrderNeeds['accountNames']
  readonly names: readonly NamePort[]
}): Pick<OrderNeeds, 'names' | 'accountNames'> {
  return {
    names: guardPort(namesWithSeveral(names), 'names', ['provider', 'recognises']),
    accountNames: new Map(
      [...accountNames].map(([network, port]) => [network, guardPort(port, 'accounts', ['cost'])]),
    ),
  }
}

/** The same names for whoever types: answers are kept for a short while. */
export function cachedNames(names: NamePort): NamePort {
  return namesWithCache(machineClock, names)
}

/** Sends partners their messages; in a play world also over plain HTTP and to receivers on this machine. */
export function openWebhooks(world: Config['world']): WebhookPort {
  return createHttpWebhooks({
    timeLimitMilliseconds: WEBHOOK_LIMIT_MILLISECONDS,
    mostReplyBytes: WEBHOOK_REPLY_BYTES,
    allowsLocal: world === 'play',
  })
}
