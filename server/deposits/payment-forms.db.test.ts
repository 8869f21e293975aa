import { lossAccount } from '@causeway/core/ledger'
import {
  accountsOf,
  depositsOf,
  type Exchange,
  engines,
  expectSound,
  sharedExchange,
} from '@causeway/tests/exchange'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { liftHalt, setHalt } from '../jobs/index.ts'
import { ledgerTotals } from '../ledger/index.ts'
import type { PlacedOrder } from '../orders/index.ts'
import { followDeposits } from './follow-deposits.ts'
import { scanChain } from './scan-chain.ts'

const SOLD = { from: 'eth', to: 'ltc', given: '0.5' } as const

/** Every form that the payment had, with what became of it. */
async function formsOf(exchange: Exchange, txId: string) {
  const rows = await exchange.database
    .direct()
    .selectFrom('deposit')
    .select(['units', 'state', 'role'])
    .where('tx_id', '=', txId)
    .orderBy('id')
    .execute()
  return rows.map(({ units, state, role }) => ({ units, state, role }))
}

async function postingsOf(exchange: Exchange, { order }: PlacedOrder): Promise<readonly string[]> {
  const rows = await exchange.database
    .direct()
    .selectFrom('ledger_posting')
    .select('kind')
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute()
  return rows.map(({ kind }) => kind)
}

async function lossOf(exchange: Exchange): Promise<bigint> {
  const { accounts } = await ledgerTotals(exchange.database.direct())
  const loss = accounts.find(({ account, asset }) => account === lossAccount && asset === 'eth')
  return loss?.units ?? 0n
}

async function received(exchange: Exchange, { order }: PlacedOrder): Promise<readonly bigint[]> {
  const payments = await exchange.received(order.destination.address)
  return payments.map(({ amount }) => amount.units)
}

async function turn(exchange: Exchange, times = 1): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await exchange.mine()
    await exchange.work()
  }
}

async function paidOnce(exchange: Exchange, placed: PlacedOrder): Promise<void> {
  const { sentTo } = await exchange.read(placed)
  expect(await received(exchange, placed)).toEqual([sentTo?.units])
  await expectSound(exchange)
}

