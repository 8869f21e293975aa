import { amount } from '@causeway/core/money'
import { type Exchange, engines, expectSound, sharedExchange } from '@causeway/tests/exchange'
import { afterEach, describe, expect, test } from 'vitest'
import { liftHalt } from '../jobs/index.ts'
import { createBookWatch } from './watch-books.ts'

async function haltsOf(exchange: Exchange): Promise<readonly string[]> {
  const rows = await exchange.database.direct().selectFrom('halt').select('scope').execute()
  return rows.map(({ scope }) => scope)
}

describe.each(engines)('the watch over the books on %s', (engine) => {
  const shared = sharedExchange(engine, 'watch_books')
  let opened: Exchange | undefined
  const open = async (context: Parameters<typeof shared>[0]) => {
    opened = await shared(context)
    return opened
  }
  afterEach(async () => {
    if (opened === undefined) return
    for (const scope of await haltsOf(opened)) await liftHalt(opened.database, scope)
  })

  test('says nothing while swaps are in every stage', async (context) => {
    const exchange = await open(context)
    const look = createBookWatch(exchange.needs)
    for (let turn = 0; turn < 12; turn += 1) {
      const placed = await exchange.place(
        turn % 2 === 0 ? {} : { from: 'xrp', to: 'ltc', given: '150' },
      )
      await exchange.pay(placed)
      await look()
      if (turn % 3 === 0) await exchange.controls.reorganise('litecoin', 1, false)
      await exchange.work()
      await look()
      await exchange.mine()
      // Blocks that no scan has seen yet.
      await look()
    }
    for (let turn = 0; turn < 8; turn += 1) {
      await exchange.work()
      await look()
      await exchange.mine()
    }
    await exchange.work()
    expect(await haltsOf(exchange)).toEqual([])
    expect(exchange.alerts).not.toContain('ledger_unlike_chain')
    await expectSound(exchange)
  })

  test('does not blame a block that the scan has not come to', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ from: 'xrp', to: 'ltc', given: '150' })
    await exchange.pay(placed)
    await exchange.mine()
    const look = createBookWatch(exchange.needs)
    for (let times = 0; times < 5; times += 1) await look()
    expect(await haltsOf(exchange)).toEqual([])
    await exchange.until(placed, 'finished')
  })

  test.for([
    ['more', 1n],
    ['less', -1n],
  ] as const)(
    'halts an asset of which the chain has one unit %s, at the third look',
    async ([, off], context) => {
      const exchange = await open(context)
      const { answers } = exchange.script('litecoin')
      const holdings = exchange.needs.chains.get('litecoin')?.holdings
      if (holdings === undefined) throw new Error('No litecoin')
      await exchange.work()
      const look = createBookWatch(exchange.needs)
      answers.holdings = async (asset, payIns) =>
        amount(asset, (await holdings(asset, payIns)).units + off)
      await look()
      await look()
      expect(await haltsOf(exchange)).toEqual([])
      await look()
      expect(await haltsOf(exchange)).toEqual(['ltc'])
      expect(exchange.alerts).toContain('ledger_unlike_chain')
      delete answers.holdings
    },
  )

  test('forgets a difference that was gone at the next look', async (context) => {
    const exchange = await open(context)
    const { answers } = exchange.script('litecoin')
    const look = createBookWatch(exchange.needs)
    for (let times = 0; times < 3; times += 1) {
      answers.holdings = async (asset) => amount(asset, 0n)
      await look()
      await look()
      delete answers.holdings
      await look()
    }
    expect(await haltsOf(exchange)).toEqual([])
  })

  test('takes a node that does not answer for no difference', async (context) => {
    const exchange = await open(context)
    const { answers } = exchange.script('litecoin')
    answers.holdings = () => Promise.reject(new Error('The node is away'))
    const look = createBookWatch(exchange.needs)
    for (let times = 0; times < 4; times += 1) await look()
    delete answers.holdings
    expect(await haltsOf(exchange)).toEqual([])
    expect(exchange.alerts).toContain('reconcile_failed')
  })

  test('halts everything where the books do not add up', async (context) => {
    const exchange = await open(context)
    const entry = await exchange.database
      .direct()
      .selectFrom('ledger_entry')
      .selectAll()
      .where('account', '=', 'capital')
      .where('asset', '=', 'ltc')
      .executeTakeFirstOrThrow()
    const write = (units: bigint) =>
      exchange.database
        .direct()
        .updateTable('ledger_entry')
        .set({ units })
        .where('posting_id', '=', entry.posting_id)
        .where('line', '=', entry.line)
        .execute()
    await write(entry.units + 1n)
    const look = createBookWatch(exchange.needs)
    for (let times = 0; times < 3; times += 1) await look()
    await write(entry.units)
    expect(await haltsOf(exchange)).toEqual(['all'])
  })
})
