import type { WebhookEvent } from '@causeway/core/partners'
import { sql } from 'kysely'
import type { Database } from '../db/index.ts'

/** Longer than a message may take; after it another process sends it again. */
const LEASE_SECONDS = 60

/** A message that this process sends now. */
export type ClaimedDelivery = {
  readonly id: string
  readonly endpointId: string
  readonly partnerId: string
  readonly url: string
  readonly kind: WebhookEvent | 'test'
  readonly body: string
  /** Number of this attempt, and which it is since the message was last made due; both from 1. */
  readonly attempt: number
  readonly tries: number
  /** Attempts to its endpoint have failed since the last that went well. */
  readonly isFailing: boolean
  readonly sealedSecret: string
  /** Still valid beside it; null where there is none. */
  readonly previousSecret: string | null
}

/**
 * Claims messages that are due, for each endpoint `mostEach` less what this process is already sending to it. Endpoints take
 * turns, so that one with many messages does not hold up the others; among equals, what has waited longest goes first. An
 * endpoint that fails gets one message at a time, and the messages of one order go out one after the other. `sending`: how
 * many messages to which endpoint are on their way. `now`: milliseconds since 1970.
 */
export async function claimDeliveries(
  database: Database,
  what: {
    readonly now: number
    readonly most: number
    readonly mostEach: number
    readonly sending: ReadonlyMap<string, number>
  },
): Promise<readonly ClaimedDelivery[]> {
  const { most, mostEach, sending } = what
  const now = sql`${new Date(what.now)}::timestamptz`
  const busy = [...sending.keys()]
  const counts = [...sending.values()]
  return database.statement(
    'claim_webhooks',
    sql<ClaimedDelivery>`
      with waiting as (
        select due.id, endpoint.id as endpoint_id
        from webhook_endpoint endpoint
        left join unnest(${busy}::uuid[], ${counts}::integer[]) as busy (id, count)
          on busy.id = endpoint.id
        cross join lateral (
          select delivery.id, delivery.due_at from webhook_delivery delivery
          where delivery.endpoint_id = endpoint.id and delivery.due_at <= ${now}
            and not exists (
              select 1 from webhook_delivery earlier
              where earlier.endpoint_id = delivery.endpoint_id
                and earlier.order_id = delivery.order_id
                and earlier.sequence < delivery.sequence
                and earlier.due_at is not null)
          order by delivery.due_at, delivery.id
          limit greatest(0,
            case when endpoint.failures > 0 then 1 else ${mostEach}::integer end - coalesce(busy.count, 0))
        ) due
        where endpoint.deleted_at is null and endpoint.paused_at is null
        -- In turn: nobody's second message goes before anybody's first.
        order by coalesce(busy.count, 0)
          + row_number() over (partition by endpoint.id order by due.due_at, due.id), due.due_at
        limit ${most}
      ), picked as (
        select delivery.id, waiting.endpoint_id
        from waiting join webhook_delivery delivery on delivery.id = waiting.id
        -- Asked again: another process may have claimed it since.
        where delivery.due_at <= ${now}
        for update of delivery skip locked
      )
      update webhook_delivery delivery
      set attempts = delivery.attempts + 1, tries = delivery.tries + 1,
        due_at = ${now} + ${LEASE_SECONDS} * interval '1 second'
      from picked join webhook_endpoint endpoint on endpoint.id = picked.endpoint_id
      where delivery.id = picked.id
      returning delivery.id, delivery.kind, delivery.body, delivery.attempts as "attempt", delivery.tries,
        endpoint.id as "endpointId", endpoint.partner_id as "partnerId", endpoint.url,
        endpoint.failures > 0 as "isFailing", endpoint.sealed_secret as "sealedSecret",
        case when endpoint.previous_until > ${now} then endpoint.previous_secret end
          as "previousSecret"`,
  )
}
