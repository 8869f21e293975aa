import type { FiatPort } from '@causeway/core/ports'
import { applyFiatReport, expireFiatOrder } from './apply-fiat-report.ts'
import type { FiatNeeds } from './fiat-needs.ts'
import { claimFiatOrder, type FiatOrderRow, setNextFiatLook } from './fiat-order-store.ts'
import { FIAT_UNPAID_FOR, secondsToNextLook } from './fiat-pace.ts'
import { openFiatCheckout } from './open-fiat-checkout.ts'

const WITHIN_MILLISECONDS = 10_000
/** Whoever made the order opens it himself within that time; then it is opened for him. */
const LEFT_ALONE_MILLISECONDS = 30_000

/**
 * Asks its provider how far one due order has come, and applies the answer: what webhooks did not tell is found so. An
 * order that was never opened, because its process died, is opened now. Unpaid ones expire after a day and are looked at
 * for a week more. False where nothing is due.
 */
export async function lookAtFiatOrders(needs: FiatNeeds): Promise<boolean> {
  const row = await claimFiatOrder(needs.database)
  if (row === undefined) return false
  const port = needs.fiat.ports.get(row.provider)
  const problem = port === undefined ? 'this provider is not set up' : await look(needs, port, row)
  await setNextFiatLook(needs.database, row, secondsToNextLook(row, needs.clock.now()), problem)
  return true
}

/** What went wrong; null where all went well. A change of state has set the next look itself. */
async function look(needs: FiatNeeds, port: FiatPort, row: FiatOrderRow): Promise<string | null> {
  const age = needs.clock.now() - row.created_at.getTime()
  const isOpened = row.goes_to !== null
  if (!isOpened && row.status === 'waiting' && age < FIAT_UNPAID_FOR) {
    if (age < LEFT_ALONE_MILLISECONDS) return null
    const opened = await openFiatCheckout(needs, row)
    if (!opened.ok) return `not opened: ${opened.failure.type}`
  }
  const asked = await readSafely(port, row)
  if (asked === 'unavailable') {
    if (age >= FIAT_UNPAID_FOR && row.status === 'waiting') await expireFiatOrder(needs, row)
    return 'the provider gave no answer'
  }
  if (asked !== null) await applyFiatReport(needs, row, asked, 'look')
  const isUnpaid = row.status === 'waiting' && (asked === null || asked.state === 'waiting')
  if (isUnpaid && age >= FIAT_UNPAID_FOR) await expireFiatOrder(needs, row)
  return null
}

async function readSafely(port: FiatPort, row: FiatOrderRow) {
  const { public_code: reference, provider_reference: providerReference, side } = row
  try {
    const read = await port.read({ reference, providerReference, side }, WITHIN_MILLISECONDS)
    return read.ok ? read.value : 'unavailable'
  } catch {
    return 'unavailable'
  }
}
