import type { PaymentStatus } from '@causeway/core/ports'
import {
  accountsOf,
  type Exchange,
  mineAndWork,
  paidOnce,
  paidUnitsOnce,
  SOLD_ETHER,
  sharedExchange,
  variantsOf,
  withoutSweeps,
} from '@causeway/tests/exchange'
import { describe, expect, onTestFinished, test } from 'vitest'
import { depositOf, passBlocks } from './vanishing.fixture.ts'

type Said = Pick<PaymentStatus, 'state' | 'blockHash'>
const GONE: Said = { state: 'gone', blockHash: null }
const PENDING: Said = { state: 'pending', blockHash: null }

/** From now on no scan reports the payment, and looks at it are answered with what a test says. */
function sayOf(exchange: Exchange, network: string, txId: string) {
  const { answers } = exchange.script(network)
  const chain = exchange.needs.chains.get(network)
  if (chain === undefined) throw new Error(`No ${network}`)
  const { paymentStatuses, scan } = chain
  answers.scan = async (cursor, owned) => {
    const found = await scan(cursor, owned)
    return { ...found, payments: found.payments.filter((payment) => payment.txId !== txId) }
  }
  const say = (said: Said) => {
    answers.paymentStatuses = async (keys) => {
      const statuses = await paymentStatuses(keys)
      return statuses.map((each) =>
        each.txId === txId ? { ...each, ...said, confirmations: 0 } : each,
      )
    }
  }
  const truth = () => {
    delete answers.paymentStatuses
  }
  const scans = () => {
    delete answers.scan
  }
  onTestFinished(truth)
  onTestFinished(scans)
  return { say, truth, scans }
}

describe('a deposit that vanished and that no scan reports again', () => {
  const open = sharedExchange('returned_deposit')

  test.for([
    ['in the block it was read in', true],
    ['before it was in a block', false],
  ] as const)('is found again %s, and paid out once', async ([_, isMined], context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const paid = await exchange.pay(placed)
    await exchange.work()
    if (isMined) await mineAndWork(exchange)
    const { say, scans, truth } = sayOf(exchange, 'bitcoin', paid.txId)
    say(GONE)
    await exchange.until(placed, 'waiting')
    await exchange.work()
    expect(await depositOf(exchange, paid)).toMatchObject({ state: 'gone', round: 0 })
    const [told, woken] = [new Set<string>(), exchange.woken.length]
    onTestFinished(exchange.needs.watch.onChange((orderId) => told.add(orderId)))
    if (isMined) truth()
    else say(PENDING)
    await exchange.work()
    expect(await depositOf(exchange, paid)).toMatchObject({ state: 'seen', round: 1 })
    expect(told).toContain(placed.order.id)
    expect(exchange.woken.slice(woken)).toContain('orders')
    truth()
    scans()
    await exchange.until(placed, 'finished')
    await paidOnce(exchange, placed)
  })

  test('is looked for in vain where it is in another block than it was read in', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const paid = await exchange.pay(placed)
    await exchange.work()
    await mineAndWork(exchange)
    const { say } = sayOf(exchange, 'bitcoin', paid.txId)
    say(GONE)
    await exchange.until(placed, 'waiting')
    say({ state: 'in_block', blockHash: 'another' })
    await passBlocks(exchange)
    expect(await depositOf(exchange, paid)).toMatchObject({ state: 'gone', round: 0 })
    expect((await exchange.read(placed)).state).toBe('waiting')
  })

  test('tells no order where it belongs to none', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ from: 'xrp', to: 'ltc', given: '100' })
    const { address } = placed.order.payIn
    const amount = { asset: 'xrp', units: 7_000_000n }
    const { txId } = await exchange.controls.pay({ amount, address, extraId: null })
    await mineAndWork(exchange)
    const { say, truth } = sayOf(exchange, 'ripple', txId)
    say(GONE)
    await exchange.work()
    expect(await depositOf(exchange, { txId, amount })).toMatchObject({ state: 'reversed' })
    const told: unknown[] = []
    onTestFinished(exchange.needs.watch.onChange((orderId) => told.push(orderId)))
    truth()
    await exchange.work()
    expect(await depositOf(exchange, { txId, amount })).toMatchObject({ round: 1 })
    expect(told).not.toContain(null)
  })
})

describe('a payment that was two things, and vanished', () => {
  const open = withoutSweeps(sharedExchange('returned_variant', { withAccounts: true }))

  test('is neither until its block says which', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place(SOLD_ETHER)
    const { amount, txId } = await exchange.pay(placed)
    await mineAndWork(exchange, 2)
    const first = await depositOf(exchange, { txId, amount })
    accountsOf(exchange).remake(txId, { units: 1n })
    await exchange.work()
    const states = async () => (await variantsOf(exchange, txId)).map(({ state }) => state)
    expect(await states()).toEqual(['gone', 'seen'])
    const { say, scans, truth } = sayOf(exchange, 'ethereum', txId)
    say(GONE)
    await exchange.until(placed, 'waiting')
    say(PENDING)
    await exchange.work()
    await exchange.work()
    expect(await states()).toEqual(['gone', 'gone'])
    expect((await exchange.read(placed)).state).toBe('waiting')
    say({ state: 'in_block', blockHash: first.block_hash })
    await exchange.work()
    expect(await states()).toEqual(['seen', 'gone'])
    accountsOf(exchange).remake(txId, { units: amount.units })
    truth()
    scans()
    await exchange.until(placed, 'finished')
    await paidUnitsOnce(exchange, placed)
  })
})
