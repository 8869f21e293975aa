import type { NetworkId } from '@causeway/core/currencies'
import type { DueWork } from '@causeway/core/orders'
import { type RawBuilder, sql } from 'kysely'
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
 * and network. Only a hint, by index alone: each worker claims by its own rules. The earliest time is asked for and then
 * compared, since for rows below an unknown time a plan that reads whole tables looks cheaper. `now`: business time in milliseconds
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
  const isPast = (rows: RawBuilder<unknown>) =>
    sql`coalesce((select min(due_at) ${rows}) <= ${since}, false)`
  const at = sql`${new Date(now - waitedSeconds * 1000)}::timestamptz`
  const [row] = await database.statement(
    'find_due_work',
    sql<Row>`
      select
        ${isPast(sql`from order_due where not dead`)} as orders,
        ${isPast(sql`from transfer where not dead and (lease_until is null or lease_until < now())`)} as transfers,
        ${isPast(sql`from screening`)} as screenings,
        ${isPast(sql`from identification`)} as identifications,
        ${isPast(sql`from fiat_order`)} as fiat,
        ${isPast(sql`from affiliate_conversion`)} as affiliates,
        (not ${helps} and (exists (select 1 from order_untold)
          or exists (select 1 from fiat_order where partner_id is not null and told_events < event_count)))
          or exists (
            select 1 from webhook_endpoint endpoint
            where endpoint.deleted_at is null and endpoint.paused_at is null
              and exists (select 1 from webhook_delivery delivery
                where delivery.endpoint_id = endpoint.id and delivery.due_at <= ${at})) as webhooks,
        array(select chain from unnest(${networks}::text[]) as chain
          where ${isPast(sql`from deposit where deposit.network = chain`)}
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
