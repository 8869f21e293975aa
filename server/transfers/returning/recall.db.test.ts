import {
  attemptsOf,
  type Exchange,
  expectSound,
  plantRows,
  sharedExchange,
  stuck,
} from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { retryFailedWork } from '../../jobs/index.ts'
import type { PlacedOrder } from '../../orders/index.ts'
import { advanceDueTransfer } from '../advance-due-transfer.ts'

async function transferOf(exchange: Exchange, { order }: PlacedOrder) {
  return exchange.database
    .direct()
    .selectFrom('transfer')
    .selectAll()
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
}

/** The payout as a database that came back older has it: planned, and nothing of it known. */
async function forget(exchange: Exchange, placed: PlacedOrder): Promise<void> {
  const { id } = await transferOf(exchange, placed)
  const direct = exchange.database.direct()
  await direct.deleteFrom('transfer_transaction').where('transfer_id', '=', id).execute()
  await direct.deleteFrom('reserved_input').where('transfer_id', '=', id).execute()
  await plantRows(exchange.database, (tx) =>
    tx
      .updateTable('transfer')
      .set({ state: 'planned', plan: null, attempt: 1, broadcast_at: null, due_at: new Date(0) })
      .where('id', '=', id)
      .execute(),
  )
}

async function inputsOf(exchange: Exchange, placed: PlacedOrder) {
  return exchange.database
    .direct()
    .selectFrom('reserved_input')
    .select('input')
    .where('transfer_id', '=', (await transferOf(exchange, placed)).id)
    .execute()
}

