import { fail } from '@causeway/core/result'
import { type Exchange, plantRows, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { followIdentifications } from '../../compliance/index.ts'
import type { PlacedOrder } from '../placing/place-order-types.ts'
import { beginIdentification } from './begin-identification.ts'
import { playCompliance } from './play-compliance.fixture.ts'

describe('identification of an order’s holder', () => {
  const open = sharedExchange('begin_identification')
  const { compliance, identities } = playCompliance()

  async function asked(exchange: Exchange): Promise<PlacedOrder> {
    const placed = await exchange.place()
    await plantRows(exchange.database, (tx) =>
      tx
        .updateTable('orders')
        .set({ kyc_required: true })
        .where('id', '=', placed.order.id)
        .execute(),
    )
    await exchange.work()
    return placed
  }

  async function begin(
    exchange: Exchange,
    { holderSecret, order }: PlacedOrder,
    using: object = { compliance },
  ) {
    const { publicCode } = order
    const needs = { ...exchange.needs, ...using }
    return beginIdentification(needs, { publicCode, holderSecrets: [holderSecret] })
  }

  const refused = (code: string) => ({ ok: false, failure: { code } })

  test('opens the provider’s page as often as it is asked for, and is followed', async (context) => {
    const exchange = await open(context)
    const placed = await asked(exchange)
    const woken = exchange.woken.length
    for (let times = 0; times < 2; times += 1) {
      expect(await begin(exchange, placed)).toMatchObject({
        value: { provider: 'test', url: 'https://id.example/' },
      })
    }
    expect(exchange.woken.slice(woken)).toEqual(['identifications', 'identifications'])
    expect([...identities.keys()]).toContain(placed.order.id)
    expect((await exchange.read(placed)).identification).toBe('started')
  })

  test.for(['approved', 'refused'] as const)(
    'ends with a verdict: %s',
    async (verdict, context) => {
      const exchange = await open(context)
      const placed = await asked(exchange)
      expect((await begin(exchange, placed)).ok).toBe(true)
      identities.set(placed.order.id, verdict)
      const needs = { ...exchange.needs, compliance }
      await exchange.database
        .direct()
        .updateTable('identification')
        .set({ due_at: new Date(0) })
        .execute()
      while (await followIdentifications(needs)) expect(exchange.alerts).toEqual([])
      expect((await exchange.read(placed)).identification).toBe(verdict)
      expect(await begin(exchange, placed)).toEqual(refused('identification_decided'))
    },
  )

  test('is refused where it is not asked for, or not by the holder', async (context) => {
    const exchange = await open(context)
    const placed = await asked(exchange)
    const order = { ...placed.order, publicCode: 'none' }
    expect(await begin(exchange, { ...placed, order })).toEqual(refused('order_not_found'))
    expect(await begin(exchange, { ...placed, holderSecret: 'another' })).toEqual(
      refused('not_the_holder'),
    )
    const notAsked = refused('identification_not_asked')
    expect(await begin(exchange, await exchange.place())).toEqual(notAsked)
    expect(await begin(exchange, placed, {})).toEqual(notAsked)
    const without = { compliance: { ...compliance, identity: null } }
    expect(await begin(exchange, placed, without)).toEqual(notAsked)
    const { identity } = compliance
    const unavailable = async () => fail({ code: 'identity_unavailable' as const })
    const away = { compliance: { ...compliance, identity: { ...identity, begin: unavailable } } }
    expect(await begin(exchange, placed, away)).toEqual(refused('identification_unavailable'))
    expect((await exchange.read(placed)).identification).toBe('none')
  })
})
