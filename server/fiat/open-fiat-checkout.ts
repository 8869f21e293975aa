import { formatUnits } from '@causeway/core/money'
import type { FiatCheckout, FiatFailure, FiatLimits, FiatPort } from '@causeway/core/ports'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { sql } from 'kysely'
import { sqlState, UNIQUE_VIOLATION } from '../db/index.ts'
import type { FiatNeeds } from './fiat-needs.ts'
import { type FiatOrderRow, lockFiatOrder, readGoesTo } from './fiat-order-store.ts'
import { declineFiatOrder } from './reports/apply-fiat-report.ts'

export type FiatRefusal = Failure<'fiat_offer_refused'> & {
  readonly type: FiatFailure['code']
  readonly limits: FiatLimits
}

const WITHIN_MILLISECONDS = 12_000
const FIRST_LOOK_SECONDS = 5
const NO_LIMITS: FiatLimits = { min: null, max: null }

/**
 * Opens a written order with its provider, outside any transaction and by its reference, and keeps where the person goes.
 * What was opened once is answered again. A provider that says no for good ends the order; one that does not answer is
 * asked again by the next try, and never has two orders that could be paid.
 */
export async function openFiatCheckout(
  needs: FiatNeeds,
  row: FiatOrderRow,
): Promise<Result<FiatCheckout['goesTo'], FiatRefusal>> {
  const known = readGoesTo(row.goes_to)
  if (known !== null) return ok(known)
  const port = needs.fiat.ports.get(row.provider)
  if (port === undefined || row.status !== 'waiting') return refused('others')
  const opened = await openSafely(port, needs, row)
  if (opened.ok) return keep(needs, row, opened.value)
  const { failure } = opened
  const isPassing = failure.code === 'timeout' || failure.code === 'unavailable'
  if (!isPassing) await declineFiatOrder(needs, row, failure.code)
  return refused(failure.code, failure.code === 'limits' ? failure.limits : NO_LIMITS)
}

async function openSafely(
  port: FiatPort,
  { catalogue, fiat }: FiatNeeds,
  row: FiatOrderRow,
): Promise<Result<FiatCheckout, FiatFailure>> {
  const asset = row.side === 'buy' ? row.fiat : row.coin
  const request = {
    side: row.side,
    fiat: row.fiat,
    coin: row.coin,
    network: row.network,
    amount: formatUnits(row.amount_from, catalogue.find(asset)?.decimals ?? 0),
    country: row.country,
    state: row.country_state,
    method: row.method,
    reference: row.id,
    address: row.destination,
    extraId: row.destination_extra_id === '' ? null : row.destination_extra_id,
    quoteId: row.quote_id,
    returnUrl: hasReturnUrl(row)
      ? fiat.partnerReturnUrlOf(row.public_code)
      : fiat.returnUrlOf(row.public_code, row.language),
    email: row.email,
    language: row.language ?? 'en',
    clientAddress: row.client_address,
    userAgent: row.user_agent,
  }
  try {
    return await port.checkout(request, WITHIN_MILLISECONDS)
  } catch {
    return fail({ code: 'unavailable' })
  }
}

function hasReturnUrl({ return_failed_url, return_success_url }: FiatOrderRow): boolean {
  return return_success_url !== null || return_failed_url !== null
}

/** The first answer stays: two who opened it at once go to the same page. */
async function keep(
  needs: FiatNeeds,
  row: FiatOrderRow,
  { goesTo, providerReference }: FiatCheckout,
): Promise<Result<FiatCheckout['goesTo'], FiatRefusal>> {
  try {
    const kept = await needs.database.transaction('open_fiat_order', async (tx) => {
      const now = await lockFiatOrder(tx, row.id)
      const first = readGoesTo(now.goes_to)
      if (first !== null) return first
      await tx
        .updateTable('fiat_order')
        .set({
          goes_to: JSON.stringify(goesTo),
          provider_reference: now.provider_reference ?? providerReference,
          client_address: null,
          user_agent: null,
          version: now.version + 1,
          attempts: 0,
          due_at: sql<Date>`now() + ${FIRST_LOOK_SECONDS} * interval '1 second'`,
        })
        .where('id', '=', row.id)
        .execute()
      return goesTo
    })
    needs.fiat.watch.changed(row.id)
    return ok(kept)
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error
    // It named the order as another one of his.
    needs.alert('fiat_report_unbelievable', { provider: row.provider, orderId: row.id })
    return refused('unavailable')
  }
}

function refused(
  type: FiatFailure['code'],
  limits: FiatLimits = NO_LIMITS,
): Result<never, FiatRefusal> {
  return fail({ code: 'fiat_offer_refused', type, limits })
}
