import { unknownRoute } from '@causeway/core/alerts'
import { type AddAlertFailure, addAlert } from '@causeway/server/alerts/add-alert'
import { listAlerts } from '@causeway/server/alerts/list-alerts'
import { removeAlert } from '@causeway/server/alerts/remove-alert'
import { pages } from '@causeway/web/pages.ts'
import { CommandStopped } from '../../run-command.ts'
import type { CommandLine, OperatorContext } from './open-operator-context.ts'

const SAYS = {
  id_malformed: 'Use a lowercase ID: currency-from, currency-to, or one of your own',
  message_missing: 'Add a message: alert add ID "MESSAGE"',
  routes_malformed: 'Routes are comma-separated patterns: index,exchange/*/*,processing',
  currency_needed: 'currency-from and currency-to require --currency COIN; other IDs don’t take it',
  currency_unknown: 'Unknown coin',
} as const satisfies Record<AddAlertFailure['code'], string>

/** Adds, lists and removes what customers are told on the site (CALC-27). Running processes notice within seconds. */
export async function alertCommand(context: OperatorContext, line: CommandLine): Promise<void> {
  const [action = 'list', first = '', ...rest] = line.given
  switch (action) {
    case 'add': {
      refuseUnknownRoutes(line.routes)
      const added = await addAlert(context, {
        id: first,
        message: rest.join(' '),
        routes: line.routes,
        currency: line.currency === '' ? null : line.currency,
      })
      if (!added.ok) throw new CommandStopped(SAYS[added.failure.code])
      return context.say(`Alert ${added.value.key} is now shown`)
    }
    case 'remove': {
      const removed = await removeAlert(context.database, first)
      if (!removed.ok) throw new CommandStopped('Alert not found. List alerts with: alert list')
      return context.say(`Alert ${first} was removed`)
    }
    default: {
      const alerts = await listAlerts(context.database)
      if (alerts.length === 0) return context.say('No alerts')
      for (const { key, id, currency, routes, message } of alerts) {
        context.say([key, id, currency ?? '-', routes || 'every page', message].join('  '))
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
    `No page matches "${unknown}". Use page patterns: index, buy, transaction/[id], exchange/*/*, or * for every page. Add #section for a part of a page`,
  )
}
