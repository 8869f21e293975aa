import { type Exchange, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { newKeyRequest, partnerOwnerAt } from '../self-service/owner.fixture.ts'
import {
  createUsageRecorder,
  forgetPartnerUsage,
  type PartnerUse,
} from './create-usage-recorder.ts'

const DAY_SECONDS = 86_400

describe('how much keys are used', () => {
  const open = sharedExchange('partner-usage')

  async function partnerAt(exchange: Exchange) {
    const { cases, session } = await partnerOwnerAt(exchange)
    await cases.openAccess(session.accountId)
    const created = await cases.createKey(session, newKeyRequest())
    if (!created.ok) throw new Error(created.failure.code)
    const keyId = created.value.key.id
    const usage = (key: string | null = null) => cases.readUsage(session.accountId, key)
    return { cases, session, keyId, usage }
  }

  const times = (count: number, use: PartnerUse, record: (use: PartnerUse) => void) => {
    for (let made = 0; made < count; made += 1) record(use)
  }

  test('is counted by day and method for all processes together, and shown for 30 days', async (context) => {
    const exchange = await open(context)
    const { keyId, usage } = await partnerAt(exchange)
    const other = await partnerAt(exchange)
    const [here, there] = [createUsageRecorder(exchange), createUsageRecorder(exchange)]
    times(3, { keyId, method: 'getStatus', outcome: 'answered' }, here.record)
    times(2, { keyId, method: 'getStatus', outcome: 'refused' }, there.record)
    times(1, { keyId, method: 'getFixRate', outcome: 'limited' }, here.record)
    times(9, { keyId: other.keyId, method: 'getStatus', outcome: 'failed' }, here.record)
    await Promise.all([here.flush(), there.flush()])
    const before = await usage()
    expect(before.days).toHaveLength(30)
    expect(before.days.at(-1)).toMatchObject({ requests: 6, errors: 3 })
    expect(before.methods).toEqual([
      { method: 'getStatus', requests: 5, errors: 2 },
      { method: 'getFixRate', requests: 1, errors: 1 },
    ])
    expect((await usage(other.keyId)).methods).toEqual([])
    exchange.clock.advance(DAY_SECONDS)
    times(1, { keyId, method: 'getStatus', outcome: 'answered' }, here.record)
    await here.flush()
    expect((await usage(keyId)).days.slice(-2)).toMatchObject([
      { requests: 6, errors: 3 },
      { requests: 1, errors: 0 },
    ])
    exchange.clock.advance(29 * DAY_SECONDS)
    expect((await usage()).days[0]).toMatchObject({ requests: 1, errors: 0 })
  })

  test('waits where the database is away, and is written once', async (context) => {
    const exchange = await open(context)
    const { keyId, usage } = await partnerAt(exchange)
    let isAway = true
    const direct = () => {
      if (isAway) throw new Error('away')
      return exchange.database.direct()
    }
    const recorder = createUsageRecorder({ clock: exchange.clock, database: { direct } })
    const use = { keyId, method: 'getStatus', outcome: 'answered' } as const
    recorder.record(use)
    await expect(recorder.flush()).rejects.toThrow('away')
    recorder.record(use)
    isAway = false
    await recorder.flush()
    await recorder.flush()
    expect((await usage()).methods).toEqual([{ method: 'getStatus', requests: 2, errors: 0 }])
  })

  test('is forgotten after 90 days', async (context) => {
    const exchange = await open(context)
    const { keyId } = await partnerAt(exchange)
    const recorder = createUsageRecorder(exchange)
    recorder.record({ keyId, method: 'getStatus', outcome: 'answered' })
    await recorder.flush()
    const kept = async (days: number) => {
      await forgetPartnerUsage(exchange.database, exchange.clock.now() + days * DAY_SECONDS * 1000)
      const rows = exchange.database.direct().selectFrom('partner_usage').select('requests')
      return (await rows.where('key_id', '=', keyId).execute()).length
    }
    expect(await kept(90)).toBe(1)
    expect(await kept(91)).toBe(0)
  })
})
