import type { FiatFailure, FiatOrderReport } from '@causeway/core/ports'
import { ok, type Result } from '@causeway/core/result'
import { type Ask, listOf, NoAnswer, requiredTextOf, textOf } from '../../fiat-wire/index.ts'
import { paymentIdOf } from './payment-id-of.ts'
import { reportEvent } from './report-event.ts'
import type { SimplexNeeds } from './simplex-needs.ts'

/**
 * What the newest of Simplex's waiting events says of an order; null where none is about it. Simplex cannot be asked
 * about one payment. Nothing is taken out of its queue: another process may read the same.
 */
export async function readPayment(
  { apiUrl, apiKey }: SimplexNeeds,
  ask: Ask,
  reference: string,
): Promise<Result<FiatOrderReport | null, FiatFailure>> {
  const { status, body } = await ask({
    method: 'GET',
    url: `${apiUrl}/wallet/merchant/v2/events`,
    headers: { authorization: `ApiKey ${apiKey}` },
  })
  if (status !== 200) throw new NoAnswer('unavailable', `Simplex answered ${status}`)
  const paymentId = paymentIdOf(reference)
  const mine = listOf(body, 'events')
    .filter((event) => textOf(event, 'payment', 'id') === paymentId)
    .map((event) => ({ event, at: instantOf(event) }))
    // Of two of one instant the later in the list counts.
    .reduce<{ event: unknown; at: number } | null>(
      (newest, each) => (newest === null || each.at >= newest.at ? each : newest),
      null,
    )
  return ok(mine === null ? null : reportEvent(mine.event, reference))
}

function instantOf(event: unknown): number {
  const at = Date.parse(requiredTextOf(event, 'timestamp'))
  if (Number.isNaN(at)) throw new NoAnswer('unavailable', 'Simplex’s event has no date')
  return at
}
