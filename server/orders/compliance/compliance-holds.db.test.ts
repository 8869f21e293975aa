import { type Exchange, expectSound, exposureOf, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, type TestContext, test } from 'vitest'
import { changeOrder } from '../change-order.ts'
import { forgetPersonalData } from '../forget-personal-data.ts'
import { refundHeldOrder, releaseOrder } from '../holds/decide-hold.ts'
import { listHolds } from '../holds/list-holds.ts'
import { placeOrder } from '../placing/place-order.ts'
import type { PlacedOrder } from '../placing/place-order-types.ts'
import { beginIdentification } from './begin-identification.ts'
import { playCompliance } from './play-compliance.fixture.ts'

const fixed = { from: 'btc', to: 'ltc', kind: 'fixed' } as const
const REASON = 'looked at it'

describe('orders that compliance holds', () => {
  const shared = sharedExchange('compliance_holds')
  const play = playCompliance()
  const { identities, said, scores } = play

  const open = async (context: TestContext): Promise<Exchange> => {
    const exchange = await shared(context)
    Object.assign(exchange.needs, { compliance: play.compliance })
    return exchange
  }

  const payRisky = async (
    exchange: Exchange,
    order: PlacedOrder,
    score: number,
    units?: bigint,
  ) => {
    const { txId } = await exchange.pay(order, units)
    scores.set(txId, score)
  }

  const release = (exchange: Exchange, { order }: PlacedOrder) =>
    releaseOrder(exchange.needs, { publicCode: order.publicCode, reason: REASON })

  test('keep their promise, which counts in open exposure, and are paid it when released in time', async (context) => {
    const exchange = await open(context)
    const order = await exchange.place(fixed)
    const before = await exposureOf(exchange, 'ltc')
    await payRisky(exchange, order, 80)
    expect(await exchange.until(order, 'hold')).toMatchObject({
      holdReason: 'screening',
      choices: [],
    })
    expect(await exposureOf(exchange, 'ltc')).toBe(before)
    expect(exchange.alerts).toContain('screening_risky')
    const [held] = await listHolds(exchange.database)
    expect(held).toMatchObject({ publicCode: order.order.publicCode, reason: 'screening' })
    expect(held?.screened).toContainEqual(
      expect.objectContaining({ direction: 'deposit', score: 80, source: 'test' }),
    )
    expect(await release(exchange, order)).toEqual({ ok: true, value: null })
    const ended = await exchange.until(order, 'finished')
    expect(ended.sentTo).toEqual(order.order.expectedTo)
    await expectSound(exchange)
  })

  test('become late where they are released after their time on a market that ran away, and their holder chooses', async (context) => {
    const exchange = await open(context)
    const order = await exchange.place(fixed)
    await payRisky(exchange, order, 80)
    await exchange.until(order, 'hold')
    exchange.clock.advance(3 * 3600)
    // Looked at again while people still think: it is held for the same reason, and told of once.
    await exchange.work()
    expect((await exchange.read(order)).holdReason).toBe('screening')
    exchange.movePrice('ltc', 125n)
    await release(exchange, order)
    await exchange.work()
    exchange.movePrice('ltc', 80n)
    const late = await exchange.read(order)
    expect(late).toMatchObject({ state: 'hold', holdReason: 'paid_late' })
    expect(late.events.filter(({ kind }) => kind === 'held')).toHaveLength(2)
    await changeOrder(exchange.needs, {
      publicCode: order.order.publicCode,
      holderSecrets: [order.holderSecret],
      choice: 'exchange',
    })
    await exchange.until(order, 'finished')
    await expectSound(exchange)
  })

  test('whose money vanishes wait for it again', async (context) => {
    const exchange = await open(context)
    const order = await exchange.place({ from: 'btc', to: 'ltc' })
    await payRisky(exchange, order, 80)
    await exchange.until(order, 'hold')
    await exchange.controls.reorganise('bitcoin', 3, true)
    await exchange.until(order, 'waiting')
    await exchange.pay(order)
    await exchange.until(order, 'finished')
    await expectSound(exchange)
  })

  test('are decided by people only where they wait for people, and with a reason', async (context) => {
    const exchange = await open(context)
    const order = await exchange.place(fixed)
    const { publicCode } = order.order
    const refused = async (asked: { publicCode: string; reason: string }) => {
      const decided = await releaseOrder(exchange.needs, asked)
      return decided.ok ? null : decided.failure.code
    }
    expect(await refused({ publicCode, reason: ' ' })).toBe('reason_missing')
    expect(await refused({ publicCode: 'nobody', reason: REASON })).toBe('order_not_found')
    expect(await refused({ publicCode, reason: REASON })).toBe('not_on_hold')
    await exchange.pay(order, order.order.expectedFrom.units / 2n)
    expect((await exchange.until(order, 'hold')).holdReason).toBe('amount_differs')
    expect(await refused({ publicCode, reason: REASON })).toBe('not_on_hold')
  })

  test('are refunded where people say so, never to an address that is risky itself', async (context) => {
    const exchange = await open(context)
    const input = await exchange.input({ from: 'btc', to: 'ltc' })
    const placed = await placeOrder(exchange.needs, input)
    if (!placed.ok) throw new Error(placed.failure.code)
    const order = placed.value
    await payRisky(exchange, order, 100)
    await exchange.until(order, 'hold')
    scores.set(input.refundAddress ?? '', 95)
    const { publicCode } = order.order
    await refundHeldOrder(exchange.needs, { publicCode, reason: REASON })
    await exchange.work()
    expect(await exchange.read(order)).toMatchObject({
      state: 'hold',
      holdReason: 'refund_decided',
      choices: ['refund'],
    })
    const { address } = await exchange.controls.customerAddress('btc')
    const holder = { publicCode, holderSecrets: [order.holderSecret] }
    const again = { ...holder, refundAddress: input.refundAddress, choice: 'refund' as const }
    expect(await changeOrder(exchange.needs, again)).toMatchObject({
      failure: { code: 'address_restricted', field: 'refundAddress' },
    })
    await changeOrder(exchange.needs, { ...holder, refundAddress: address })
    const ended = await exchange.until(order, 'refunded')
    expect(ended.refund?.address).toBe(address)
    expect(await exchange.received(address)).toHaveLength(1)
    await expectSound(exchange)
  })

  test('pay to no address that became restricted after they were made', async (context) => {
    const exchange = await open(context)
    const order = await exchange.place({ from: 'btc', to: 'ltc' })
    const { address } = order.order.destination
    scores.set(address, 100)
    await exchange.pay(order)
    expect((await exchange.until(order, 'hold')).holdReason).toBe('screening')
    expect(await exchange.received(address)).toEqual([])
    scores.delete(address)
  })

  test('are made though nobody answers, wait openly when paid, and go on when somebody does', async (context) => {
    const exchange = await open(context)
    said.isSilent = true
    const order = await exchange.place(fixed)
    await exchange.pay(order)
    expect((await exchange.until(order, 'hold')).holdReason).toBe('screening')
    expect(exchange.alerts).toContain('screening_unavailable')
    said.isSilent = false
    const ended = await exchange.until(order, 'finished')
    expect(ended.sentTo).toEqual(order.order.expectedTo)
    const asked = said.asked
    await exchange.work()
    expect(said.asked).toBe(asked)
  })

  test('ask for identification where more comes than was spoken of, and not before', async (context) => {
    const exchange = await open(context)
    const order = await exchange.place({ from: 'btc', to: 'ltc' })
    expect(order.order.identification).toBeNull()
    await exchange.pay(order, order.order.expectedFrom.units * 20n)
    expect(await exchange.until(order, 'hold')).toMatchObject({
      holdReason: 'identification',
      identification: 'none',
    })
    const holder = { publicCode: order.order.publicCode, holderSecrets: [order.holderSecret] }
    expect(await beginIdentification(exchange.needs, holder)).toMatchObject({
      value: { provider: 'test' },
    })
    identities.set(order.order.id, 'approved')
    await exchange.until(order, 'finished')
    expect(await beginIdentification(exchange.needs, holder)).toMatchObject({
      failure: { code: 'identification_decided' },
    })
    await expectSound(exchange)
  })

  test('tell their holder when the identification failed, and where to answer', async (context) => {
    const exchange = await open(context)
    const order = await exchange.place({
      from: 'btc',
      to: 'ltc',
      given: '0.1',
      refundAddress: null,
      email: 'ada@example.com',
    })
    await exchange.pay(order)
    await exchange.until(order, 'hold')
    const holder = { publicCode: order.order.publicCode, holderSecrets: [order.holderSecret] }
    await beginIdentification(exchange.needs, holder)
    identities.set(order.order.id, 'refused')
    await exchange.work()
    expect((await exchange.read(order)).holdReason).toBe('identification_refused')
    const mails = exchange.mails.filter(({ publicCode }) => publicCode === holder.publicCode)
    expect(mails.map(({ reason, state }) => [state, reason])).toEqual(
      expect.arrayContaining([
        ['hold', 'identification'],
        ['hold', 'identification_refused'],
      ]),
    )
    const { address } = await exchange.controls.customerAddress('btc')
    await changeOrder(exchange.needs, { ...holder, refundAddress: address })
    await exchange.until(order, 'refunded')
    await expectSound(exchange)
  })

  test('go on without the provider’s word where an operator waives it', async (context) => {
    const exchange = await open(context)
    const order = await exchange.place({ from: 'btc', to: 'ltc', given: '0.1' })
    expect(order.order.identification).toBe('none')
    await exchange.pay(order)
    await exchange.until(order, 'hold')
    await release(exchange, order)
    expect((await exchange.until(order, 'finished')).identification).toBe('waived')
  })

  test('forget where they went back to when its time is over', async (context) => {
    const exchange = await open(context)
    const rows = () =>
      exchange.database
        .direct()
        .selectFrom('screening')
        .select('id')
        .where('direction', '=', 'refund')
        .execute()
    expect(await rows()).not.toEqual([])
    await forgetPersonalData(exchange.database, exchange.clock.now() + 366 * 86_400_000, {
      emailDays: 1,
      clientIdDays: 1,
      refundAddressDays: 365,
    })
    expect(await rows()).toEqual([])
  })
})
