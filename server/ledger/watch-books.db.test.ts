import { randomUUID } from 'node:crypto'
import { amount } from '@causeway/core/money'
import { type Exchange, expectSound, sharedExchange } from '@causeway/tests/exchange'
import { afterEach, describe, expect, test } from 'vitest'
import { liftHalt } from '../halts/set-halt.ts'
import { checkBooks } from './check-books.ts'
import { reconcileWallet } from './reconcile.ts'
import { createBookWatch } from './watch-books.ts'

async function haltsOf(exchange: Exchange): Promise<readonly string[]> {
  const rows = await exchange.database.direct().selectFrom('halt').select('scope').execute()
  return rows.map(({ scope }) => scope)
}

describe('the watch over the books', () => {
  const shared = sharedExchange('watch_books')
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

  test.for([
    ['its own coin: ten times the network fee', { from: 'xrp', to: 'ltc', given: '150' }, 10n],
    ['a token: nothing of it', { from: 'xrp', to: 'usdt20', given: '150' }, 0n],
  ] as const)(
    'lets a payout under way cost, in %s, and not a unit more',
    async ([, asked, times], context) => {
      const exchange = await open(context)
      const { database, needs } = exchange
      const placed = await exchange.place(asked)
      await exchange.pay(placed)
      await exchange.until(placed, 'sending')
      const coin = needs.catalogue.find(asked.to)
      const chain = [...needs.chains.values()].find(({ assets }) => assets.includes(asked.to))
      if (coin === undefined || chain === undefined) throw new Error(`No ${asked.to}`)
      const { answers } = exchange.script(chain.network)
      const { holdings } = chain
      const fee = coin.networkFeeUnits
      // What is missing says how little would be enough without any fee.
      answers.holdings = async (asset) => amount(asset, 0n)
      const missing = await reconcileWallet(database, chain, { asset: asked.to, feeAllowance: 0n })
      if (missing === null || missing === 'too_early') throw new Error('Nothing is missing')
      const hold = (units: bigint) => {
        answers.holdings = async (asset, payIns) =>
          asset === asked.to ? amount(asset, units) : holdings(asset, payIns)
      }
      hold(missing.least - fee * times)
      const look = createBookWatch(needs)
      for (let turn = 0; turn < 3; turn += 1) await look()
      expect(await haltsOf(exchange)).toEqual([])
      hold(missing.least - fee * times - 1n)
      for (let turn = 0; turn < 3; turn += 1) await look()
      expect(await haltsOf(exchange)).toEqual([asked.to])
      delete answers.holdings
      await liftHalt(database, asked.to)
      await exchange.until(placed, 'finished')
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

  /** A posting that sums to zero, and that the chain knows nothing of. */
  async function book(exchange: Exchange, from: string, to: string, units: bigint) {
    const id = randomUUID()
    const direct = exchange.database.direct()
    const at = new Date(exchange.clock.now())
    const posting = { id, kind: 'hedge_filled', reference: id, at }
    await direct.insertInto('ledger_posting').values(posting).execute()
    const entry = { posting_id: id, asset: 'ltc' }
    await direct
      .insertInto('ledger_entry')
      .values([
        { ...entry, line: 0, account: to, units },
        { ...entry, line: 1, account: from, units: -units },
      ])
      .execute()
    return async () => {
      await direct.deleteFrom('ledger_entry').where('posting_id', '=', id).execute()
      await direct.deleteFrom('ledger_posting').where('id', '=', id).execute()
    }
  }

  test.for(['order', 'outgoing'])(
    'halts a coin of which more was paid than the account %s of an order was owed',
    async (account, context) => {
      const exchange = await open(context)
      const { order } = await exchange.place({ from: 'xrp', to: 'ltc', given: '150' })
      const claim = `${account}:${order.id}`
      const mend = await book(exchange, 'trading', claim, 1n)
      const fault = { kind: 'account_negative', account: claim, asset: 'ltc', units: 1n }
      expect(await checkBooks(exchange.database)).toEqual([fault])
      const look = createBookWatch(exchange.needs)
      await look()
      await look()
      expect(await haltsOf(exchange)).toEqual([])
      await look()
      expect(await haltsOf(exchange)).toEqual(['ltc'])
      await mend()
      expect(await checkBooks(exchange.database)).toEqual([])
    },
  )

  test('halts a coin of which a wallet holds less than nothing, even where the chain agrees', async (context) => {
    const exchange = await open(context)
    const { answers } = exchange.script('litecoin')
    const chain = exchange.needs.chains.get('litecoin')
    if (chain === undefined) throw new Error('No litecoin')
    await exchange.work()
    const { units } = await chain.holdings('ltc', [])
    const mend = await book(exchange, 'wallet', 'capital', units * 2n)
    const [fault] = await checkBooks(exchange.database)
    expect(fault).toMatchObject({ kind: 'account_negative', account: 'wallet', asset: 'ltc' })
    const booked = fault?.kind === 'account_negative' ? fault.units : 0n
    expect(booked).toBeLessThan(0n)
    answers.holdings = async () => ({ asset: 'ltc', units: booked })
    const look = createBookWatch(exchange.needs)
    for (let times = 0; times < 3; times += 1) await look()
    delete answers.holdings
    await mend()
    expect(await haltsOf(exchange)).toEqual(['ltc'])
  })

  test('halts a coin of which more was paid out of suspense than had come', async (context) => {
    const exchange = await open(context)
    const mend = await book(exchange, 'capital', 'suspense', 1n)
    const look = createBookWatch(exchange.needs)
    for (let times = 0; times < 3; times += 1) await look()
    await mend()
    expect(await haltsOf(exchange)).toEqual(['ltc'])
  })
})