describe('what the signer remembers', () => {
  const open = sharedExchange('recall')

  test.for(['eth', 'ltc'])(
    'of a payout in %s is adopted, and nothing is composed again',
    async (to, context) => {
      const exchange = await open(context)
      const placed = await exchange.place({ to })
      await exchange.pay(placed)
      await exchange.until(placed, 'sending')
      const before = await attemptsOf(exchange, placed)
      const inputs = await inputsOf(exchange, placed)
      await forget(exchange, placed)
      const network = to === 'eth' ? 'ethereum' : 'litecoin'
      const { answers } = exchange.script(network)
      answers.compose = () => {
        throw new Error('Nothing may be composed')
      }
      exchange.signing.instead = () => Promise.reject(new Error('Nothing may be signed'))
      const order = await exchange.until(placed, 'finished')
      delete answers.compose
      exchange.signing.instead = null
      const signed = before.map(({ plan, tx_id }) => ({ plan, tx_id }))
      expect(await attemptsOf(exchange, placed)).toMatchObject(signed)
      expect(await inputsOf(exchange, placed)).toEqual(inputs)
      expect(await exchange.received(order.destination.address)).toMatchObject([
        { amount: order.sentTo, txId: order.payoutTxId },
      ])
      await expectSound(exchange)
    },
  )

  test.for([
    ['units', { units: 1n }],
    ['destination', { destination: '0x00000000000000000000000000000000000000aa' }],
    ['extra id', { extra_id: '7' }],
  ] as const)(
    'with another %s than the row asks for stops it for good',
    async ([, change], context) => {
      const exchange = await open(context)
      const placed = await exchange.place()
      await exchange.pay(placed)
      await exchange.until(placed, 'sending')
      const paid = await exchange.received(placed.order.destination.address)
      const before = await transferOf(exchange, placed)
      await forget(exchange, placed)
      const set = (values: object) =>
        exchange.database
          .direct()
          .updateTable('transfer')
          .set(values)
          .where('id', '=', before.id)
          .execute()
      await set(change)
      await exchange.work()
      expect(exchange.alerts).toContain('signature_differs')
      expect(await transferOf(exchange, placed)).toMatchObject({ state: 'planned', dead: true })
      await exchange.work()
      expect(await exchange.received(placed.order.destination.address)).toEqual(paid)
      const { units, destination, extra_id } = before
      await set({ units, destination, extra_id, dead: false, due_at: new Date(0) })
      await exchange.until(placed, 'finished')
      await expectSound(exchange)
    },
  )

  test('of a settlement that is to be taken back says too late', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ to: 'ltc' })
    const paid = await exchange.pay(placed)
    exchange.signing.instead = async (plan) => {
      await exchange.signing.real(plan)
      throw new Error('killed between signing and saving')
    }
    await exchange.until(placed, 'sending')
    expect((await transferOf(exchange, placed)).state).toBe('reserved')
    await exchange.database
      .direct()
      .updateTable('transfer')
      .set({ due_at: new Date(Date.now() + 3_600_000) })
      .where('id', '=', (await transferOf(exchange, placed)).id)
      .execute()
    const { vanished } = exchange.script('bitcoin')
    vanished.set(paid.txId, paid.amount)
    exchange.signing.instead = () => Promise.reject(new Error('The signer is away'))
    await exchange.work()
    exchange.signing.instead = null
    expect(exchange.alerts).toContain('deposit_lost_after_payout')
    expect((await transferOf(exchange, placed)).state).not.toBe('cancelled')
    vanished.delete(paid.txId)
    await exchange.database.direct().deleteFrom('halt').execute()
    await exchange.until(placed, 'finished')
    for (let block = 0; block < 5; block += 1) {
      await exchange.mine()
      await exchange.work()
    }
    expect(await exchange.received(placed.order.destination.address)).toHaveLength(1)
    await expectSound(exchange)
  })

  test('against a reservation lets the payout be decided anew', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ to: 'ltc' })
    await exchange.pay(placed)
    const alerts = exchange.alerts.length
    const refused: string[] = []
    exchange.signing.instead = async (plan) => {
      if (refused.length > 0) return exchange.signing.real(plan)
      refused.push(plan.body)
      const refusal = new Error('litecoin output belongs to another transfer')
      refusal.name = 'SigningRefused'
      throw Object.assign(refusal, { reason: 'reservation_used' })
    }
    const order = await exchange.until(placed, 'finished')
    exchange.signing.instead = null
    // It is decided anew in the next turn, and nothing was tried in vain before.
    expect(exchange.alerts.slice(alerts)).toEqual(['signature_refused'])
    expect(await attemptsOf(exchange, placed)).toHaveLength(1)
    expect((await inputsOf(exchange, placed)).length).toBeGreaterThan(1)
    expect(await exchange.received(order.destination.address)).toHaveLength(1)
    await expectSound(exchange)
  })

  test('against the body of a plan stops the payout for good', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ to: 'ltc' })
    await exchange.pay(placed)
    exchange.signing.instead = () => {
      const refusal = new Error('it was signed otherwise')
      refusal.name = 'SigningRefused'
      throw Object.assign(refusal, { reason: 'plan_differs' })
    }
    const alerts = exchange.alerts.length
    await exchange.until(placed, 'sending')
    await exchange.work()
    expect(exchange.alerts.slice(alerts)).toEqual(['signature_differs'])
    expect(await transferOf(exchange, placed)).toMatchObject({ state: 'reserved', dead: true })
    exchange.signing.instead = null
    expect(await retryFailedWork(exchange.database)).toBe(1)
    await exchange.until(placed, 'finished')
    await expectSound(exchange)
  })

  test('of a payout and of its replacement is adopted together', async (context) => {
    const exchange = await open(context)
    const placed = await stuck(exchange, 'ltc', 'litecoin')
    exchange.clock.advance(600)
    await exchange.work()
    const before = {
      ...(await transferOf(exchange, placed)),
      all: await attemptsOf(exchange, placed),
    }
    expect(before.all).toHaveLength(2)
    const inputs = await inputsOf(exchange, placed)
    await forget(exchange, placed)
    exchange.signing.instead = () => Promise.reject(new Error('Nothing may be signed'))
    await exchange.work()
    exchange.signing.instead = null
    expect(await transferOf(exchange, placed)).toMatchObject({ attempt: 2, plan: null })
    const signed = before.all.map(({ attempt, plan, tx_id }) => ({ attempt, plan, tx_id }))
    expect(await attemptsOf(exchange, placed)).toMatchObject(signed)
    expect(await inputsOf(exchange, placed)).toEqual(inputs)
    await exchange.until(placed, 'finished')
    await exchange.controls.setMinimumFee('litecoin', null)
    await expectSound(exchange)
  })

  test('without a plan, as version 0.1 wrote it down, is sent as it is', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ to: 'ltc' })
    await exchange.pay(placed)
    await exchange.until(placed, 'sending')
    const [signed] = await attemptsOf(exchange, placed)
    await forget(exchange, placed)
    const { signer } = exchange.needs
    const forgetful = new Proxy(signer, {
      get: (_, call) =>
        call === 'recall'
          ? async (id: string) => (await signer.recall(id)).map((each) => ({ ...each, plan: null }))
          : Reflect.get(signer, call),
    })
    const needs = { ...exchange.needs, signer: forgetful }
    while ((await transferOf(exchange, placed)).state !== 'broadcast') {
      expect(await advanceDueTransfer(needs)).toBe(true)
    }
    expect(await attemptsOf(exchange, placed)).toMatchObject([
      { attempt: 1, bytes: signed?.bytes, plan: null, tx_id: signed?.tx_id },
    ])
    await exchange.until(placed, 'finished')
    await expectSound(exchange)
  })
})
