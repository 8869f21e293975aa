import { type Exchange, expectSound, sharedExchange } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { liftHalt, setHalt } from '../halts/set-halt.ts'
import { ledgerTotals } from '../ledger/index.ts'
import type { HedgeNeeds } from './hedge-needs.ts'
import { createHedger } from './hedger.ts'
import { exposureOf, hedgingOn, makeDue, policy, states } from './hedging.fixture.ts'
import { venueDifferences } from './open-venue.ts'

const STEP = 10n

async function swap(exchange: Exchange): Promise<void> {
  const placed = await exchange.place({ from: 'btc', to: 'eth', given: '0.01' })
  await exchange.pay(placed)
  await exchange.until(placed, 'finished')
}

/** Nothing is open, next to nothing is exposed, and the books agree with the venue. */
async function expectTurnedBack(exchange: Exchange, needs: HedgeNeeds): Promise<void> {
  for (const asset of ['btc', 'eth']) {
    // Less than one step of the venue.
    const exposure = await exposureOf(exchange, asset)
    expect(exposure > -STEP && exposure < STEP, `${asset} ${exposure}`).toBe(true)
  }
  expect(await states(exchange)).not.toContain('sent')
  expect(await venueDifferences(needs)).toEqual([])
  await expectSound(exchange)
}

