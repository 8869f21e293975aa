import type { WebhookFailure, WebhookMessage } from '@causeway/core/ports'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { FiatNeeds } from '../fiat-needs.ts'
import { callForFiatLook, findFiatOrderOf } from '../fiat-order-store.ts'
import { applyFiatReport } from './apply-fiat-report.ts'

export type FiatWebhookFailure = WebhookFailure | Failure<'fiat_provider_unknown'>

/**
 * A provider's message (BUY-07). One that it did not sign is refused. One without a report calls for a look at the order
 * that it names, and no more: what counts is what the provider answers when asked. A signed report is applied, if it is
 * about that order of that provider. Sent again, late, out of turn or about nobody of ours, it changes nothing.
 */
export async function handleFiatMessage(
  needs: FiatNeeds,
  provider: string,
  message: WebhookMessage,
): Promise<Result<null, FiatWebhookFailure>> {
  const port = needs.fiat.ports.get(provider)
  if (port === undefined) return fail({ code: 'fiat_provider_unknown' })
  const read = port.readWebhook(message, needs.clock.now())
  if (!read.ok) return read
  const { report } = read.value
  const order = await findFiatOrderOf(needs.database, provider, read.value)
  if (order === undefined) return ok(null)
  if (report !== null) {
    await applyFiatReport(needs, order, report, 'webhook')
  } else {
    await callForFiatLook(needs.database, order.id)
  }
  needs.wake('fiat')
  return ok(null)
}
