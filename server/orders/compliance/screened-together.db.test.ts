import { type Exchange, holdRow, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { screenDue } from '../../compliance/index.ts'
import { advanceDueOrders } from '../advance-due-orders.ts'
import type { PlacedOrder } from '../placing/place-order-types.ts'
import { playCompliance } from './play-compliance.fixture.ts'

async function screeningsOf({ database }: Exchange, { order }: PlacedOrder) {
  return database
    .direct()
    .selectFrom('screening')
    .select(['direction', 'score', 'answered_at'])
    .where('order_id', '=', order.id)
    .orderBy('direction')
    .execute()
}

async function versionOf({ database }: Exchange, { order }: PlacedOrder): Promise<number> {
  const { version } = await database
    .direct()
    .selectFrom('orders')
    .select('version')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  return version
}

/** Paid and deep enough; what is to be asked is written down. */
async function waitingToBeScreened(exchange: Exchange): Promise<PlacedOrder> {
  const placed = await exchange.place({ from: 'btc', to: 'ltc' })
  await exchange.pay(placed)
  await exchange.until(placed, 'hold')
  return placed
}

/** Two orders that a silent provider didn't answer about; it does from now on. */
async function twoToBeScreened(exchange: Exchange) {
  const play = playCompliance()
  play.said.isSilent = true
  Object.assign(exchange.needs, { compliance: play.compliance })
  const orders = [await waitingToBeScreened(exchange), await waitingToBeScreened(exchange)] as const
  play.said.isSilent = false
  return { play, orders }
}

describe('screenings', () => {
  const open = sharedExchange('screened_together')

  test('are asked side by side; an order whose question fails fails alone, and is asked again', async (context) => {
    const exchange = await open(context)
    const { play, orders } = await twoToBeScreened(exchange)
    const [good, bad] = orders
    const { screen } = play.compliance.screening ?? {}
    Object.assign(play.compliance.screening ?? {}, {
      screen: async (subject: { readonly address: string }) => {
        if (subject.address === bad.order.destination.address) throw new Error('no such network')
        return screen?.(subject as never)
      },
    })
    await exchange.database
      .direct()
      .updateTable('screening')
      .set({ due_at: new Date(0) })
      .execute()
    const before = await versionOf(exchange, good)
    await expect(screenDue(exchange.needs, 32)).rejects.toThrow('no such network')
    const answered = { score: 0, answered_at: expect.any(Date) }
    expect(await screeningsOf(exchange, good)).toEqual([
      { direction: 'deposit', ...answered },
      { direction: 'destination', ...answered },
    ])
    expect(await versionOf(exchange, good)).toBe(before + 1)
    expect(await screeningsOf(exchange, bad)).toMatchObject([
      { score: null, answered_at: null },
      { score: null, answered_at: null },
    ])
    Object.assign(play.compliance.screening ?? {}, { screen })
    await advanceDueOrders(exchange.needs, 32)
    expect((await exchange.until(bad, 'finished')).sentTo).toEqual(expect.anything())
    expect((await exchange.until(good, 'finished')).sentTo).toEqual(expect.anything())
  })

  test('are kept without those of an order that another worker holds, which follow when it is free', async (context) => {
    const exchange = await open(context)
    const { orders } = await twoToBeScreened(exchange)
    const [held, free] = orders
    await exchange.database
      .direct()
      .updateTable('screening')
      .set({ due_at: new Date(0) })
      .where('answered_at', 'is', null)
      .execute()
    const letGo = await holdRow(exchange, 'orders', held.order.id)
    const asking = screenDue(exchange.needs, 32)
    const isAnswered = async (placed: PlacedOrder) =>
      (await screeningsOf(exchange, placed)).every(({ answered_at }) => answered_at !== null)
    await expect.poll(() => isAnswered(free)).toBe(true)
    expect(await isAnswered(held)).toBe(false)
    await letGo()
    await asking
    expect(await isAnswered(held)).toBe(true)
    for (const each of orders) await exchange.until(each, 'finished')
  })
})