describe('hedging', () => {
  const setUp = hedgingOn(sharedExchange('hedger'))

  test('turns back what customers bought and sold, and books it', async (context) => {
    const { exchange, needs, venue: at, turn } = await setUp(context)
    await turn()
    expect(at.sent).toBe(0)
    await swap(exchange)
    expect(await exposureOf(exchange, 'btc')).toBe(1_000_000n)
    await turn()
    expect(at.traded.map(({ side, amount }) => [side, amount.asset])).toEqual([
      ['sell', 'btc'],
      ['buy', 'eth'],
    ])
    await expectTurnedBack(exchange, needs)
    const { accounts } = await ledgerTotals(exchange.database.direct())
    expect(accounts.find(({ account }) => account === 'fee:venue')?.units).toBeGreaterThan(0n)
    await turn()
    expect(at.sent).toBe(2)
  })

  test('asks how an order stands whose answer was lost, and never sends it again', async (context) => {
    const { exchange, needs, venue: at, turn } = await setUp(context)
    await swap(exchange)
    at.mode = 'answer_lost'
    await turn()
    expect(await exposureOf(exchange, 'btc')).toBe(1_000_000n)
    await turn()
    expect(at.sent).toBe(2)
    at.mode = 'fill'
    await makeDue(exchange)
    await turn()
    expect([at.sent, at.traded.length]).toEqual([2, 2])
    await expectTurnedBack(exchange, needs)
  })

  test('goes on from the venue’s word where a worker died between trade and save', async (context) => {
    const { exchange, needs, venue: at, turn } = await setUp(context)
    await swap(exchange)
    // The lease passes to another worker while this one is at it: what it saves later is refused.
    at.afterTrade = async () => {
      await exchange.database
        .direct()
        .updateTable('hedge')
        .set({ fence: sql<bigint>`fence + 1`, lease_until: null })
        .where('state', '=', 'sent')
        .execute()
    }
    await turn()
    await makeDue(exchange)
    await turn()
    expect([at.sent, at.traded.length]).toEqual([2, 2])
    await expectTurnedBack(exchange, needs)
  })

  test('gives up an order that never arrived, and books it should it come late', async (context) => {
    const { exchange, needs, venue: at, turn } = await setUp(context)
    await swap(exchange)
    at.mode = 'request_lost'
    await turn()
    await makeDue(exchange)
    await turn()
    expect(await states(exchange)).toContain('sent')
    await exchange.database
      .direct()
      .updateTable('hedge')
      .set({ sent_at: new Date(0), due_at: new Date(0) })
      .where('state', '=', 'sent')
      .execute()
    at.mode = 'refuse'
    await turn()
    expect(await states(exchange)).not.toContain('sent')
    expect(exchange.alerts).toContain('hedge_never_arrived')
    at.mode = 'fill'
    await turn()
    await expectTurnedBack(exchange, needs)
    const traded = at.traded.length
    at.arriveLate()
    expect(at.traded.length).toBe(traded + 2)
    await makeDue(exchange)
    await turn()
    expect(exchange.alerts).toContain('hedge_came_late')
    await turn()
    await expectTurnedBack(exchange, needs)
  })

  test('makes the rest of a part that was filled the next decision', async (context) => {
    const { exchange, needs, venue: at, turn } = await setUp(context)
    await swap(exchange)
    at.mode = 'half'
    await turn()
    const left = await exposureOf(exchange, 'btc')
    expect(left).toBe(500_000n)
    at.mode = 'fill'
    await turn()
    await expectTurnedBack(exchange, needs)
  })

  test('books nothing of a refused order, and lets its coin rest', async (context) => {
    const {
      exchange,
      venue: at,
      turn,
    } = await setUp(context, {
      inventoryPolicy: { ...policy, restSeconds: 30 },
    })
    await swap(exchange)
    at.mode = 'refuse'
    await turn()
    await turn()
    expect([at.sent, at.traded.length]).toEqual([2, 0])
    expect(await exposureOf(exchange, 'btc')).toBe(1_000_000n)
  })

  test('buys nothing dearer than the worst price, and asks again at the new market', async (context) => {
    const { exchange, needs, venue: at, turn } = await setUp(context)
    at.perCent = 102n
    await turn()
    expect(at.traded.map(({ side }) => side)).toEqual(['sell'])
    at.perCent = 98n
    at.traded.splice(0)
    await turn()
    expect(at.traded.map(({ side }) => side)).toEqual(['buy'])
    await expectTurnedBack(exchange, needs)
  })

  test('waits while the venue is down', async (context) => {
    const { exchange, needs, venue: at, turn } = await setUp(context)
    await swap(exchange)
    at.mode = 'down'
    await expect(turn()).rejects.toThrow('down')
    expect([at.sent, (await states(exchange)).includes('planned')]).toEqual([0, false])
    at.mode = 'fill'
    await turn()
    await expectTurnedBack(exchange, needs)
  })

  test.for(['all', 'hedging'])('stands still while %s is halted', async (scope, context) => {
    const { exchange, needs, venue: at, turn } = await setUp(context)
    await swap(exchange)
    await setHalt(exchange.database, { scope, reason: 'a test', at: 0 })
    await turn()
    expect(at.sent).toBe(0)
    await liftHalt(exchange.database, scope)
    await turn()
    await expectTurnedBack(exchange, needs)
  })

  test('stands still for one coin while that coin is halted', async (context) => {
    const { exchange, needs, venue: at, turn } = await setUp(context)
    await swap(exchange)
    await setHalt(exchange.database, { scope: 'btc', reason: 'a test', at: 0 })
    await turn()
    expect(at.traded.map(({ amount }) => amount.asset)).toEqual(['eth'])
    await liftHalt(exchange.database, 'btc')
    await turn()
    await expectTurnedBack(exchange, needs)
  })

  test.for([
    ['trades a minute', { hedgesPerMinute: 1 }],
    ['dollars an hour', { hedgedUsdPerHour: 1n }],
  ] as const)('trips its circuit at too many %s', async ([, change], context) => {
    const {
      exchange,
      needs,
      venue: at,
      turn,
    } = await setUp(context, {
      inventoryPolicy: { ...policy, ...change },
    })
    await swap(exchange)
    await turn()
    expect(at.sent).toBe(0)
    expect(exchange.alerts).toContain('hedge_circuit_open')
    await createHedger({ ...needs, inventoryPolicy: policy })()
    await expectTurnedBack(exchange, needs)
  })

  test('says so where the venue holds too little', async (context) => {
    const { exchange, needs, venue: at, turn } = await setUp(context)
    await swap(exchange)
    const had = at.balances.get('btc') ?? 0n
    at.balances.set('btc', 5n)
    await turn()
    expect(at.traded.map(({ amount }) => amount.asset)).toEqual(['eth'])
    expect(exchange.alerts).toContain('hedge_venue_low')
    at.balances.set('btc', had)
    await turn()
    await expectTurnedBack(exchange, needs)
  })

  test('by many workers at once is done once', async (context) => {
    const { exchange, needs, venue: at } = await setUp(context)
    const workers = [createHedger(needs), createHedger(needs), createHedger(needs)]
    const second = await exchange.another()
    workers.push(createHedger({ ...needs, ...second.needs, inventoryPolicy: policy }))
    for (let round = 0; round < 5; round += 1) {
      at.traded.splice(0)
      await swap(exchange)
      await Promise.all(workers.map((work) => work()))
      await Promise.all(workers.map((work) => work()))
      const sold = at.traded.filter(({ side }) => side === 'sell')
      expect(sold.reduce((sum, { amount }) => sum + amount.units, 0n)).toBe(1_000_000n)
      await expectTurnedBack(exchange, needs)
    }
    await second.close()
  })
})
