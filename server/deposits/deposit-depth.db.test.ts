import { amount } from '@causeway/core/money'
import type { ChainPort } from '@causeway/core/ports'
import {
  depositsOf,
  type Exchange,
  expectSound,
  holdRow,
  postingsOf,
  refuseInserts,
  sharedExchange,
} from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import type { PlacedOrder } from '../orders/index.ts'
import { followDeposits } from './follow-deposits.ts'
import { scanChain } from './scan-chain.ts'

const COIN = 3
const dollars = (whole: bigint) => whole * 1_000_000n
const sold = (given: string) => ({ from: 'usdt20', to: 'btc', given }) as const

async function neededOf(exchange: Exchange, placed: Parameters<typeof depositsOf>[1]) {
  await exchange.work()
  return (await depositsOf(exchange, placed)).map(({ needed }) => needed)
}

async function makeDue({ database }: Exchange): Promise<void> {
  await database
    .direct()
    .updateTable('deposit')
    .set({ due_at: new Date(0) })
    .execute()
}

describe('how deep a deposit must be', () => {
  const open = sharedExchange('deposit_depth')

  test.for([
    ['100', COIN],
    ['30000', 2 * COIN],
    ['200000', 3 * COIN],
  ] as const)(
    '%s dollars wait for %i blocks, as their order says before they come',
    async ([given, needed], context) => {
      const exchange = await open(context)
      const placed = await exchange.place(sold(given))
      expect(placed.order.confirmationsNeeded).toBe(needed)
      await exchange.pay(placed)
      expect(await neededOf(exchange, placed)).toEqual([needed])
      for (let block = 1; block < needed; block += 1) {
        await exchange.mine()
        await exchange.work()
        expect(await depositsOf(exchange, placed)).toMatchObject([
          { state: 'seen', confirmations: block },
        ])
        expect(await postingsOf(exchange, placed)).toEqual([])
      }
      expect((await exchange.read(placed)).state).toBe('confirming')
      await exchange.mine()
      await exchange.work()
      expect((await postingsOf(exchange, placed)).slice(0, 1)).toEqual(['deposit_confirmed'])
      await exchange.until(placed, 'finished')
      await expectSound(exchange)
    },
  )

  test('what is expected and what comes both count, whichever is more', async (context) => {
    const exchange = await open(context)
    const [large, small] = [await exchange.place(sold('30000')), await exchange.place(sold('100'))]
    await exchange.pay(large, dollars(100n))
    await exchange.pay(small, dollars(30_000n))
    await exchange.pay(small, dollars(100n))
    expect(await neededOf(exchange, large)).toEqual([2 * COIN])
    expect(await neededOf(exchange, small)).toEqual([2 * COIN, COIN])
    expect((await exchange.read(small)).confirmationsNeeded).toBe(2 * COIN)
    await exchange.until(large, 'finished')
    await exchange.until(small, 'finished')
    await expectSound(exchange)
  })

  test('without a price it waits as the largest would', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place(sold('100'))
    await exchange.pay(placed)
    exchange.pausePrice('usdt20', 'stale')
    expect((await exchange.read(placed)).confirmationsNeeded).toBe(3 * COIN)
    expect(await neededOf(exchange, placed)).toEqual([3 * COIN])
    exchange.pausePrice('usdt20', null)
    await exchange.until(placed, 'finished')
  })

  test('a coin that needs more confirmations since a payment was seen needs them of it', async (context) => {
    const exchange = await open(context)
    const { catalogue, chains } = exchange.needs
    const [coin, chain] = [catalogue.find('usdt20'), chains.get('ethereum')]
    if (coin === undefined || chain === undefined) throw new Error('No such coin')
    const raised = { ...coin, confirmations: 2 * COIN }
    const find = (ticker: string) => (ticker === 'usdt20' ? raised : catalogue.find(ticker))
    const needs = { ...exchange.needs, catalogue: { ...catalogue, find } }
    const placed = await exchange.place(sold('100'))
    await exchange.pay(placed)
    expect(await neededOf(exchange, placed)).toEqual([COIN])
    const mine = async (blocks: number) => {
      for (let block = 0; block < blocks; block += 1) await exchange.mine()
      await makeDue(exchange)
      await scanChain(needs, chain, 0)
      await followDeposits(needs, chain)
    }
    await mine(COIN + 1)
    expect(await depositsOf(exchange, placed)).toMatchObject([{ state: 'seen', needed: 2 * COIN }])
    expect((await exchange.read(placed)).confirmationsNeeded).toBe(2 * COIN)
    await mine(COIN)
    expect(await depositsOf(exchange, placed)).toMatchObject([{ state: 'confirmed' }])
    await exchange.until(placed, 'finished')
    await expectSound(exchange)
  })

  test('the house’s own money waits as its coin says', async (context) => {
    const exchange = await open(context)
    const address = exchange.needs.chains.get('ethereum')?.hotWalletAddress('usdt20') ?? ''
    const sum = amount('usdt20', dollars(1_000_000n))
    const { txId } = await exchange.controls.pay({ amount: sum, address, extraId: null })
    await exchange.work()
    const row = await exchange.database
      .direct()
      .selectFrom('deposit')
      .select(['role', 'needed'])
      .where('tx_id', '=', txId)
      .executeTakeFirst()
    expect(row).toEqual({ role: 'capital', needed: COIN })
  })

  test('deposits are booked together, and one that cannot be fails alone', async (context) => {
    const exchange = await open(context)
    const placed = await paidAlmostDeep(exchange)
    const [first, bad, ...others] = placed as [PlacedOrder, PlacedOrder, ...PlacedOrder[]]
    const mend = await refuseInserts(exchange, {
      table: 'ledger_posting',
      orderId: bad.order.id,
      message: 'this deposit cannot be booked',
    })
    const chain = exchange.needs.chains.get('ethereum') as ChainPort
    try {
      await exchange.mine()
      await scanChain(exchange.needs, chain)
      await makeDue(exchange)
      await expect(followDeposits(exchange.needs, chain)).rejects.toThrow('cannot be booked')
      for (const each of [first, ...others]) {
        expect(await depositsOf(exchange, each)).toMatchObject([{ state: 'confirmed' }])
        expect(await postingsOf(exchange, each)).toEqual(['deposit_confirmed'])
      }
      expect(await depositsOf(exchange, bad)).toMatchObject([{ state: 'seen' }])
      expect(await postingsOf(exchange, bad)).toEqual([])
    } finally {
      await mend()
    }
    await makeDue(exchange)
    await followDeposits(exchange.needs, chain)
    for (const each of placed) await exchange.until(each, 'finished')
    await expectSound(exchange)
  })

  test('deposits are booked without the one whose order another worker holds, which follows when it is free', async (context) => {
    const exchange = await open(context)
    const placed = await paidAlmostDeep(exchange)
    const [held, ...free] = placed as [PlacedOrder, ...PlacedOrder[]]
    const chain = exchange.needs.chains.get('ethereum') as ChainPort
    await exchange.mine()
    await scanChain(exchange.needs, chain)
    await makeDue(exchange)
    const letGo = await holdRow(exchange, 'orders', held.order.id)
    const following = followDeposits(exchange.needs, chain)
    for (const each of free) {
      await expect.poll(() => depositsOf(exchange, each)).toMatchObject([{ state: 'confirmed' }])
    }
    expect(await depositsOf(exchange, held)).toMatchObject([{ state: 'seen' }])
    await letGo()
    await following
    expect(await depositsOf(exchange, held)).toMatchObject([{ state: 'confirmed' }])
    expect(await postingsOf(exchange, held)).toEqual(['deposit_confirmed'])
    for (const each of placed) await exchange.until(each, 'finished')
    await expectSound(exchange)
  })
})

/** Four orders whose deposits lack one block. */
async function paidAlmostDeep(exchange: Exchange): Promise<readonly PlacedOrder[]> {
  const placed: PlacedOrder[] = []
  for (let each = 0; each < 4; each += 1) placed.push(await exchange.place(sold('100')))
  for (const each of placed) await exchange.pay(each)
  await exchange.work()
  for (let block = 0; block < COIN - 1; block += 1) {
    await exchange.mine()
    await exchange.work()
  }
  return placed
}
