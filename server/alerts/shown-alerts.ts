import {
  type Catalogue,
  isAnnounced,
  isMaintained,
  type Maintenance,
} from '@causeway/core/currencies'
import type { Clock } from '@causeway/core/ports'
import type { Database } from '../db/index.ts'
import { type AlertMessage, PAYOUTS_PAUSED } from './alert-message.ts'
import { listAlerts } from './list-alerts.ts'

/**
 * What is said on the site: that payouts are paused, while they are, planned maintenance, and what the operator says, oldest first.
 */
export async function shownAlerts({
  catalogue,
  clock,
  database,
}: {
  readonly database: Pick<Database, 'direct'>
  readonly catalogue: Catalogue
  readonly clock: Clock
}): Promise<readonly AlertMessage[]> {
  const halt = await database
    .direct()
    .selectFrom('halt')
    .select('scope')
    .where('scope', 'in', ['all', 'signing'])
    .executeTakeFirst()
  return [
    ...(halt === undefined ? [] : [PAYOUTS_PAUSED]),
    ...maintenanceAlerts(catalogue, clock.now()),
    ...(await listAlerts(database)),
  ]
}

/** Each network and each coin once that has maintenance going on, or within a day. */
function maintenanceAlerts(catalogue: Catalogue, now: number): readonly AlertMessage[] {
  const networks = catalogue.networks.flatMap(({ id, name }) => {
    const on = catalogue.all.find(({ protocol }) => protocol === id)?.networkMaintenance
    return on === undefined ? [] : [{ what: name, maintenance: on }]
  })
  const coins = catalogue.lists.enabled.flatMap(({ maintenance, name }) =>
    maintenance === undefined ? [] : [{ what: name, maintenance }],
  )
  return [...networks, ...coins]
    .filter(({ maintenance }) => isAnnounced(maintenance, now))
    .map(({ maintenance, what }) => alertOf(what, maintenance, now))
}

function alertOf(what: string, maintenance: Maintenance, now: number): AlertMessage {
  const { endsAt, note, startsAt } = maintenance
  const [from, until] = [startsAt, endsAt].map((at) => new Date(at).toISOString())
  return {
    key: `maintenance ${what}`,
    id: 'planned_maintenance',
    message: `Maintenance of ${what} from ${from} to ${until}. ${note}`.trim(),
    routes: '',
    currency: null,
    maintenance: { what, startsAt, endsAt, note, isOpen: isMaintained(maintenance, now) },
  }
}
