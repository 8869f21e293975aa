import type { ChainPort } from '@causeway/core/ports'
import { type Exchange, sharedExchange } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { scanChain } from './scan-chain.ts'

function bitcoin(exchange: Exchange): ChainPort {
  const chain = exchange.needs.chains.get('bitcoin')
  if (chain === undefined) throw new Error('No bitcoin')
  return chain
}

async function cursorOf({ database }: Exchange) {
  return database
    .direct()
    .selectFrom('chain_cursor')
    .selectAll()
    .where('network', '=', 'bitcoin')
    .executeTakeFirstOrThrow()
}

async function forget({ database }: Exchange) {
  await sql`delete from chain_cursor where network = 'bitcoin'`.execute(database.direct())
}

describe('a look at a chain', () => {
  const open = sharedExchange('scanned_chain')

  test('says of addresses which are ours', async (context) => {
    const exchange = await open(context)
    const { order } = await exchange.place()
    const other = await exchange.place({ from: 'ltc', to: 'eth', given: '10' })
    const chain = bitcoin(exchange)
    await sql`insert into pay_in_skipped (network, address, index)
      values ('bitcoin', 'skipped', 7), ('litecoin', 'skipped elsewhere', 7)`.execute(
      exchange.database.direct(),
    )
    const hot = chain.hotWalletAddress('btc')
    const told: string[][] = []
    exchange.script('bitcoin').answers.scan = async (_, owned) => {
      const asked = [order.payIn.address, other.order.payIn.address, hot, 'skipped']
      told.push([...(await owned([...asked, 'skipped elsewhere', 'nobody’s']))])
      told.push([...(await owned([order.payIn.address]))])
      told.push([...(await owned([]))])
      return { payments: [], cursor: 'here', height: 1 }
    }
    await scanChain(exchange.needs, chain)
    delete exchange.script('bitcoin').answers.scan
    const [first, second, third] = told
    expect(first?.toSorted()).toEqual([order.payIn.address, hot, 'skipped'].toSorted())
    expect(second).toEqual([order.payIn.address])
    expect(third).toEqual([])
  })

  test('saves how far it came and when, and lets the chain go', async (context) => {
    const exchange = await open(context)
    const before = await cursorOf(exchange)
    const begun: unknown[] = []
    exchange.script('bitcoin').answers.scan = async (cursor) => {
      begun.push(cursor)
      const { rows } = await sql<{ held: boolean }>`
        select lease_until > now() + interval '10 seconds' as held from chain_cursor
        where network = 'bitcoin'`.execute(exchange.database.direct())
      begun.push(rows[0]?.held)
      return { payments: [], cursor: 'further', height: 77 }
    }
    exchange.clock.advance(5)
    await scanChain(exchange.needs, bitcoin(exchange))
    delete exchange.script('bitcoin').answers.scan
    expect(begun).toEqual([before.cursor, true])
    const after = await cursorOf(exchange)
    expect(after).toMatchObject({
      cursor: 'further',
      height: 77,
      fence: before.fence + 1n,
      scanned_at: new Date(exchange.clock.now()),
      identity: await bitcoin(exchange).identity(),
    })
    const { rows } = await sql<{ free: boolean }>`select lease_until <= now() as free
      from chain_cursor where network = 'bitcoin'`.execute(exchange.database.direct())
    expect(rows).toEqual([{ free: true }])
  })

  test('that failed frees the chain, and saves nothing', async (context) => {
    const exchange = await open(context)
    const before = await cursorOf(exchange)
    exchange.script('bitcoin').answers.scan = () => Promise.reject(new Error('The node is away'))
    await expect(scanChain(exchange.needs, bitcoin(exchange))).rejects.toThrow('away')
    delete exchange.script('bitcoin').answers.scan
    const after = { ...before, lease_until: null, fence: before.fence + 1n }
    expect(await cursorOf(exchange)).toEqual(after)
  })

  test('that failed after another took over does not free the chain of that one', async (context) => {
    const exchange = await open(context)
    exchange.script('bitcoin').answers.scan = async () => {
      await sql`update chain_cursor set fence = fence + 1, lease_until = now() + interval '1 hour'
        where network = 'bitcoin'`.execute(exchange.database.direct())
      throw new Error('The node is away')
    }
    await expect(scanChain(exchange.needs, bitcoin(exchange))).rejects.toThrow('away')
    expect((await cursorOf(exchange)).lease_until).not.toBeNull()
    delete exchange.script('bitcoin').answers.scan
    expect(await scanChain(exchange.needs, bitcoin(exchange))).toBe(false)
    await sql`update chain_cursor set lease_until = null`.execute(exchange.database.direct())
    expect(await scanChain(exchange.needs, bitcoin(exchange))).toBe(true)
  })

  test('that nobody has looked at is one worker’s at a time, too', async (context) => {
    const exchange = await open(context)
    await forget(exchange)
    const began: (string | null)[] = []
    exchange.script('bitcoin').answers.scan = async (cursor) => {
      began.push(cursor)
      return { payments: [], cursor: 'first', height: 1 }
    }
    // The rest is counted from the end of a look, and there was none.
    expect(await scanChain(exchange.needs, bitcoin(exchange), 1_000_000)).toBe(true)
    await forget(exchange)
    const both = [1, 2].map(() => scanChain(exchange.needs, bitcoin(exchange), 1_000_000))
    expect((await Promise.all(both)).toSorted()).toEqual([false, true])
    delete exchange.script('bitcoin').answers.scan
    expect(began).toEqual([null, null])
    expect((await cursorOf(exchange)).identity).toBe(await bitcoin(exchange).identity())
  })

  test('of another chain than at first is refused by name, whatever it says then', async (context) => {
    const exchange = await open(context)
    const { answers } = exchange.script('bitcoin')
    await scanChain(exchange.needs, bitcoin(exchange))
    const identity = await bitcoin(exchange).identity()
    answers.identity = async () => 'another'
    await expect(scanChain(exchange.needs, bitcoin(exchange))).rejects.toMatchObject({
      name: 'ChainChanged',
      message: `bitcoin was chain ${identity} and says it is another; check the node before going on`,
    })
    delete answers.identity
    expect((await cursorOf(exchange)).identity).toBe(identity)
  })
})