describe.each(engines)('a payment that a reorganisation makes another, on %s', (engine) => {
  const opened = sharedExchange(engine, 'payment_forms', { withAccounts: true })
  const open = async (context: Parameters<typeof opened>[0]) => {
    const exchange = await opened(context)
    // What lies at pay-in addresses stays there: sweeps are another story.
    exchange.script('ethereum').answers.sweeps = null
    return exchange
  }
  let order: PlacedOrder
  let txId: string
  let units: bigint
  beforeEach(async (context) => {
    const exchange = await open(context)
    // What a story that failed has left.
    await exchange.database.direct().deleteFrom('halt').execute()
    exchange.signing.instead = null
    order = await exchange.place(SOLD)
    units = order.order.expectedFrom.units
    txId = (await exchange.pay(order)).txId
    await exchange.work()
  })

  test('before it was booked counts as what it is now, and as itself when it is that again', async (context) => {
    const exchange = await open(context)
    await turn(exchange)
    accountsOf(exchange).remake(txId, { units: 1n })
    await exchange.work()
    expect(await formsOf(exchange, txId)).toEqual([
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
    await paidOnce(exchange, order)
  })

  test('changes in one transaction: whatever stops after that, its order has not gone back', async (context) => {
    const exchange = await open(context)
    await turn(exchange)
    accountsOf(exchange).remake(txId, { units: units - 1n })
    const chain = exchange.needs.chains.get('ethereum')
    if (chain === undefined) throw new Error('No ethereum')
    await scanChain(exchange.needs, chain)
    const killed = () => {
      throw new Error('killed')
    }
    await expect(followDeposits({ ...exchange.needs, wake: killed }, chain)).rejects.toThrow(
      'killed',
    )
    expect((await exchange.read(order)).state).toBe('confirming')
    expect((await formsOf(exchange, txId)).map(({ state }) => state)).toEqual(['gone', 'seen'])
    await exchange.until(order, 'finished')
    await paidOnce(exchange, order)
  })

  test('after it was booked is reversed, and booked as what it is now', async (context) => {
    const exchange = await open(context)
    const fixed = await exchange.place({ ...SOLD, kind: 'fixed' })
    const paid = await exchange.pay(fixed, units + 7n)
    await exchange.until(fixed, 'hold')
    accountsOf(exchange).remake(paid.txId, { units: 9n })
    await exchange.work()
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
    expect(await formsOf(exchange, txId)).toEqual([
      { units, state: 'reversed', role: 'order' },
      { units: 1n, state: 'seen', role: 'order' },
    ])
    await liftHalt(exchange.database, 'litecoin')
    await exchange.until(order, 'hold')
    expect(await received(exchange, order)).toEqual([])
    await expectSound(exchange)
    accountsOf(exchange).remake(txId, { units })
    await exchange.until(order, 'finished')
    await paidOnce(exchange, order)
  })

  test('while a worker holds its payout waits until that is over, and nothing rests on it', async (context) => {
    const exchange = await open(context)
    exchange.signing.instead = () => Promise.reject(new Error('The signer is away'))
    await exchange.until(order, 'sending')
    const lease = (until: string) =>
      sql`update transfer set lease_until = now() + ${until}::interval, due_at = now()
        where order_id = ${order.order.id}`.execute(exchange.database.direct())
    await lease('1 hour')
    accountsOf(exchange).remake(txId, { units: 1n })
    await turn(exchange, 4)
    expect(await formsOf(exchange, txId)).toEqual([
      { units, state: 'settled', role: 'order' },
      { units: 1n, state: 'gone', role: 'order' },
    ])
    expect(await depositsOf(exchange, order)).toMatchObject([{ confirmations: 0 }, {}])
    await lease('-1 second')
    await exchange.work()
    exchange.signing.instead = null
    expect((await formsOf(exchange, txId)).map(({ state }) => state)).toEqual(['reversed', 'seen'])
    await exchange.until(order, 'hold')
    expect(await received(exchange, order)).toEqual([])
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
    expect((await formsOf(exchange, txId)).map(({ state }) => state)).toEqual(['reversed', 'seen'])
    delete answers.broadcast
    expect(await liftHalt(exchange.database, 'ethereum')).toBe(true)
    await exchange.until(order, 'finished')
    // What there is of it makes good for the loss; it is not paid out a second time.
    await turn(exchange, 4)
    expect((await formsOf(exchange, txId)).map(({ state }) => state)).toEqual([
      'reversed',
      'settled',
    ])
    expect((await exchange.read(order)).state).toBe('finished')
    expect(await lossOf(exchange)).toBe(loss + units - 1n)
    await paidOnce(exchange, order)
    accountsOf(exchange).remake(txId, { units })
    await turn(exchange, 5)
    expect(await lossOf(exchange)).toBe(loss)
    expect((await formsOf(exchange, txId)).map(({ state }) => state)).toEqual([
      'settled',
      'reversed',
    ])
    expect((await exchange.read(order)).state).toBe('finished')
    const kinds = await postingsOf(exchange, order)
    expect(kinds.filter((kind) => kind === 'deposit_recovered')).toHaveLength(2)
    await paidOnce(exchange, order)
  })

  test('after signing, with a while between in which it was nothing, makes good for the loss too', async (context) => {
    const exchange = await open(context)
    const loss = await lossOf(exchange)
    await exchange.until(order, 'finished')
    accountsOf(exchange).remake(txId, { to: 'somebody else' })
    await turn(exchange, 2)
    expect(await lossOf(exchange)).toBe(loss + units)
    accountsOf(exchange).remake(txId, { to: order.order.payIn.address, units: units - 5n })
    await turn(exchange, 5)
    expect(await lossOf(exchange)).toBe(loss + 5n)
    expect((await exchange.read(order)).state).toBe('finished')
    await paidOnce(exchange, order)
  })

  test('and pays nobody of ours any more is gone, for all that its transaction is there', async (context) => {
    const exchange = await open(context)
    await turn(exchange)
    accountsOf(exchange).remake(txId, { to: 'somebody else' })
    await turn(exchange, 4)
    expect(await formsOf(exchange, txId)).toEqual([{ units, state: 'gone', role: 'order' }])
    expect((await exchange.read(order)).state).toBe('waiting')
    await expectSound(exchange)
    accountsOf(exchange).remake(txId, { to: order.order.payIn.address })
    await exchange.until(order, 'finished')
    await paidOnce(exchange, order)
  })

  test('in another coin, or to another order, is that order’s or nobody’s', async (context) => {
    const exchange = await open(context)
    const other = await exchange.place(SOLD)
    await turn(exchange)
    accountsOf(exchange).remake(txId, { asset: 'usdc', units: 5_000_000n })
    await turn(exchange, 3)
    expect(await formsOf(exchange, txId)).toEqual([
      { units, state: 'gone', role: 'order' },
      { units: 5_000_000n, state: 'confirmed', role: 'suspense' },
    ])
    expect((await exchange.read(order)).state).toBe('waiting')
    await expectSound(exchange)
    accountsOf(exchange).remake(txId, { asset: 'eth', units, to: other.order.payIn.address })
    await exchange.until(other, 'finished')
    expect((await exchange.read(order)).state).toBe('waiting')
    await paidOnce(exchange, other)
  })

  test('counts only in the block in which a scan has read it', async (context) => {
    const exchange = await open(context)
    await turn(exchange)
    accountsOf(exchange).remake(txId, {})
    const { answers } = exchange.script('ethereum')
    answers.scan = async (cursor) => ({ cursor: cursor ?? '', payments: [], height: 0 })
    await turn(exchange, 5)
    expect(await depositsOf(exchange, order)).toMatchObject([{ state: 'seen', confirmations: 0 }])
    expect((await exchange.read(order)).state).toBe('confirming')
    delete answers.scan
    await exchange.until(order, 'finished')
    await paidOnce(exchange, order)
  })

  test('whatever it becomes: each settlement is paid once, and the books are those of the chain', async (context) => {
    const exchange = await open(context)
    const change = fc.constantFrom(
      { units },
      { units: units / 2n },
      { units: 1n },
      { to: order.order.payIn.address },
      { to: 'somebody else' },
      { asset: 'usdc', units: 5_000_000n },
      { asset: 'eth', units },
    )
    const step = fc.record({ change, turns: fc.nat(4) })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 7 }), async (steps) => {
        const placed = await exchange.place(SOLD)
        const paid = await exchange.pay(placed)
        const home = placed.order.payIn.address
        for (const { change, turns } of [...steps, { change: { asset: 'eth', units }, turns: 0 }]) {
          const to = 'to' in change && change.to !== order.order.payIn.address ? change.to : home
          accountsOf(exchange).remake(paid.txId, { ...change, to })
          await exchange.work()
          await turn(exchange, turns)
          await exchange.database.direct().deleteFrom('halt').execute()
        }
        await turn(exchange, 8)
        const settled = await exchange.database
          .direct()
          .selectFrom('settlement')
          .select(['units_in', 'units_out'])
          .where('order_id', '=', placed.order.id)
          .where('taken_back_at', 'is', null)
          .execute()
        expect([...(await received(exchange, placed))].sort()).toEqual(
          settled.map(({ units_out }) => units_out).sort(),
        )
        await expectSound(exchange)
      }),
      { numRuns: 3, seed: 20_261_121, endOnFailure: true },
    )
  })
})
