import { unknownRoute } from '@causeway/core/alerts'
import { type AddAlertFailure, addAlert, listAlerts, removeAlert } from '@causeway/server/alerts'
import { pages } from '@causeway/web/pages.ts'
import { CommandStopped } from '../run-command.ts'
import type { CommandLine, OperatorDesk } from './open-operator-desk.ts'

const SAYS = {
  id_malformed: 'Name a place in small letters: currency-from, currency-to, or a name of your own',
  message_missing: 'Add a message: alert add ID "MESSAGE"',
  routes_malformed: 'Routes are patterns with commas between: index,exchange/*/*,processing',
  currency_needed: 'currency-from and currency-to need --currency COIN, and no others have one',
  currency_unknown: 'Unknown coin',
} as const satisfies Record<AddAlertFailure['code'], string>

/** Adds, lists and removes what customers are told on the site (CALC-27). Running processes notice within seconds. */
export async function alertCommand(desk: OperatorDesk, line: CommandLine): Promise<void> {
  const [action = 'list', first = '', ...rest] = line.given
  switch (action) {
    case 'add': {
      refuseUnknownRoutes(line.routes)
      const added = await addAlert(desk, {
        id: first,
        message: rest.join(' '),
        routes: line.routes,
        currency: line.currency === '' ? null : line.currency,
      })
      if (!added.ok) throw new CommandStopped(SAYS[added.failure.code])
      return desk.say(`${added.value.key} is said now`)
    }
    case 'remove': {
      const removed = await removeAlert(desk.database, first)
      if (!removed.ok) throw new CommandStopped('Alert not found. List alerts with: alert list')
      return desk.say(`${first} is said no longer`)
    }
    default: {
      const alerts = await listAlerts(desk.database)
      if (alerts.length === 0) return desk.say('Nothing is said')
      for (const { key, id, currency, routes, message } of alerts) {
        desk.say([key, id, currency ?? '-', routes || 'every page', message].join('  '))
      }
    }
  }
}

/** What names no page would be shown nowhere (SHELL-17). */
function refuseUnknownRoutes(routes: string): void {
  const unknown = unknownRoute(
    routes,
    pages.map(({ path }) => path),
  )
  if (unknown === null) return
  throw new CommandStopped(
    `The site has no page for "${unknown}". Patterns name pages: index, buy, transaction/[id], exchange/*/*, * for every page; #section after one names a part of it`,
  )
}
