import type { FiatPort } from '@causeway/core/ports'
import { sql } from 'kysely'
import type { Database } from '../db/index.ts'
import type { FiatNeeds } from './fiat-needs.ts'
import { claimFiatOrder, type FiatOrderRow, setNextFiatLook } from './fiat-order-store.ts'
import { FIAT_UNPAID_FOR, secondsToNextLook } from './fiat-pace.ts'
import { createHealthRecord, type HealthRecord } from './offers/fiat-health.ts'
import { openFiatCheckout } from './open-fiat-checkout.ts'
import { applyFiatReport, expireFiatOrder } from './reports/apply-fiat-report.ts'

const WITHIN_MILLISECONDS = 10_000
/** Whoever made the order opens it himself within that time; then it is opened for him. */
const LEFT_ALONE_MILLISECONDS = 30_000

/**
 * Asks its provider how far one due order has come, and applies the answer: what webhooks did not tell is found so. An
 * order that was never opened, because its process died, is opened now. Unpaid ones expire after 36 hours and are looked at
 * for a week more. A provider that does not answer is left alone for a moment, so that it holds up no other. False where
 * nothing is due.
 */
export async function pollFiatOrders(needs: FiatNeeds): Promise<boolean> {
  const row = await claimFiatOrder(needs.database)
  if (row === undefined) return false
  const port = needs.fiat.ports.get(row.provider)
  const problem = await look(needs, port, row)
  await setNextFiatLook(needs.database, row, secondsToNextLook(row, needs.clock.now()), problem)
  return true
}

const NO_ANSWER = 'the provider gave no answer'

/** What went wrong; null where all went well. A change of state has set the next look itself. */
async function look(
  needs: FiatNeeds,
  port: FiatPort | undefined,
  row: FiatOrderRow,
): Promise<string | null> {
  const age = needs.clock.now() - row.created_at.getTime()
  const isUnpaid = row.status === 'waiting'
  const isOver = isUnpaid && age >= FIAT_UNPAID_FOR
  const isUnopened = isUnpaid && !isOver && row.goes_to === null
  if (isUnopened && age < LEFT_ALONE_MILLISECONDS) return null
  const problem =
    port === undefined
      ? 'this provider is not set up'
      : await askInTurn(needs, port, () => ask(needs, port, row, isUnopened))
  // What was paid meanwhile does not expire.
  if (isOver) await expireFiatOrder(needs, row)
  return problem
}

/** How each provider answered lately when it was asked for orders; in memory, and gone with the provider. */
const answering = new WeakMap<FiatPort, HealthRecord>()

/** Asks, where the provider answered lately or was left alone for long enough. */
async function askInTurn(
  { clock }: FiatNeeds,
  port: FiatPort,
  asking: () => Promise<string | null>,
): Promise<string | null> {
  const health = answering.get(port) ?? createHealthRecord()
  answering.set(port, health)
  const began = clock.now()
  if (!health.mayAsk(began)) return NO_ANSWER
  const problem = await asking()
  const code = problem === NO_ANSWER ? 'unavailable' : 'ok'
  health.note({ code, milliseconds: clock.now() - began }, clock.now())
  return problem
}

async function ask(
  needs: FiatNeeds,
  port: FiatPort,
  row: FiatOrderRow,
  isUnopened: boolean,
): Promise<string | null> {
  if (isUnopened) {
    const opened = await openFiatCheckout(needs, row)
    if (!opened.ok) {
      const { type } = opened.failure
      return type === 'timeout' || type === 'unavailable' ? NO_ANSWER : `not opened: ${type}`
    }
  }
  const read = await readOrder(port, row)
  if (read === 'unavailable') return NO_ANSWER
  if (read !== null) await applyFiatReport(needs, row, read, 'look')
  return null
}

async function readOrder(port: FiatPort, row: FiatOrderRow) {
  const { id: reference, provider_reference: providerReference, side } = row
  try {
    const read = await port.read({ reference, providerReference, side }, WITHIN_MILLISECONDS)
    return read.ok ? read.value : 'unavailable'
  } catch {
    return 'unavailable'
  }
}

/** Has every fiat order that is looked at at all looked at now: the business clock was moved. */
export async function makeFiatOrdersDue(database: Database): Promise<void> {
  await database
    .direct()
    .updateTable('fiat_order')
    .set({ due_at: sql<Date>`now()`, attempts: 0 })
    .where('due_at', 'is not', null)
    .execute()
}
