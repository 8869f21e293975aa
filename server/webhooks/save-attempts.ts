import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/index.ts'
import type { CourierNeeds, PausedEndpoint } from './webhook-types.ts'

/** What came of one attempt. */
export type Attempt = {
  readonly deliveryId: string
  readonly endpointId: string
  readonly number: number
  /** The endpoint was failing when the message was claimed. */
  readonly wasFailing: boolean
  readonly at: number
  readonly milliseconds: number
  readonly status: number | null
  readonly failure: string | null
  readonly reply: string | null
  /** `delivered`: the receiver took it. `retry`: at `dueAt`. `given_up`: no more tries. `gone`: wants no more messages. */
  readonly verdict: 'delivered' | 'retry' | 'given_up' | 'gone'
  /** Milliseconds since 1970; null unless it is tried again. */
  readonly dueAt: number | null
}

/**
 * Writes attempts down, with what follows from them for messages and endpoints, and tells the owners of the endpoints that are
 * paused by it in the same transaction. Answers these: they failed until a message's last try, or are gone. What waits for a
 * paused endpoint waits on. Attempts of messages that were deleted meanwhile are left out.
 */
export async function saveAttempts(
  { database, onPaused }: Pick<CourierNeeds, 'database' | 'onPaused'>,
  attempts: readonly Attempt[],
): Promise<readonly PausedEndpoint[]> {
  if (!attempts.some(changesEndpoint)) {
    await database.statement('save_webhook_attempts', messagesOf(attempts))
    return []
  }
  return database.transaction('save_webhook_attempts', async (tx) => {
    await messagesOf(attempts).execute(tx)
    const paused = await saveEndpoints(tx, attempts)
    for (const endpoint of paused) await onPaused(tx, endpoint)
    return paused
  })
}

/** Whether an endpoint fails now that did not, or does no longer. */
function changesEndpoint({ verdict, wasFailing }: Attempt): boolean {
  return verdict !== 'delivered' || wasFailing
}

/** Saves what became of messages: of those that still exist, which are locked, so that none of them is deleted meanwhile. */
function messagesOf(attempts: readonly Attempt[]): RawBuilder<unknown> {
  const rows = JSON.stringify(
    attempts.map(({ at, dueAt, ...attempt }) => ({
      ...attempt,
      at: new Date(at),
      dueAt: dueAt === null ? null : new Date(dueAt),
    })),
  )
  return sql`
    with given as (
      select * from jsonb_to_recordset(${rows}::jsonb) as given (
        "deliveryId" uuid, number integer, at timestamptz, milliseconds integer, status integer,
        failure text, reply text, verdict text, "dueAt" timestamptz)
    ), kept as (
      select id from webhook_delivery where id = any(select "deliveryId" from given)
      -- In one order in every process, so that no two wait for each other.
      order by id for update
    ), attempt as (
      select given.* from given join kept on kept.id = given."deliveryId"
    ), logged as (
      insert into webhook_attempt (delivery_id, number, at, milliseconds, status, failure, reply)
      select "deliveryId", number, at, milliseconds, status, failure, reply from attempt
      on conflict do nothing
    )
    update webhook_delivery delivery
    set due_at = attempt."dueAt",
      delivered_at = case attempt.verdict when 'delivered' then attempt.at end,
      failed_at = case when attempt.verdict in ('given_up', 'gone') then attempt.at end
    from attempt
    -- One that took longer than its lease was claimed again: the later attempt decides.
    where delivery.id = attempt."deliveryId" and delivery.attempts = attempt.number`
}

async function saveEndpoints(
  tx: Tx,
  attempts: readonly Attempt[],
): Promise<readonly PausedEndpoint[]> {
  const paused: PausedEndpoint[] = []
  const byEndpoint = [...Map.groupBy(attempts, ({ endpointId }) => endpointId)].toSorted(
    ([one], [other]) => (one < other ? -1 : 1),
  )
  for (const [endpointId, own] of byEndpoint) {
    const isWell = own.some(({ verdict }) => verdict === 'delivered')
    const last = own.find(({ verdict }) => verdict === 'gone' || verdict === 'given_up')
    const reason = last === undefined || isWell ? null : reasonOf(last)
    const row = await tx
      .updateTable('webhook_endpoint')
      .set({
        failures: isWell ? 0 : sql<number>`failures + ${own.length}`,
        ...(reason === null ? {} : { paused_at: new Date(last?.at ?? 0), pause_reason: reason }),
      })
      .where('id', '=', endpointId)
      .where('deleted_at', 'is', null)
      .$if(isWell, (query) => query.where('failures', '>', 0))
      .$if(reason !== null, (query) => query.where('paused_at', 'is', null))
      .returning(['partner_id', 'url'])
      .executeTakeFirst()
    if (row === undefined || reason === null) continue
    paused.push({ endpointId, partnerId: row.partner_id, url: row.url, reason })
  }
  return paused
}

function reasonOf({ verdict }: Attempt): PausedEndpoint['reason'] {
  return verdict === 'gone' ? 'gone' : 'failing'
}
