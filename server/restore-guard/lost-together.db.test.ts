import { type Exchange, expectSound, plantRows, sharedExchange } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { PlacedOrder } from '../orders/index.ts'
import { acceptHistory } from './accept-history.ts'
import { readGeneration } from './generation-store.ts'
import { postLostTransfers } from './post-lost-transfers.ts'
import { readLostFigures } from './read-figures.ts'
import { reconcileHistory } from './reconcile-history.ts'
import { createRestoreCheck } from './restore-check.ts'

/** Takes an order's deposit and payout out of the database again; the order too, where it came after the backup. */
async function forget(
  { database }: Exchange,
  { order }: PlacedOrder,
  what: 'payment' | 'order',
): Promise<void> {
  const statement = (text: string) => sql.raw(text.replaceAll('$', `'${order.id}'`))
  const run = (text: string) => statement(text).execute(database.direct())
  const plant = (text: string) => plantRows(database, (tx) => statement(text).execute(tx))
  await run(`delete from ledger_entry where posting_id in
    (select id from ledger_posting where order_id = $)`)
  await run('delete from ledger_posting where order_id = $')
  const ofOrder = 'transfer_id in (select id from transfer where order_id = $)'
  await run(`delete from transfer_transaction where ${ofOrder}`)
  await run(`delete from reserved_input where ${ofOrder}`)
  await run('delete from transfer where order_id = $')
  await run('delete from deposit where order_id = $')
  await run('delete from settlement where order_id = $')
  if (what === 'payment') {
    await plant(
      "update orders set state = 'waiting', ended_at = null, ended_state = null where id = $",
    )
    await run('delete from order_due where order_id = $')
    return
  }
  for (const table of ['order_event', 'order_due', 'idempotency', 'used_quote']) {
    await run(`delete from ${table} where order_id = $`)
  }
  await run('delete from orders where id = $')
}

/** Database and signer are as they were before these orders were paid; the chains are not. */
async function losePayouts(exchange: Exchange, placed: readonly PlacedOrder[]): Promise<void> {
  for (const each of placed) await forget(exchange, each, 'payment')
  await exchange.loseJournal()
  const direct = exchange.database.direct()
  await sql`update incarnation set journal_sequence = 0`.execute(direct)
  await sql`update chain_cursor set cursor = null`.execute(direct)
}

async function finish(exchange: Exchange, to: readonly string[]) {
  const placed: PlacedOrder[] = []
  for (const coin of to) placed.push(await exchange.place({ to: coin }))
  for (const each of placed) await exchange.pay(each)
  for (const each of placed) await exchange.until(each, 'finished')
  return placed
}

const payouts = (exchange: Exchange, placed: readonly PlacedOrder[]) =>
  Promise.all(
    placed.map(async ({ order }) => {
      const received = await exchange.received(order.destination.address)
      return received.map(({ amount, txId }) => ({ amount, txId }))
    }),
  )
const haltsOf = async ({ database }: Exchange) =>
  database.direct().selectFrom('halt').select(['scope', 'reason']).orderBy('scope').execute()
async function workOn(exchange: Exchange): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) {
    await exchange.work()
    await exchange.mine()
  }
}

