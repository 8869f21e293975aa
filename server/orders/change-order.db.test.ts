import { type Exchange, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { changeOrder, changeOrderByStaff } from './change-order.ts'
import type { ChangeOrderInput } from './order-types.ts'
import type { PlacedOrder } from './placing/place-order-types.ts'

type Asked = Omit<ChangeOrderInput, 'publicCode' | 'holderSecrets'>

function change(exchange: Exchange, placed: PlacedOrder, asked: Asked) {
  return changeOrder(exchange.needs, {
    publicCode: placed.order.publicCode,
    holderSecrets: [placed.holderSecret],
    ...asked,
  })
}

/** What the newest event of the order keeps. */
async function lastEvent(exchange: Exchange, { order }: PlacedOrder) {
  const { facts, kind } = await exchange.database
    .direct()
    .selectFrom('order_event')
    .select(['kind', 'facts'])
    .where('order_id', '=', order.id)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { kind, facts: JSON.parse(facts) }
}

describe('the holder of an order', () => {
  const open = sharedExchange('change_order')

  test('changes the refund address, which is not kept in the events', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ email: 'one@example.com' })
    const watched: string[] = []
    const stop = exchange.needs.watch.onChange((id) => watched.push(id))
    const { address } = await exchange.controls.customerAddress('btc')
    const changed = await change(exchange, placed, { refundAddress: ` ${address} ` })
    expect(changed).toMatchObject({
      ok: true,
      value: { refund: { address, extraId: null }, email: 'one@example.com' },
    })
    expect(await lastEvent(exchange, placed)).toEqual({
      kind: 'changed_by_holder',
      facts: { fields: ['refund_address', 'refund_extra_id'], choice: null },
    })
    stop()
    expect(watched).toContain((await exchange.read(placed)).id)
  })

  test('leaves out the refund address of an order at floating rate alone', async (context) => {
    const exchange = await open(context)
    const float = await exchange.place()
    expect(await change(exchange, float, { refundAddress: ' ' })).toMatchObject({
      value: { refund: null },
    })
    expect(await change(exchange, float, { refundAddress: null })).toMatchObject({ ok: true })
    const fixed = await exchange.place({ kind: 'fixed' })
    expect(await change(exchange, fixed, { refundAddress: '' })).toMatchObject({
      failure: { code: 'refund_address_missing' },
    })
    expect((await exchange.read(fixed)).refund).not.toBeNull()
  })

  test('gives no refund address that is wrong or ours', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const before = (await exchange.read(placed)).refund
    expect(await change(exchange, placed, { refundAddress: 'nonsense' })).toMatchObject({
      failure: { field: 'refundAddress' },
    })
    const ours = placed.order.payIn.address
    expect(await change(exchange, placed, { refundAddress: ours })).toMatchObject({
      failure: { code: 'address_is_ours', field: 'refundAddress' },
    })
    expect((await exchange.read(placed)).refund).toEqual(before)
  })

  test('changes the address for mail, or takes it away', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    expect(await change(exchange, placed, { email: 'two@example.com' })).toMatchObject({
      value: { email: 'two@example.com' },
    })
    expect(await change(exchange, placed, { email: 'no address' })).toMatchObject({
      failure: { code: 'email_malformed' },
    })
    expect((await exchange.read(placed)).email).toBe('two@example.com')
    expect(await change(exchange, placed, { email: '' })).toMatchObject({ value: { email: null } })
  })

  test('changes the memo of the payout until it is sent', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ to: 'xrp' })
    expect(await change(exchange, placed, { extraId: 'words' })).toMatchObject({
      failure: { field: 'extraId' },
    })
    expect(await change(exchange, placed, { extraId: '77' })).toMatchObject({
      value: { destination: { extraId: '77' } },
    })
    await exchange.pay(placed)
    const { destination } = await exchange.until(placed, 'finished')
    expect(await exchange.received(destination.address)).toMatchObject([{ extraId: '77' }])
    expect(await change(exchange, placed, { extraId: '78' })).toMatchObject({
      failure: { code: 'change_too_late' },
    })
  })

  test('changes no refund address once the refund is on its way, and chooses only on hold', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    expect(await change(exchange, placed, { choice: 'refund' })).toMatchObject({
      failure: { code: 'choice_not_offered' },
    })
    await exchange.pay(placed, 5_000n)
    await exchange.until(placed, 'hold')
    expect(await change(exchange, placed, { refundAddress: '', choice: 'refund' })).toMatchObject({
      failure: { code: 'refund_address_missing' },
    })
    const { address } = await exchange.controls.customerAddress('btc')
    const woken = exchange.woken.length
    const chosen = await change(exchange, placed, { refundAddress: address, choice: 'refund' })
    expect(chosen).toMatchObject({ value: { choice: 'refund', refund: { address } } })
    expect(exchange.woken.slice(woken)).toContain('orders')
    expect(await change(exchange, placed, { choice: 'refund' })).toMatchObject({ ok: true })
    await exchange.until(placed, 'refunding')
    expect(await change(exchange, placed, { refundAddress: address })).toMatchObject({
      failure: { code: 'change_too_late' },
    })
    await exchange.until(placed, 'refunded')
    expect(await exchange.received(address)).toHaveLength(1)
    expect(await change(exchange, placed, { refundAddress: address })).toMatchObject({
      failure: { code: 'change_too_late' },
    })
  })

  test('is the only one, and of an order that exists', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const email = 'stranger@example.com'
    const asked = { publicCode: placed.order.publicCode, holderSecrets: ['another'], email }
    expect(await changeOrder(exchange.needs, asked)).toMatchObject({
      failure: { code: 'not_the_holder' },
    })
    expect((await exchange.read(placed)).email).toBeNull()
    expect(await changeOrder(exchange.needs, { ...asked, publicCode: 'none' })).toMatchObject({
      failure: { code: 'order_not_found' },
    })
  })

  test('has staff change it, with the reason kept', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const { address: refundAddress } = await exchange.controls.customerAddress('btc')
    const asked = { publicCode: placed.order.publicCode, refundAddress, reason: 'asked by phone' }
    expect(await changeOrderByStaff(exchange.needs, asked)).toMatchObject({
      value: { refund: { address: refundAddress } },
    })
    expect(await lastEvent(exchange, placed)).toMatchObject({
      kind: 'changed_by_operator',
      facts: { reason: 'asked by phone', fields: ['refund_address', 'refund_extra_id'] },
    })
    expect(
      await changeOrderByStaff(exchange.needs, { ...asked, publicCode: 'none' }),
    ).toMatchObject({ failure: { code: 'order_not_found' } })
  })
})
