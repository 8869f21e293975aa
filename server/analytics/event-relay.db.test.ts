import type { SiteEvent } from '@causeway/core/analytics'
import type { CollectedEvent } from '@causeway/core/ports'
import { openTestDatabase } from '@causeway/tests/exchange'
import { afterAll, describe, expect, test } from 'vitest'
import type { Database } from '../db/index.ts'
import { createEventRelay } from './create-event-relay.ts'
import { listEventCounts } from './list-event-counts.ts'

const event = (name: SiteEvent['name']): SiteEvent => ({ name, fields: {}, meta: {} })
const noon = Date.UTC(2026, 0, 2, 12)

describe('events of the site', () => {
  let opened: Database | undefined
  afterAll(() => opened?.close())

  test('[TELE-01] are counted by day and name, and passed on until they are taken', async (context) => {
    opened ??= (await openTestDatabase(context, 'events')).database
    const database = opened
    let now = noon
    let isAway = false
    const sent: (readonly CollectedEvent[])[] = []
    const send = async (events: readonly CollectedEvent[]) => {
      if (isAway) throw new Error('away')
      sent.push(events)
      return 'taken' as const
    }
    const clock = { now: () => now }
    const relay = createEventRelay({ database, clock, collector: { name: 'test', send } })
    relay.record(event('jsError'))
    relay.record(event('jsError'))
    relay.record({ ...event('changeLanguage'), fields: { language: 'd\ne' } })
    await relay.flush()
    expect(sent[0]?.map(({ name, fields, at }) => ({ name, fields, at }))).toEqual([
      { name: 'jsError', fields: {}, at: noon },
      { name: 'jsError', fields: {}, at: noon },
      { name: 'changeLanguage', fields: { language: 'd e' }, at: noon },
    ])
    now += 86_400_000
    isAway = true
    for (let n = 0; n < 2_100; n += 1) relay.record(event('jsError'))
    await expect(relay.flush()).rejects.toThrow('away')
    isAway = false
    sent.length = 0
    await relay.flush()
    expect(sent.map(({ length }) => length)).toEqual(Array.from({ length: 20 }, () => 100))
    expect(await listEventCounts({ database }, '2026-01-02')).toEqual([
      { day: '2026-01-03', name: 'jsError', count: 2_100n },
      { day: '2026-01-02', name: 'changeLanguage', count: 1n },
      { day: '2026-01-02', name: 'jsError', count: 2n },
    ])
    expect(await listEventCounts({ database }, '2026-01-03')).toHaveLength(1)
  })

  test('[TELE-01] what the collector refuses is not sent again, and keeps back nothing', async (context) => {
    opened ??= (await openTestDatabase(context, 'events')).database
    const names: string[] = []
    const send = async ([first]: readonly CollectedEvent[]) => {
      names.push(first?.name ?? '')
      return names.length === 1 ? ('refused' as const) : ('taken' as const)
    }
    const clock = { now: () => Date.UTC(2025, 6, 1) }
    const collector = { name: 'test', send }
    const relay = createEventRelay({ database: opened, clock, collector })
    for (let n = 0; n < 100; n += 1) relay.record(event('jsError'))
    relay.record(event('changeLanguage'))
    await expect(relay.flush()).rejects.toThrow('the collector refused 100 events')
    await relay.flush()
    expect(names).toEqual(['jsError', 'changeLanguage'])
  })

  test('counts that could not be written are written later', async (context) => {
    opened ??= (await openTestDatabase(context, 'events')).database
    const database = opened
    let isBroken = true
    const direct = () => {
      if (isBroken) throw new Error('no database')
      return database.direct()
    }
    const clock = { now: () => Date.UTC(2026, 4, 1) }
    const relay = createEventRelay({ database: { direct }, clock, collector: null })
    relay.record(event('supportChat'))
    await expect(relay.flush()).rejects.toThrow('no database')
    isBroken = false
    relay.record(event('supportChat'))
    await relay.flush()
    await relay.flush()
    expect(await listEventCounts({ database }, '2026-05-01')).toEqual([
      { day: '2026-05-01', name: 'supportChat', count: 2n },
    ])
  })
})
