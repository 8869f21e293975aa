import { plantRows, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { heldSecret, holdsOrder, readOrder, readOrderById, readOrdersById } from './read-order.ts'

describe('reading orders', () => {
  const open = sharedExchange('read_order')

  test('finds one by its code and by its id', async (context) => {
    const exchange = await open(context)
    const { order } = await exchange.place()
    const read = await readOrder(exchange.needs, order.publicCode)
    expect(read).toMatchObject({ ok: true, value: { id: order.id } })
    expect(await readOrderById(exchange.needs, order.id)).toMatchObject({
      publicCode: order.publicCode,
    })
    expect(await readOrder(exchange.needs, 'none')).toEqual({
      ok: false,
      failure: { code: 'order_not_found' },
    })
    await expect(
      readOrderById(exchange.needs, '00000000-0000-4000-8000-000000000001'),
    ).rejects.toThrow()
  })

  test('leaves out the one that cannot be shown, and reports it', async (context) => {
    const exchange = await open(context)
    const placed = [await exchange.place(), await exchange.place(), await exchange.place()]
    const [first, broken, last] = placed.map(({ order }) => order.id)
    if (broken === undefined) throw new Error('None was placed')
    await plantRows(exchange.database, (tx) =>
      tx.updateTable('orders').set({ policy_version: 'lost' }).where('id', '=', broken).execute(),
    )
    const policyOf = (version: string) => {
      if (version === 'lost') throw new Error('There is no such policy')
      return exchange.needs.termsOf(version)
    }
    const needs = { ...exchange.needs, termsOf: policyOf }
    const reported: unknown[] = []
    const ids = placed.map(({ order }) => order.id)
    const views = await readOrdersById(needs, ids, (id, error) =>
      reported.push([id, error instanceof Error]),
    )
    expect(new Set(views.map(({ id }) => id))).toEqual(new Set([first, last]))
    expect(reported).toEqual([[broken, true]])
  })

  test('knows a holder by the order’s secret alone', async (context) => {
    const exchange = await open(context)
    const { holderSecret, order } = await exchange.place()
    const holds = (holderSecrets: readonly string[], code = order.publicCode) =>
      holdsOrder(exchange.needs, code, { holderSecrets })
    expect(await holds(['another', holderSecret])).toBe(true)
    expect(await holds(['another'])).toBe(false)
    expect(await holds([])).toBe(false)
    expect(await holds([holderSecret], 'none')).toBe(false)
    const secretOf = (secrets: readonly string[], code = order.publicCode) =>
      heldSecret(exchange.needs, code, secrets)
    expect(await secretOf(['another', holderSecret])).toBe(holderSecret)
    expect(await secretOf(['another'])).toBeNull()
    expect(await secretOf([])).toBeNull()
    expect(await secretOf([holderSecret], 'none')).toBeNull()
  })
})
