import { createCatalogue, currencies, networks } from '@causeway/core/currencies'
import { openTestDatabase } from '@causeway/tests/exchange'
import { afterAll, describe, expect, type TestContext, test } from 'vitest'
import type { Database } from '../db/index.ts'
import { addAlert } from './add-alert.ts'
import { listAlerts } from './list-alerts.ts'
import { removeAlert } from './remove-alert.ts'

const catalogue = createCatalogue(currencies, networks)
const given = {
  id: 'currency-from',
  message: ' Slow today. ',
  routes: 'index, buy',
  currency: 'BTC',
}

describe('alerts', () => {
  let opened: Database | undefined
  let now = 1_000
  const open = async (context: TestContext) => {
    opened ??= (await openTestDatabase(context, 'alerts')).database
    now += 1_000
    return { database: opened, catalogue, clock: { now: () => now } }
  }
  afterAll(() => opened?.close())

  test('are listed as they were added, oldest first, until they are removed', async (context) => {
    const needs = await open(context)
    const first = await addAlert(needs, given)
    now += 1_000
    await addAlert(needs, { id: 'maintenance', message: 'Noon', routes: '', currency: null })
    const listed = await listAlerts(needs.database)
    expect(listed.map(({ key: _, ...alert }) => alert)).toEqual([
      { id: 'currency-from', message: 'Slow today.', routes: 'index,buy', currency: 'btc' },
      { id: 'maintenance', message: 'Noon', routes: '', currency: null },
    ])
    const key = first.ok ? first.value.key : ''
    expect(await removeAlert(needs.database, key)).toEqual({ ok: true, value: null })
    for (const gone of [key, 'nonsense']) {
      const removed = await removeAlert(needs.database, gone)
      expect(removed).toMatchObject({ failure: { code: 'alert_not_found' } })
    }
    expect((await listAlerts(needs.database)).map(({ id }) => id)).toEqual(['maintenance'])
  })

  test('are refused where something is missing or malformed', async (context) => {
    const needs = await open(context)
    for (const [change, code] of [
      [{ id: 'No Place' }, 'id_malformed'],
      [{ message: ' ' }, 'message_missing'],
      [{ routes: '<script>' }, 'routes_malformed'],
      [{ currency: null }, 'currency_needed'],
      [{ id: 'maintenance' }, 'currency_needed'],
      [{ currency: 'nonsense' }, 'currency_unknown'],
    ] as const) {
      expect(await addAlert(needs, { ...given, ...change })).toMatchObject({ failure: { code } })
    }
  })
})
