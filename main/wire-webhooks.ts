import { createFiatOrderDescriber, createOrderDescriber } from '@causeway/api/partner'
import { machineClock } from '@causeway/server/clock/product-clock'
import { guardPort } from '@causeway/server/db'
import type { OrderNeeds } from '@causeway/server/orders'
import { notifyWebhooksPaused } from '@causeway/server/partners'
import type { CourierNeeds } from '@causeway/server/webhooks'
import type { Alarms } from './alarms.ts'
import type { Foundations } from './foundations.ts'
import { type Config, publicUrlOf } from './settings/index.ts'

/** What partners are told of their orders is made and sent with. */
export function courierNeedsOf(
  config: Config,
  { external, keys }: Foundations,
  needs: OrderNeeds & Alarms,
): CourierNeeds {
  const { catalogue, termsOf } = needs
  return {
    ...needs,
    partnerKey: keys.partnerKey,
    signatureClock: machineClock,
    webhooks: guardPort(external.webhooks, 'webhooks', []),
    describeOrder: createOrderDescriber({ catalogue, termsOf, publicUrl: publicUrlOf(config) }),
    describeFiatOrder: createFiatOrderDescriber({ catalogue }),
    onPaused: (tx, paused) => notifyWebhooksPaused(tx, needs.notifier, paused),
  }
}
