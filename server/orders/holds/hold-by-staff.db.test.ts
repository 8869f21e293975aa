import { type Exchange, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { changeOrder } from '../change-order.ts'
import type { PlacedOrder } from '../placing/place-order-types.ts'
import { refundHeldOrder, releaseOrder } from './decide-hold.ts'
import { holdByStaff } from './hold-by-staff.ts'
import { listHolds } from './list-holds.ts'

const ACTOR = { staffId: null, name: 'operator', network: null }

function hold(exchange: Exchange, { order }: PlacedOrder, reason = 'looks odd') {
  return holdByStaff(exchange.needs, { publicCode: order.publicCode, reason }, ACTOR)
}

function asked({ order }: PlacedOrder, reason = 'looked at') {
  return { publicCode: order.publicCode, reason }
}

describe('an order that staff stop', () => {
  const open = sharedExchange('hold_by_staff')

  async function audited(exchange: Exchange, { order }: PlacedOrder) {
    return exchange.database
      .direct()
      .selectFrom('audit_entry')
      .select(['action', 'after'])
      .where('subject', '=', `order:${order.publicCode}`)
      .execute()
  }

  test('before it is paid goes on hold once its money is safe, until it is released', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const watched: string[] = []
    const stop = exchange.needs.watch.onChange((id) => watched.push(id))
    expect(await hold(exchange, placed)).toEqual({ ok: true, value: null })
    stop()
    expect(watched).toEqual([placed.order.id])
    expect(await hold(exchange, placed)).toMatchObject({ ok: true })
    const audit = await audited(exchange, placed)
    expect(audit).toHaveLength(1)
    expect(audit[0]).toMatchObject({ action: 'order.held' })
    expect(JSON.stringify(audit[0])).toContain('looks odd')
    expect((await exchange.read(placed)).state).not.toBe('hold')
    await exchange.pay(placed)
    const held = await exchange.until(placed, 'hold')
    expect(held).toMatchObject({ holdReason: 'by_staff', choices: [] })
    expect((await listHolds(exchange.database)).map(({ publicCode }) => publicCode)).toContain(
      placed.order.publicCode,
    )
    expect(await releaseOrder(exchange.needs, asked(placed))).toMatchObject({ ok: true })
    await exchange.until(placed, 'finished')
    expect(await hold(exchange, placed)).toMatchObject({ failure: { code: 'hold_too_late' } })
  })

  test('on hold already loses its holder’s choice at once, and can be refunded', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ email: 'one@example.com' })
    await exchange.pay(placed, 5_000n)
    await exchange.until(placed, 'hold')
    expect(await hold(exchange, placed)).toMatchObject({ ok: true })
    expect(await exchange.read(placed)).toMatchObject({ holdReason: 'by_staff', choices: [] })
    expect(exchange.mails.at(-1)).toMatchObject({ state: 'hold', reason: 'screening' })
    const choice = await changeOrder(exchange.needs, {
      publicCode: placed.order.publicCode,
      holderSecrets: [placed.holderSecret],
      choice: 'refund',
    })
    expect(choice).toMatchObject({ failure: { code: 'choice_not_offered' } })
    expect(await refundHeldOrder(exchange.needs, asked(placed))).toMatchObject({ ok: true })
    expect(await hold(exchange, placed)).toMatchObject({ failure: { code: 'hold_too_late' } })
    await exchange.until(placed, 'refunded')
  })

  test('needs a reason, and is an order', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    expect(await hold(exchange, placed, ' ')).toMatchObject({ failure: { code: 'reason_missing' } })
    const none = { publicCode: 'none', reason: 'looks odd' }
    expect(await holdByStaff(exchange.needs, none, ACTOR)).toMatchObject({
      failure: { code: 'order_not_found' },
    })
    for (const decide of [releaseOrder, refundHeldOrder]) {
      expect(await decide(exchange.needs, none)).toMatchObject({
        failure: { code: 'order_not_found' },
      })
      expect(await decide(exchange.needs, asked(placed, ' '))).toMatchObject({
        failure: { code: 'reason_missing' },
      })
      expect(await decide(exchange.needs, asked(placed))).toMatchObject({
        failure: { code: 'not_on_hold' },
      })
    }
  })

  test('is listed by how long it has been held', async (context) => {
    const exchange = await open(context)
    const [first, second] = [await exchange.place(), await exchange.place()]
    await exchange.pay(second, 5_000n)
    await exchange.until(second, 'hold')
    exchange.clock.advance(60)
    await exchange.pay(first, 5_000n)
    await exchange.until(first, 'hold')
    const listed = await listHolds(exchange.database)
    const ours = [second, first].map(({ order }) => order.publicCode)
    expect(listed.filter(({ publicCode }) => ours.includes(publicCode))).toMatchObject([
      { publicCode: ours[0], reason: 'amount_too_small', screened: [] },
      { publicCode: ours[1], since: new Date(exchange.clock.now()) },
    ])
  })
})
