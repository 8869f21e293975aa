import { type Exchange, expectSound, sharedExchange } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { lookAtChain } from './look-at-chain.ts'
import { ChainChanged, scanChain } from './scan-chain.ts'

function bitcoin(exchange: Exchange) {
  const chain = exchange.needs.chains.get('bitcoin')
  if (chain === undefined) throw new Error('No bitcoin')
  return chain
}

async function depositsOf(exchange: Exchange, orderId: string) {
  return exchange.database
    .direct()
    .selectFrom('deposit')
    .select(['tx_id', 'state'])
    .where('order_id', '=', orderId)
    .execute()
}

describe('a look at a chain', () => {
  const open = sharedExchange('scan_chain')

  test('that failed is made again at once, and not when the lease has run out', async (context) => {
    const exchange = await open(context)
    const chain = bitcoin(exchange)
    const { answers } = exchange.script('bitcoin')
    const placed = await exchange.place()
    await exchange.pay(placed)
    answers.scan = () => Promise.reject(new Error('The node is away'))
    await expect(scanChain(exchange.needs, chain)).rejects.toThrow('away')
    delete answers.scan
    expect(await scanChain(exchange.needs, chain)).toBe(true)
    expect(await depositsOf(exchange, placed.order.id)).toHaveLength(1)
    await exchange.until(placed, 'finished')
    await expectSound(exchange)
  })

  test('is one worker’s at a time', async (context) => {
    const exchange = await open(context)
    const chain = bitcoin(exchange)
    const { answers } = exchange.script('bitcoin')
    const head = chain.scan
    const beside: boolean[] = []
    answers.scan = async (cursor, owned) => {
      delete answers.scan
      beside.push(await scanChain(exchange.needs, chain))
      return head(cursor, owned)
    }
    expect(await scanChain(exchange.needs, chain)).toBe(true)
    expect(beside).toEqual([false])
  })

  test('is not made again by anybody within its rest', async (context) => {
    const exchange = await open(context)
    const chain = bitcoin(exchange)
    expect(await scanChain(exchange.needs, chain)).toBe(true)
    const rest = 1_000_000
    expect(await scanChain(exchange.needs, chain, rest)).toBe(false)
    // A node that calls is heard at once.
    expect(await scanChain(exchange.needs, chain)).toBe(true)
    expect(await scanChain(exchange.needs, chain, rest)).toBe(false)
    await exchange.database
      .direct()
      .updateTable('chain_cursor')
      .set({ lease_until: sql<Date>`lease_until - interval '1000 seconds'` })
      .where('network', '=', 'bitcoin')
      .execute()
    expect(await scanChain(exchange.needs, chain, rest)).toBe(true)
  })

  test('of a worker that slept beyond its lease is dropped whole', async (context) => {
    const exchange = await open(context)
    const chain = bitcoin(exchange)
    const { answers } = exchange.script('bitcoin')
    const scan = chain.scan
    const placed = await exchange.place()
    await exchange.pay(placed)
    answers.scan = async (cursor, owned) => {
      delete answers.scan
      const stale = await scan(cursor, owned)
      await sql`update chain_cursor set lease_until = now() - interval '1 second'`.execute(
        exchange.database.direct(),
      )
      expect(await scanChain(exchange.needs, chain)).toBe(true)
      return { ...stale, cursor: 'stale' }
    }
    await expect(scanChain(exchange.needs, chain)).rejects.toThrow('lease on bitcoin was lost')
    const row = await exchange.database
      .direct()
      .selectFrom('chain_cursor')
      .select(['cursor', 'lease_until'])
      .where('network', '=', 'bitcoin')
      .executeTakeFirstOrThrow()
    expect(row.cursor).not.toBe('stale')
    expect(await depositsOf(exchange, placed.order.id)).toHaveLength(1)
    await exchange.until(placed, 'finished')
    await expectSound(exchange)
  })

  test('that tells the same payment again counts it once', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    await exchange.pay(placed)
    for (let times = 0; times < 3; times += 1) {
      await exchange.database
        .direct()
        .updateTable('chain_cursor')
        .set({ cursor: null })
        .where('network', '=', 'bitcoin')
        .execute()
      await exchange.work()
      await exchange.mine()
    }
    expect(await depositsOf(exchange, placed.order.id)).toHaveLength(1)
    await exchange.until(placed, 'finished')
    await expectSound(exchange)
  })

  test('of a node on another chain is not believed', async (context) => {
    const exchange = await open(context)
    const { answers } = exchange.script('bitcoin')
    const placed = await exchange.place()
    await exchange.pay(placed)
    answers.identity = async () => 'another genesis'
    await expect(scanChain(exchange.needs, bitcoin(exchange))).rejects.toThrow(ChainChanged)
    expect(await depositsOf(exchange, placed.order.id)).toEqual([])
    delete answers.identity
    await exchange.until(placed, 'finished')
  })
})

/** How often deposits of bitcoin are looked up again. */
function countLookUps(exchange: Exchange) {
  const chain = bitcoin(exchange)
  const { paymentStatuses } = chain
  let count = 0
  exchange.script('bitcoin').answers.paymentStatuses = (keys) => {
    count += 1
    return paymentStatuses(keys)
  }
  return { chain, lookUps: () => count }
}

async function makeDue(exchange: Exchange): Promise<void> {
  await exchange.database
    .direct()
    .updateTable('deposit')
    .set({ due_at: new Date(0) })
    .execute()
}

describe('deposits of a chain that is looked at', () => {
  const open = sharedExchange('look_at_chain')

  test('are looked up again when a payment comes or when one is due, and otherwise left', async (context) => {
    const exchange = await open(context)
    const { chain, lookUps } = countLookUps(exchange)
    const look = (isDue: boolean) =>
      lookAtChain(exchange.needs, chain, { restMilliseconds: 0, isDue: () => isDue })
    const placed = await exchange.place()
    await look(false)
    expect(lookUps()).toBe(0)
    await exchange.pay(placed)
    await makeDue(exchange)
    await look(false)
    const afterPayment = lookUps()
    expect(afterPayment).toBeGreaterThan(0)
    await exchange.mine()
    await look(false)
    await makeDue(exchange)
    const before = lookUps()
    await look(false)
    expect(lookUps()).toBe(before)
    await look(true)
    expect(lookUps()).toBe(before + 1)
    await exchange.until(placed, 'finished')
    await expectSound(exchange)
  })

  test('are left within the rest of another look', async (context) => {
    const exchange = await open(context)
    const { chain, lookUps } = countLookUps(exchange)
    const placed = await exchange.place()
    await exchange.pay(placed)
    const look = (restMilliseconds: number) =>
      lookAtChain(exchange.needs, chain, { restMilliseconds, isDue: () => true })
    expect(await look(0)).toBe(true)
    await makeDue(exchange)
    const before = lookUps()
    expect(await look(1_000_000)).toBe(false)
    expect(lookUps()).toBe(before)
  })
})