describe('database and journal that came back older together', () => {
  const open = sharedExchange('lost-together')

  test('pay nothing again, halt each chain, and go on with the same payouts once they were adopted', async (context) => {
    const exchange = await open(context)
    const placed = await finish(exchange, ['eth', 'ltc', 'xrp'])
    const paid = await payouts(exchange, placed)
    expect(paid.map((each) => each.length)).toEqual([1, 1, 1])
    await losePayouts(exchange, placed)
    exchange.movePrice('btc', 150n)
    await workOn(exchange)
    expect(await payouts(exchange, placed)).toEqual(paid)
    expect(exchange.alerts.filter((name) => name === 'wallet_history_unknown')).not.toEqual([])
    const found = await haltsOf(exchange)
    expect(found.map(({ scope }) => scope)).toEqual(['ethereum', 'litecoin', 'ripple'])
    for (const { reason } of found) {
      expect(reason).toMatch(/^wallet_history: .* doctor --reconcile$/)
    }
    for (const each of placed) expect((await exchange.read(each)).state).not.toBe('finished')

    const done = await reconcileHistory(exchange.needs)
    const adopted = done.adopted.flatMap((wallet) => wallet.adopted)
    expect(adopted.map(({ orderId }) => orderId).toSorted()).toEqual(
      placed.map(({ order }) => order.id).toSorted(),
    )
    expect(done.adopted.every(({ agrees }) => agrees)).toBe(true)
    expect(await haltsOf(exchange)).toEqual([])
    exchange.signing.instead = () => Promise.reject(new Error('Nothing may be signed'))
    for (const [index, each] of placed.entries()) {
      const ended = await exchange.until(each, 'finished')
      const [payout] = paid[index] ?? []
      expect(ended).toMatchObject({ sentTo: payout?.amount, payoutTxId: payout?.txId })
    }
    exchange.signing.instead = null
    expect(await payouts(exchange, placed)).toEqual(paid)
    expect(await readLostFigures(exchange.database)).toEqual({ unsettled: 0, unbooked: 0 })
    exchange.movePrice('btc', 100n)
    await expectSound(exchange)
    const fresh = await finish(exchange, ['eth', 'ltc', 'xrp'])
    expect((await payouts(exchange, fresh)).map((each) => each.length)).toEqual([1, 1, 1])
  })

  test('book what lost orders were paid, a second run finding nothing more', async (context) => {
    const exchange = await open(context)
    const known = await finish(exchange, ['ltc'])
    const lost = await finish(exchange, ['ltc', 'eth'])
    const paid = await payouts(exchange, lost)
    for (const each of lost) await forget(exchange, each, 'order')
    await losePayouts(exchange, [])
    await exchange.work()
    const done = await reconcileHistory(exchange.needs)
    const txIds = paid.flat().map(({ txId }) => txId)
    const adopted = done.adopted.flatMap((wallet) => wallet.adopted)
    const ofLost = adopted.filter(({ orderId }) => orderId === null)
    expect(ofLost.map(({ txId }) => txId)).toEqual(expect.arrayContaining(txIds))
    const again = await reconcileHistory(exchange.needs)
    expect(again.adopted.flatMap((wallet) => wallet.adopted)).toEqual([])
    await postLostTransfers(exchange.needs)
    expect((await readLostFigures(exchange.database)).unbooked).toBe(0)
    const booked = await exchange.database
      .direct()
      .selectFrom('ledger_posting')
      .select('reference')
      .where('kind', '=', 'recalled_transfer')
      .execute()
    expect(booked.length).toBeGreaterThanOrEqual(lost.length)
    for (const each of known) expect((await exchange.read(each)).state).toBe('finished')
    expect(await payouts(exchange, lost)).toEqual(paid)
  })

  test('a journal alone that is shorter than the database has seen stops everything', async (context) => {
    const exchange = await open(context)
    const placed = await finish(exchange, ['ltc', 'eth'])
    const paid = await payouts(exchange, placed)
    expect(await createRestoreCheck(exchange.needs)()).toBe('current')
    const { journalSequence } = await readGeneration(exchange.database)
    expect(journalSequence).toBeGreaterThan(0)
    await exchange.loseJournal()
    expect(await createRestoreCheck(exchange.needs)()).toBe('older')
    expect(exchange.alerts).toContain('journal_older')
    expect(await haltsOf(exchange)).toMatchObject([
      { scope: 'all', reason: expect.stringContaining('journal came back older') },
    ])
    const before = await readLostFigures(exchange.database)
    const done = await reconcileHistory(exchange.needs)
    expect(done).toMatchObject({ isJournalWhole: true, isLifted: true })
    // The database knows them all: each goes back to its own transfer, and nothing is booked a second time.
    const adopted = done.adopted.flatMap((wallet) => wallet.adopted)
    for (const [index, { order }] of placed.entries()) {
      const txId = paid[index]?.[0]?.txId
      expect(adopted.filter((each) => each.txId === txId)).toMatchObject([{ orderId: order.id }])
    }
    expect(await readLostFigures(exchange.database)).toEqual(before)
    expect(await createRestoreCheck(exchange.needs)()).toBe('current')
    expect(await haltsOf(exchange)).toEqual([])
  })

  test('a chain that cannot be asked is neither signed for nor lifted', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ to: 'ltc' })
    await exchange.pay(placed)
    const { answers } = exchange.script('litecoin')
    answers.walletHistory = () => Promise.reject(new Error('The node is down'))
    await workOn(exchange)
    expect(await payouts(exchange, [placed])).toEqual([[]])
    expect(await exchange.needs.signer.recall('00000000-0000-0000-0000-000000000000')).toEqual([])
    const done = await reconcileHistory(exchange.needs)
    expect(done.adopted.find(({ network }) => network === 'litecoin')).toMatchObject({
      agrees: false,
      failure: expect.stringContaining('The node is down'),
    })
    delete answers.walletHistory
    await exchange.until(placed, 'finished')
    expect((await payouts(exchange, [placed]))[0]).toHaveLength(1)
  })

  test('what an operator accepts is signed past, and not booked', async (context) => {
    const exchange = await open(context)
    await finish(exchange, ['eth'])
    await exchange.loseJournal()
    expect(await exchange.needs.wallets.agrees('ethereum')).toBe(false)
    const before = await haltsOf(exchange)
    expect(before.map(({ scope }) => scope)).toEqual(['ethereum'])
    // Until it is mended no check forgets from where the chains have to be read again.
    const direct = exchange.database.direct()
    await sql`update chain_cursor set witnessed_cursor = 'then'`.execute(direct)
    await sql`update incarnation set journal_sequence = 0`.execute(direct)
    const placesWitnessed = async () =>
      (await direct.selectFrom('chain_cursor').select('witnessed_cursor').distinct().execute()).map(
        (row) => row.witnessed_cursor,
      )
    expect(await createRestoreCheck(exchange.needs)()).toBe('current')
    expect(await placesWitnessed()).toEqual(['then'])
    expect(await acceptHistory(exchange.needs, 'ethereum', 'used by hand')).toBeGreaterThan(0)
    expect(await haltsOf(exchange)).toEqual([])
    expect(await exchange.needs.wallets.agrees('ethereum')).toBe(true)
    const [signed] = await exchange.needs.signer.history(0)
    expect(signed).toMatchObject({ isAdopted: true, plan: null })
    expect(await createRestoreCheck(exchange.needs)()).toBe('current')
    expect(await placesWitnessed()).not.toContain('then')
  })
})
