import type { NetworkId } from '@causeway/core/currencies'
import type { DueWork } from '@causeway/core/orders'
import { sql } from 'kysely'
import type { Database } from '../db/index.ts'

/** What in the database waits for a worker at this moment. */
export type DueNow = {
  readonly kinds: readonly DueWork[]
  /** Networks with deposits that are to be looked up again; for a helper also those that nobody has read for long. */
  readonly deposits: ReadonlySet<NetworkId>
}

/** Longer than the process with the lead leaves a quiet chain alone. */
const UNREAD_SECONDS = 75

type Row = Readonly<Record<DueWork, boolean>> & {
  readonly deposits: readonly NetworkId[]
}

/**
 * Says in one statement what is due, so that a process with nothing to do asks once a turn instead of once for each kind
 * and network. Only a hint, by index alone: each worker claims by its own rules. `now`: business time in milliseconds
 * since 1970, by which messages to partners are due; everything else goes by the database's clock. `waitedSeconds`: only
 * what has been due for so long.
 */
export async function findDueWork(
  database: Database,
  what: {
    readonly networks: readonly NetworkId[]
    readonly now: number
    readonly waitedSeconds: number
  },
): Promise<DueNow> {
  const { waitedSeconds, networks, now } = what
  const helps = waitedSeconds > 0
  const since = sql`now() - ${waitedSeconds}::double precision * interval '1 second'`
  const at = sql`${new Date(now - waitedSeconds * 1000)}::timestamptz`
  const [row] = await database.statement(
    'find_due_work',
    sql<Row>`
      select
        exists (select 1 from order_due where due_at <= ${since} and not dead) as orders,
        exists (select 1 from transfer where due_at <= ${since} and not dead
          and (lease_until is null or lease_until < now())) as transfers,
        exists (select 1 from screening where due_at <= ${since}) as screenings,
        exists (select 1 from identification where due_at <= ${since}) as identifications,
        exists (select 1 from fiat_order where due_at <= ${since}) as fiat,
        exists (select 1 from affiliate_conversion where due_at <= ${since}) as affiliates,
        (not ${helps} and (exists (select 1 from order_untold)
          or exists (select 1 from fiat_order where partner_id is not null and told_events < event_count)))
          or exists (
            select 1 from webhook_endpoint endpoint
            where endpoint.deleted_at is null and endpoint.paused_at is null
              and exists (select 1 from webhook_delivery delivery
                where delivery.endpoint_id = endpoint.id and delivery.due_at <= ${at})) as webhooks,
        array(select chain from unnest(${networks}::text[]) as chain
          where exists (select 1 from deposit
            where deposit.network = chain and deposit.due_at <= ${since})
          or (${helps} and exists (select 1 from chain_cursor
            where network = chain and lease_until < now() - ${UNREAD_SECONDS} * interval '1 second'))) as deposits`,
  )
  if (row === undefined) throw new Error('The database gave no answer')
  const { deposits, ...kinds } = row
  return {
    kinds: (Object.keys(kinds) as DueWork[]).filter((kind) => kinds[kind]),
    deposits: new Set(deposits),
  }
}
