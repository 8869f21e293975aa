import {
  accountsOf,
  anyVariant,
  becomeInTurn,
  depositsOf,
  type Exchange,
  expectSound,
  leaseTransfer,
  lossOf,
  mineAndWork,
  paidUnitsOnce,
  postingsOf,
  receivedUnits,
  SOLD_ETHER,
  settledOf,
  sharedExchange,
  variantsOf,
  withoutSweeps,
} from '@causeway/tests/exchange'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { liftHalt, setHalt } from '../halts/set-halt.ts'
import type { PlacedOrder } from '../orders/index.ts'
import { followDeposits } from './follow-deposits.ts'
import { scanChain } from './scan-chain.ts'

const statesOf = async (exchange: Exchange, txId: string) =>
  (await variantsOf(exchange, txId)).map(({ state }) => state)

describe('a payment that a reorganisation makes another', () => {
  const open = withoutSweeps(sharedExchange('payment_forms', { withAccounts: true }))
  let order: PlacedOrder
  let txId: string
  let units: bigint
  beforeEach(async (context) => {
    const exchange = await open(context)
    // What a story that failed has left.
    await exchange.database.direct().deleteFrom('halt').execute()
    exchange.signing.instead = null
    order = await exchange.place(SOLD_ETHER)
    units = order.order.expectedFrom.units
    txId = (await exchange.pay(order)).txId
    await exchange.work()
  })

  test('before it was booked counts as what it is now, and as itself when it is that again', async (context) => {
    const exchange = await open(context)
    await mineAndWork(exchange)
    accountsOf(exchange).remake(txId, { units: 1n })
    await exchange.work()
    expect(await variantsOf(exchange, txId)).toEqual([
      { units, state: 'gone', role: 'order' },
      { units: 1n, state: 'seen', role: 'order' },
    ])
    expect((await exchange.read(order)).state).toBe('confirming')
    expect(exchange.alerts).toContain('deposit_replaced')
    await exchange.until(order, 'hold')
    expect((await exchange.read(order)).holdReason).toBe('amount_too_small')
    await expectSound(exchange)
    accountsOf(exchange).remake(txId, { units })
    await exchange.until(order, 'finished')
    await paidUnitsOnce(exchange, order)
  })

  test('changes in one transaction: whatever stops after that, its order has not gone back', async (context) => {
    const exchange = await open(context)
    await mineAndWork(exchange)
    accountsOf(exchange).remake(txId, { units: units - 1n })
    const chain = exchange.needs.chains.get('ethereum')
    if (chain === undefined) throw new Error('No ethereum')
    await scanChain(exchange.needs, chain)
    const killed = () => {
      throw new Error('killed')
    }
    const following = followDeposits({ ...exchange.needs, wake: killed }, chain)
    await expect(following).rejects.toThrow('killed')
    expect((await exchange.read(order)).state).toBe('confirming')
    expect(await statesOf(exchange, txId)).toEqual(['gone', 'seen'])
    await exchange.until(order, 'finished')
    await paidUnitsOnce(exchange, order)
  })

  test('after it was booked is reversed, and booked as what it is now', async (context) => {
    const exchange = await open(context)
    const fixed = await exchange.place({ ...SOLD_ETHER, kind: 'fixed' })
    const paid = await exchange.pay(fixed, units + 7n)
    await exchange.until(fixed, 'hold')
    const alerts = exchange.alerts.length
    accountsOf(exchange).remake(paid.txId, { units: 9n })
    await exchange.work()
    expect(exchange.alerts.slice(alerts)).toContain('deposit_replaced')
    expect((await exchange.read(fixed)).state).toBe('confirming')
    await exchange.until(fixed, 'hold')
    expect(await postingsOf(exchange, fixed)).toEqual([
      'deposit_confirmed',
      'deposit_reversed',
      'deposit_confirmed',
    ])
    expect((await exchange.read(fixed)).receivedFrom?.units).toBe(9n)
    await exchange.until(order, 'finished')
    await expectSound(exchange)
  })

  test('after its settlement, before anything was signed, takes the settlement back', async (context) => {
    const exchange = await open(context)
    await setHalt(exchange.database, { scope: 'litecoin', reason: 'a test', at: 0 })
    await exchange.until(order, 'sending')
    accountsOf(exchange).remake(txId, { units: 1n })
    await exchange.work()
    expect(await variantsOf(exchange, txId)).toEqual([
      { units, state: 'reversed', role: 'order' },
      { units: 1n, state: 'seen', role: 'order' },
    ])
    await liftHalt(exchange.database, 'litecoin')
    await exchange.until(order, 'hold')
    expect(await receivedUnits(exchange, order)).toEqual([])
    await expectSound(exchange)
    accountsOf(exchange).remake(txId, { units })
    await exchange.until(order, 'finished')
    await paidUnitsOnce(exchange, order)
  })

  test('while a worker holds its payout waits until that is over, and nothing rests on it', async (context) => {
    const exchange = await open(context)
    exchange.signing.instead = () => Promise.reject(new Error('The signer is away'))
    await exchange.until(order, 'sending')
    await leaseTransfer(exchange, order, '1 hour')
    accountsOf(exchange).remake(txId, { units: 1n })
    await mineAndWork(exchange, 4)
    expect(await variantsOf(exchange, txId)).toEqual([
      { units, state: 'settled', role: 'order' },
      { units: 1n, state: 'gone', role: 'order' },
    ])
    expect(await depositsOf(exchange, order)).toMatchObject([{ confirmations: 0 }, {}])
    await leaseTransfer(exchange, order, '-1 second')
    await exchange.work()
    exchange.signing.instead = null
    expect(await statesOf(exchange, txId)).toEqual(['reversed', 'seen'])
    await exchange.until(order, 'hold')
    expect(await receivedUnits(exchange, order)).toEqual([])
    await expectSound(exchange)
  })

  test('after signing is our loss, made good when it comes back, and never paid twice', async (context) => {
    const exchange = await open(context)
    const { answers } = exchange.script('litecoin')
    const loss = await lossOf(exchange)
    answers.broadcast = () => Promise.reject(new Error('The node is away'))
    await exchange.until(order, 'sending')
    accountsOf(exchange).remake(txId, { units: 1n })
    await exchange.work()
    expect(exchange.alerts).toContain('deposit_lost_after_payout')
    expect(await statesOf(exchange, txId)).toEqual(['reversed', 'seen'])
    delete answers.broadcast
    expect(await liftHalt(exchange.database, 'ethereum')).toBe(true)
    await exchange.until(order, 'finished')
    // What there is of it makes good for the loss; it is not paid out a second time.
    await mineAndWork(exchange, 4)
    expect(await statesOf(exchange, txId)).toEqual(['reversed', 'settled'])
    expect((await exchange.read(order)).state).toBe('finished')
    expect(await lossOf(exchange)).toBe(loss + units - 1n)
    await paidUnitsOnce(exchange, order)
    accountsOf(exchange).remake(txId, { units })
    await mineAndWork(exchange, 5)
    expect(await lossOf(exchange)).toBe(loss)
    expect(await statesOf(exchange, txId)).toEqual(['settled', 'reversed'])
    expect((await exchange.read(order)).state).toBe('finished')
    const kinds = await postingsOf(exchange, order)
    expect(kinds.filter((kind) => kind === 'deposit_recovered')).toHaveLength(2)
    await paidUnitsOnce(exchange, order)
  })

  test('after signing, with a while between in which it was nothing, makes good for the loss too', async (context) => {
    const exchange = await open(context)
    const loss = await lossOf(exchange)
    await exchange.until(order, 'finished')
    accountsOf(exchange).remake(txId, { to: 'somebody else' })
    await mineAndWork(exchange, 2)
    expect(await lossOf(exchange)).toBe(loss + units)
    accountsOf(exchange).remake(txId, { to: order.order.payIn.address, units: units - 5n })
    await mineAndWork(exchange, 5)
    expect(await lossOf(exchange)).toBe(loss + 5n)
    expect((await exchange.read(order)).state).toBe('finished')
    await paidUnitsOnce(exchange, order)
  })

  test('and pays nobody of ours any more is gone, for all that its transaction is there', async (context) => {
    const exchange = await open(context)
    await mineAndWork(exchange)
    accountsOf(exchange).remake(txId, { to: 'somebody else' })
    await mineAndWork(exchange, 4)
    expect(await variantsOf(exchange, txId)).toEqual([{ units, state: 'gone', role: 'order' }])
    expect((await exchange.read(order)).state).toBe('waiting')
    await expectSound(exchange)
    accountsOf(exchange).remake(txId, { to: order.order.payIn.address })
    await exchange.until(order, 'finished')
    await paidUnitsOnce(exchange, order)
  })

  test('in another coin, or to another order, is that order’s or nobody’s', async (context) => {
    const exchange = await open(context)
    const other = await exchange.place(SOLD_ETHER)
    await mineAndWork(exchange)
    accountsOf(exchange).remake(txId, { asset: 'usdc', units: 5_000_000n })
    await mineAndWork(exchange, 3)
    expect(await variantsOf(exchange, txId)).toEqual([
      { units, state: 'gone', role: 'order' },
      { units: 5_000_000n, state: 'confirmed', role: 'suspense' },
    ])
    expect((await exchange.read(order)).state).toBe('waiting')
    await expectSound(exchange)
    accountsOf(exchange).remake(txId, { asset: 'eth', units, to: other.order.payIn.address })
    await exchange.until(other, 'finished')
    expect((await exchange.read(order)).state).toBe('waiting')
    await paidUnitsOnce(exchange, other)
  })

  test('counts only in the block in which a scan has read it', async (context) => {
    const exchange = await open(context)
    await mineAndWork(exchange)
    accountsOf(exchange).remake(txId, {})
    const { answers } = exchange.script('ethereum')
    answers.scan = async (cursor) => ({ cursor: cursor ?? '', payments: [], height: 0 })
    await mineAndWork(exchange, 5)
    expect(await depositsOf(exchange, order)).toMatchObject([{ state: 'seen', confirmations: 0 }])
    expect((await exchange.read(order)).state).toBe('confirming')
    delete answers.scan
    await exchange.until(order, 'finished')
    await paidUnitsOnce(exchange, order)
  })

  test('whatever it becomes: each settlement is paid once, and the books are those of the chain', async (context) => {
    const exchange = await open(context)
    const itself = { change: { asset: 'eth', units }, turns: 0 }
    const step = fc.record({ change: anyVariant(units), turns: fc.nat(4) })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 7 }), async (steps) => {
        const placed = await exchange.place(SOLD_ETHER)
        const paid = await exchange.pay(placed)
        await becomeInTurn(exchange, placed, paid.txId, [...steps, itself])
        await mineAndWork(exchange, 8)
        expect([...(await receivedUnits(exchange, placed))].sort()).toEqual(
          [...(await settledOf(exchange, placed))].sort(),
        )
        await expectSound(exchange)
      }),
      { numRuns: 3, seed: 20_261_121, endOnFailure: true },
    )
  })
})
